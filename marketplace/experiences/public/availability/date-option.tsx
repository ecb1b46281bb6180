import { Badge } from '#ui/feedback/badge.tsx'
import type { AvailableDate } from '../../availability/availability.contract.ts'
import { availabilityOf } from '../../availability/availability.rules.ts'
import { availabilityLabel, dateHours, dateText, spotsText } from '../../availability/availability.text.ts'

const tones = { many: 'success', few: 'canela', none: 'neutral' } as const

/** The badge of a date: 'Disponible', 'Pocos cupos' or 'Agotado' (BOOK-10). */
export function AvailabilityBadge({ spots }: { spots: number }) {
  const availability = availabilityOf(spots)
  return <Badge tone={tones[availability]}>{availabilityLabel[availability]}</Badge>
}

type DateOptionProps = { date: AvailableDate; name: string; checked: boolean; onChoose: () => void }

/** One date as a radio button: day and time, spots and badge (DET-16). */
export const DateOption = ({ date, name, checked, onChoose }: DateOptionProps) => (
  <label className="relative flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-3 rounded-control border border-control bg-papel px-3.5 py-2 transition-[background-color,border-color] hover:border-tinta has-checked:border-turquesa has-checked:bg-turquesa-soft has-checked:ring-1 has-checked:ring-turquesa has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
    <input type="radio" name={name} value={date.id} checked={checked} onChange={onChoose} className="peer sr-only" />
    <span className="min-w-0 flex-1 basis-32">
      <span className="block font-semibold leading-snug first-letter:uppercase">{dateText(date.startDate)}</span>
      <span className="tabular block text-sm text-tinta-suave">{dateHours(date)}</span>
    </span>
    <span className="flex shrink-0 flex-col items-end gap-0.5 max-[22rem]:flex-row max-[22rem]:items-center max-[22rem]:gap-2">
      <AvailabilityBadge spots={date.spots} />
      <span className="tabular text-xs text-tinta-suave">{spotsText(date.spots)}</span>
    </span>
  </label>
)
