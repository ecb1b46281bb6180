import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'

type RecordActionsProps = { name: string; onChange: () => void; onRemove: (() => void) | null }

/** The foot of a record's card. @param name says which one to who does not see the card @param onRemove null when it has to stay */
export function RecordActions({ name, onChange, onRemove }: RecordActionsProps) {
  const disabled = !useHydrated()
  const look = { variant: 'ghost', size: 'sm', disabled } as const
  return (
    <div className="mt-auto flex flex-wrap justify-end gap-2 pt-3">
      <Button {...look} icon="edit" aria-label={`Cambiar ${name}`} onClick={onChange}>
        Cambiar
      </Button>
      {onRemove && (
        <Button {...look} icon="trash" aria-label={`Eliminar ${name}`} onClick={onRemove}>
          Eliminar
        </Button>
      )}
    </div>
  )
}
