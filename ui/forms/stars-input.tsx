/**
 * A rating to be given: five radio buttons; without JavaScript they still post `name`.
 *   <StarsInput label name value onChange error />
 */
import { useId, useState } from 'react'
import { Star } from '../stars.tsx'

const LABELS = ['', 'Malo', 'Regular', 'Bueno', 'Muy bueno', 'Excelente'] as const

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
  const [localRating, setLocalRating] = useState(value ?? 0)
  const [hovered, setHovered] = useState(0)
  const rating = value ?? localRating
  const shownRating = hovered || rating
  return (
    <fieldset className="min-w-0" aria-describedby={error || hint ? `${id}-note` : undefined}>
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center" onPointerLeave={() => setHovered(0)}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(star)}
            className="flex size-11 cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={rating === star}
              onChange={() => {
                setLocalRating(star)
                onChange?.(star)
              }}
              className="sr-only"
            />
            <span className="sr-only">{`${star} de 5, ${LABELS[star]}`}</span>
            <Star fill={star <= shownRating ? 1 : 0} outlined className="size-8" />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-tinta-suave">
          {LABELS[shownRating]}
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
