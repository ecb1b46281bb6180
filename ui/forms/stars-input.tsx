/**
 * A rating to be given: five radio buttons; without JavaScript they still post `name`.
 *   <StarsInput label name value onChange error />
 */
import { useId, useState } from 'react'
import { Star } from '../stars.tsx'

const words = ['', 'Malo', 'Regular', 'Bueno', 'Muy bueno', 'Excelente'] as const

type StarsInputProps = {
  label: string
  name: string
  value?: number
  onChange?: (value: number) => void
  error?: string
  hint?: string
}

export function StarsInput({ label, name, value, onChange, error, hint }: StarsInputProps) {
  const id = useId()
  const [own, setOwn] = useState(value ?? 0)
  const [pointed, setPointed] = useState(0)
  const chosen = value ?? own
  const shown = pointed || chosen
  return (
    <fieldset className="min-w-0" aria-describedby={error || hint ? `${id}-note` : undefined}>
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center" onPointerLeave={() => setPointed(0)}>
        {[1, 2, 3, 4, 5].map((at) => (
          <label
            key={at}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(at)}
            className="flex size-11 cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={at}
              checked={chosen === at}
              onChange={() => {
                setOwn(at)
                onChange?.(at)
              }}
              className="sr-only"
            />
            <span className="sr-only">{`${at} de 5, ${words[at]}`}</span>
            <Star fill={at <= shown ? 1 : 0} outlined className="size-8" />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-tinta-suave">
          {words[shown]}
        </span>
      </div>
      {(error || hint) && (
        <p id={`${id}-note`} className={`mt-1 text-sm ${error ? 'font-medium text-danger' : 'text-tinta-suave'}`}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  )
}
