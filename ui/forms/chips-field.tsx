import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Button } from './button.tsx'
import { controlClass, FieldFrame } from './field-frame.tsx'

type ChipsFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  hideLabel?: boolean
  placeholder?: string
  value: string[]
  onChange: (next: string[]) => void
  /** Trims entries and drops empty and repeated ones. */
  unique: (entries: string[]) => string[]
  maxEntries: number
  maxLength: number
  /** Added with one tap; the first few that are not in the list are offered. */
  suggestions?: readonly string[]
}

const MAX_OFFERED = 8
const pill = 'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-pill px-3.5 text-left text-sm font-medium'

/** What was pasted as a list, one entry a line, without its bullets. */
const linesOf = (text: string) => text.split(/[\n;]+/).map((line) => line.replace(/^[\s•*\-–]+/, ''))

/**
 * A list of short entries: added with Enter, a comma, the button or by leaving the field; a pasted list adds all of its
 * lines; removed with a tap (HPROF-04, EDIT-52).
 */
export function ChipsField(props: ChipsFieldProps) {
  const { label, hint, error, hideLabel, placeholder, value, onChange, unique, maxEntries, maxLength } = props
  const [draft, setDraft] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isFull = value.length >= maxEntries
  const isNew = (entry: string) => unique([...value, entry]).length > value.length
  const offered = isFull ? [] : (props.suggestions ?? []).filter(isNew).slice(0, MAX_OFFERED)

  function add(...entries: string[]) {
    const next = unique([...value, ...entries.map((entry) => entry.trim().slice(0, maxLength))]).slice(0, maxEntries)
    setDraft('')
    setAnnouncement(
      next.length === value.length ? 'Ya está en la lista' : `Agregado: ${next.slice(value.length).join(', ')}`,
    )
    if (next.length !== value.length) onChange(next)
  }
  const addDraft = () => add(...draft.split(/[,;]/))
  function remove(entry: string) {
    onChange(value.filter((item) => item !== entry))
    setAnnouncement(`Quitado: ${entry}`)
    input.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === ',') {
      // Enter must not submit the form.
      event.preventDefault()
      if (draft.trim()) addDraft()
    } else if (event.key === 'Backspace' && draft === '' && value.length > 0) remove(value.at(-1)!)
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const lines = linesOf(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    add(...lines)
  }

  return (
    <div className="grid min-w-0 gap-3">
      <FieldFrame label={label} {...{ hint, error, hideLabel }}>
        {(wiring) => (
          <span className="flex gap-2">
            <input
              ref={input}
              type="text"
              enterKeyHint="done"
              autoComplete="off"
              maxLength={maxLength}
              placeholder={isFull ? `Ya son ${maxEntries}` : placeholder}
              disabled={isFull}
              value={draft}
              onChange={({ target }) => setDraft(target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onBlur={() => draft.trim() && addDraft()}
              {...wiring}
              className={controlClass}
            />
            <Button
              variant="secondary"
              className="shrink-0"
              aria-label={`Agregar a ${label}`}
              disabled={isFull || !draft.trim()}
              // The press must not move the focus out of the field: leaving the field already adds the entry.
              onPointerDown={(event) => event.preventDefault()}
              onClick={addDraft}
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
                className={`${pill} bg-turquesa-soft text-turquesa-deep transition-colors hover:bg-lino`}
              >
                <span className="min-w-0 py-1.5 wrap-anywhere">{entry}</span>
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
                className={`${pill} border border-dashed border-control transition-colors hover:border-tinta hover:bg-lino`}
              >
                <Icon name="plus" size="xs" className="text-tinta-suave" />
                <span className="min-w-0 py-1.5 wrap-anywhere">{entry}</span>
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}
