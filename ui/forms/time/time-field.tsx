/**
 * A time of day, typed or chosen from the half hours. The browser's own field shows times in the browser's language, so it is
 * only used before hydration and without JavaScript.
 *   <TimeField label="Hora de inicio" value="08:30" onChange={(time) => …} />
 * Times are 'HH:MM', '' for none, also in the submitted form under `name`. The arrow keys go by half hours.
 */
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { useHydrated } from '../../hydrated.ts'
import { Dialog } from '../../overlays/dialog.tsx'
import { IconButton } from '../button.tsx'
import { TextField } from '../field.tsx'
import { HALF_HOURS, halfHourFrom, readTime, writeTime } from './typed-time.ts'

type TimeFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hideLabel' | 'hint' | 'optional' | 'className' | 'error' | 'id'
> & {
  name?: string
  form?: string | undefined
  value: string
  onChange: (time: string) => void
}

export function TimeField({ name, form, value, onChange, ...frame }: TimeFieldProps) {
  const hydrated = useHydrated()
  const [input, setInput] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  if (!hydrated)
    return (
      <TextField
        {...frame}
        type="time"
        name={name}
        form={form}
        defaultValue={value}
        // A time chosen before hydration is taken over by the hydrated field, or it would be lost.
        ref={(element) => () => {
          if (element?.value && element.value !== value) onChange(element.value)
        }}
        suppressHydrationWarning
      />
    )
  const change = (time: string) => {
    setInput(null)
    onChange(time)
  }
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    change(halfHourFrom(value, event.key === 'ArrowUp' ? 1 : -1))
  }
  return (
    <>
      <TextField
        {...frame}
        form={form}
        autoComplete="off"
        placeholder="8:00 a. m."
        value={input ?? writeTime(value)}
        onKeyDown={step}
        onChange={({ target }) => {
          setInput(target.value)
          const parsed = readTime(target.value)
          if (parsed !== undefined) onChange(parsed ?? '')
        }}
        onBlur={() => setInput(null)}
        suffix={<IconButton icon="clock" label="Ver las horas" aria-haspopup="dialog" onClick={() => setOpen(true)} />}
      />
      {name && <input type="hidden" name={name} form={form} value={value} />}
      <Dialog open={open} onClose={() => setOpen(false)} title="Elige la hora" description={frame.label} size="sm">
        <TimeList
          selected={value}
          onSelect={(time) => {
            change(time)
            setOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}

const TimeList = ({ selected, onSelect }: { selected: string; onSelect: (time: string) => void }) => (
  <div className="grid gap-5">
    {HALF_HOURS.map(({ part, times }) => (
      <fieldset key={part} className="min-w-0">
        <legend className="mb-1.5 text-sm font-semibold text-tinta-suave">{part}</legend>
        <div className="grid grid-cols-4 gap-1.5 big-text:grid-cols-3">
          {times.map((time) => (
            <button
              key={time}
              type="button"
              aria-label={writeTime(time)}
              aria-pressed={time === selected}
              data-autofocus={time === (selected || '08:00') || undefined}
              onClick={() => onSelect(time)}
              className={`tabular min-h-11 rounded-control border font-medium transition-colors ${
                time === selected
                  ? 'border-turquesa bg-turquesa text-on-turquesa'
                  : 'border-hairline bg-papel hover:border-tinta'
              }`}
            >
              {writeTime(time).replace(/ .*/, '')}
            </button>
          ))}
        </div>
      </fieldset>
    ))}
  </div>
)
