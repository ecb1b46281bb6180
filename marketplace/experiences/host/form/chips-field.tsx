/**
 * A list of short entries as chips: written, or taken from what others use (EDIT-52). Enter or a comma adds one, a pasted
 * list adds all of its lines, and what still stands in the field when it is left counts too.
 *   <ChipsField label hint error value onChange suggestions placeholder />
 */
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '#ui/forms/button.tsx'
import { controlClass, FieldFrame } from '#ui/forms/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { withoutRepetition } from '../../editor/update/update.rules.ts'

type ChipsFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  hideLabel?: boolean
  value: string[]
  onChange: (next: string[]) => void
  suggestions?: readonly string[]
  placeholder?: string
}

const OFFERED = 6
const pill = 'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-pill px-3.5 text-sm font-medium'

export function ChipsField(props: ChipsFieldProps) {
  const { label, hint, error, hideLabel, value, onChange, suggestions = [], placeholder } = props
  const [draft, setDraft] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const has = (entry: string) => value.some((item) => item.toLocaleLowerCase('es') === entry.toLocaleLowerCase('es'))
  const offered = suggestions.filter((entry) => !has(entry)).slice(0, OFFERED)

  const add = (...entries: string[]) => {
    const next = withoutRepetition([...value, ...entries.map((entry) => entry.slice(0, 80))])
    if (next.length !== value.length) onChange(next)
    setDraft('')
  }
  const remove = (entry: string) => {
    onChange(value.filter((item) => item !== entry))
    field.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || (event.key === ',' && draft.trim())) {
      // Enter must not submit the form.
      event.preventDefault()
      add(draft)
    } else if (event.key === 'Backspace' && draft === '' && value.length > 0) onChange(value.slice(0, -1))
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData.getData('text').split(/[\n;]+/)
    if (lines.length < 2) return
    event.preventDefault()
    add(...lines.map((line) => line.replace(/^[\s•*\-–]+/, '')))
  }

  return (
    <div className="grid gap-3">
      <FieldFrame label={label} {...{ hint, error, hideLabel }}>
        {(wiring) => (
          <span className="flex gap-2">
            <input
              {...wiring}
              ref={field}
              type="text"
              value={draft}
              placeholder={placeholder}
              enterKeyHint="done"
              autoComplete="off"
              maxLength={300}
              onChange={({ target }) => setDraft(target.value)}
              onKeyDown={press}
              onPaste={paste}
              onBlur={() => draft.trim() && add(draft)}
              className={controlClass}
            />
            <Button
              variant="secondary"
              onClick={() => add(draft)}
              className="shrink-0"
              aria-label={`Agregar a ${label}`}
            >
              Agregar
            </Button>
          </span>
        )}
      </FieldFrame>
      {value.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {value.map((entry) => (
            <li key={entry} className="max-w-full">
              <button
                type="button"
                aria-label={`Quitar ${entry}`}
                onClick={() => remove(entry)}
                className={`${pill} bg-turquesa-soft text-turquesa-deep hover:bg-lino`}
              >
                <span className="truncate">{entry}</span>
                <Icon name="close" size="xs" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm text-tinta-suave">Toca para agregar</legend>
          <div className="flex flex-wrap gap-2">
            {offered.map((entry) => (
              <button
                key={entry}
                type="button"
                onClick={() => add(entry)}
                className={`${pill} border border-dashed border-control hover:border-tinta hover:bg-lino`}
              >
                <Icon name="plus" size="xs" className="text-tinta-suave" />
                <span className="truncate">{entry}</span>
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
