/**
 * A whole number with "menos" and "más" beside it; still a number field without JavaScript and for the keyboard.
 *   <NumberStepper label hint error name value onChange min max describe />
 * `value`/`onChange(number)` controlled; `describe(value)` is the number in words ("2 personas") for the buttons' live text.
 */
import { useEffect, useState } from 'react'
import { IconButton } from './button.tsx'
import { FieldFrame } from './field-frame.tsx'

type NumberStepperProps = {
  label: string
  hint?: string
  error?: string
  id?: string
  name?: string
  /** Id of the form, when the field stands outside of it. */
  form?: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  describe?: (value: number) => string
  disabled?: boolean
  hideLabel?: boolean
  className?: string
}

export function NumberStepper(props: NumberStepperProps) {
  const {
    label,
    hint,
    error,
    name,
    form,
    value,
    onChange,
    min = 1,
    max = 99,
    describe = String,
    disabled,
    hideLabel,
  } = props
  // While somebody types, the value may be empty or out of range; it is corrected when the field loses the focus.
  const [draft, setDraft] = useState(String(value))
  useEffect(() => setDraft(String(value)), [value])
  const settle = (next: number) => {
    const right = Math.min(max, Math.max(min, Math.round(next) || min))
    setDraft(String(right))
    if (right !== value) onChange(right)
  }
  return (
    <FieldFrame {...{ label, hint, error, hideLabel }} id={props.id} className={props.className}>
      {(wiring) => (
        <span className="inline-flex items-center rounded-control border border-control bg-papel focus-within:border-turquesa has-aria-invalid:border-danger">
          <IconButton
            icon="minus"
            label={`Quitar uno: ${label}`}
            disabled={disabled || value <= min}
            onClick={() => settle(value - 1)}
            data-every-press=""
            className="noscript:hidden"
          />
          <input
            {...wiring}
            type="number"
            inputMode="numeric"
            name={name}
            form={form}
            min={min}
            max={max}
            disabled={disabled}
            value={draft}
            onChange={(event) => {
              setDraft(event.target.value)
              const entered = event.target.valueAsNumber
              if (Number.isInteger(entered) && entered >= min && entered <= max && entered !== value) onChange(entered)
            }}
            onBlur={() => settle(Number(draft))}
            className="tabular h-11 w-12 bg-transparent text-center font-display text-lg font-bold"
          />
          <IconButton
            icon="plus"
            label={`Agregar uno: ${label}`}
            disabled={disabled || value >= max}
            onClick={() => settle(value + 1)}
            data-every-press=""
            className="noscript:hidden"
          />
          <span className="sr-only" aria-live="polite">
            {describe(value)}
          </span>
        </span>
      )}
    </FieldFrame>
  )
}
