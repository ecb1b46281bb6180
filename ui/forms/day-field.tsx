/**
 * A day, typed as dd/mm/aaaa or chosen in a calendar in Spanish: the browser's own field shows days in the browser's language.
 *   <DayField label="¿Qué día?" name="from" form={…} value="2026-11-25" min="2026-11-22" onChange={(day | null) => …} />
 * Days are 'YYYY-MM-DD', also in the submitted form under `name`; without JavaScript the form submits what was typed, which
 * `readDay` reads. The calendar (25 KB) loads with the first press of its button.
 */
import { type ComponentProps, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHydrated } from '../hydrated.ts'
import { IconButton } from './button.tsx'
import { TextField } from './field.tsx'
import { readDay, writeDay } from './time/typed-day.ts'

type DayFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'optional' | 'className' | 'error' | 'id' | 'required'
> & {
  name?: string
  form?: string
  /** '' for none; if left out, the field is uncontrolled. */
  value?: string
  /** Initial day of an uncontrolled field; when it changes, the field follows. */
  initial?: string
  /** The first and the last day that may be chosen; an earlier one that is typed is ignored. */
  min?: string
  max?: string
  /** Accepts an earlier one too, for a form that shows its own error about it. */
  takesEarlier?: boolean
  onChange?: (day: string | null) => void
}

const DayDialog = lazy(() => import('./day-dialog.tsx'))

export function DayField({
  name,
  form,
  value,
  initial = '',
  min,
  max,
  takesEarlier,
  onChange,
  ...frame
}: DayFieldProps) {
  const hydrated = useHydrated()
  const [localDay, setLocalDay] = useState(initial)
  const [previousInitial, setPreviousInitial] = useState(initial)
  const [input, setInput] = useState<string | null>(null)
  const [open, setOpen] = useState<boolean>()
  const control = useRef<HTMLInputElement>(null)
  if (previousInitial !== initial) {
    setPreviousInitial(initial)
    setLocalDay(initial)
  }
  const day = value ?? localDay
  const change = (next: string | null) => {
    setLocalDay(next ?? '')
    onChange?.(next)
  }
  const type = (text: string) => {
    setInput(text)
    const parsed = readDay(text)
    if (parsed === null || (parsed && (takesEarlier || !min || parsed >= min))) change(parsed)
  }
  // What was typed before hydration would be lost otherwise.
  const adopt = useEffectEvent(() => {
    const typed = control.current!.value
    if (typed !== writeDay(day)) type(typed)
  })
  useEffect(() => adopt(), [])
  return (
    <>
      <TextField
        {...frame}
        ref={control}
        form={form}
        name={hydrated ? undefined : name}
        inputMode="numeric"
        autoComplete="off"
        placeholder="dd/mm/aaaa"
        value={input ?? writeDay(day)}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setInput(null)}
        suffix={
          <IconButton
            icon="calendar"
            label="Abrir el calendario"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="noscript:hidden"
          />
        }
        suppressHydrationWarning
      />
      {hydrated && name && <input type="hidden" name={name} form={form} value={day} />}
      {open !== undefined && (
        <Suspense>
          <DayDialog
            open={open}
            label={frame.label}
            min={min}
            max={max}
            day={day || null}
            onClose={() => setOpen(false)}
            onChoose={(next) => {
              setInput(null)
              change(next)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
