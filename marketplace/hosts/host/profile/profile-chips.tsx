import { type KeyboardEvent, useRef, useState } from 'react'
import { MAX_ENTRIES, MAX_ENTRY_LENGTH } from '#marketplace/accounts/profiles/profile.rules.ts'
import { Button } from '#ui/forms/button.tsx'
import { controlClass, FieldFrame } from '#ui/forms/field-frame.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { addEntries } from '../../portal/portal.rules.ts'

type ChipsFieldProps = {
  label: string
  hint: string
  placeholder?: string
  value: string[]
  onChange: (next: string[]) => void
  error?: string
  /** Suggestions that are added with one tap. */
  offered?: readonly string[]
}

/** A list of short entries: typed and added with Enter, a comma or the button; removed with a tap (HPROF-04). */
export function ChipsField({ label, hint, placeholder, value, onChange, error, offered = [] }: ChipsFieldProps) {
  const [draft, setDraft] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isFull = value.length >= MAX_ENTRIES

  function add(text: string) {
    const next = addEntries(value, text)
    setDraft('')
    setAnnouncement(
      next.length === value.length ? 'Ya está en la lista' : `Agregado: ${next.slice(value.length).join(', ')}`,
    )
    if (next.length !== value.length) onChange(next.slice(0, MAX_ENTRIES))
  }
  function remove(entry: string) {
    onChange(value.filter((item) => item !== entry))
    setAnnouncement(`Quitado: ${entry}`)
    input.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if ((event.key === 'Enter' || event.key === ',') && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (draft.trim()) add(draft)
    }
    if (event.key === 'Backspace' && draft === '' && value.length > 0) remove(value.at(-1)!)
  }

  return (
    <div className="min-w-0">
      <FieldFrame label={label} hint={hint} error={error}>
        {(wiring) => (
          <>
            {value.length > 0 && (
              <ul aria-label={label} className="mb-2.5 flex flex-wrap gap-2">
                {value.map((entry) => (
                  <li key={entry} className="max-w-full">
                    <button
                      type="button"
                      aria-label={`Quitar ${entry}`}
                      onClick={() => remove(entry)}
                      className="flex min-h-11 max-w-full items-center gap-2 rounded-pill border border-turquesa bg-turquesa-soft py-1.5 pr-3 pl-4 text-left text-sm font-medium text-turquesa-deep transition-colors hover:bg-papel"
                    >
                      <span className="min-w-0 wrap-anywhere">{entry}</span>
                      <Icon name="close" size="xs" />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <span className="flex gap-2">
              <input
                ref={input}
                type="text"
                enterKeyHint="done"
                autoComplete="off"
                maxLength={MAX_ENTRY_LENGTH}
                placeholder={isFull ? `Ya son ${MAX_ENTRIES}` : placeholder}
                disabled={isFull}
                value={draft}
                onChange={({ target }) => setDraft(target.value)}
                onKeyDown={onKeyDown}
                onBlur={() => draft.trim() && add(draft)}
                {...wiring}
                className={controlClass}
              />
              <Button
                variant="secondary"
                disabled={isFull || !draft.trim()}
                // The press must not move the focus out of the field: leaving the field already adds the entry.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => add(draft)}
              >
                Agregar
              </Button>
            </span>
          </>
        )}
      </FieldFrame>
      {!isFull && offered.length > 0 && (
        <ul aria-label={`Sugerencias para ${label.toLocaleLowerCase('es')}`} className="mt-2.5 flex flex-wrap gap-2">
          {offered
            .filter((entry) => addEntries(value, entry).length > value.length)
            .map((entry) => (
              <li key={entry}>
                <button
                  type="button"
                  onClick={() => add(entry)}
                  className="flex min-h-11 items-center gap-1.5 rounded-pill border border-hairline bg-papel px-3.5 text-sm font-medium text-tinta-suave transition-colors hover:border-control hover:text-tinta"
                >
                  <Icon name="plus" size="xs" />
                  {entry}
                </button>
              </li>
            ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}
