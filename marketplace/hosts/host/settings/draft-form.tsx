import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'

type DraftFormProps = {
  label: string
  draft: {
    errors: Record<string, string | undefined>
    busy: boolean
    unsaved: boolean
    save: () => Promise<void>
    undo: () => void
  }
  children: ReactNode
}

/** A form whose save bar stays visible while there are unsaved changes. */
export function DraftForm({ label, draft, children }: DraftFormProps) {
  const { errors, busy, unsaved, save, undo } = draft
  const form = useRef<HTMLFormElement>(null)
  // The first invalid field gets the focus; a screen reader then reads its message too.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])
  return (
    <form
      ref={form}
      aria-label={label}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="grid gap-6"
    >
      {errors._ && (
        <p role="alert" className="font-medium text-danger">
          {errors._}
        </p>
      )}
      {children}
      <div
        className={`flex flex-wrap items-center justify-end gap-3 border-t border-hairline bg-papel py-3 max-md:-mx-5 max-md:px-5 ${unsaved ? 'sticky bottom-[calc(var(--spacing)*16+env(safe-area-inset-bottom))] z-10 md:bottom-0' : ''}`}
      >
        <p role="status" className="mr-auto flex items-center gap-2 text-sm text-tinta-suave">
          {unsaved && (
            <>
              <Icon name="edit" size="sm" />
              Sin guardar
            </>
          )}
        </p>
        {unsaved && !busy && (
          <Button variant="ghost" onClick={undo}>
            Deshacer
          </Button>
        )}
        <Button type="submit" loading={busy} loadingText="Guardando…">
          Guardar cambios
        </Button>
      </div>
    </form>
  )
}
