import { useRef, useState } from 'react'
import { dayOf } from '#platform/clock.ts'
import type { AvailableDate } from '../../../experiences/availability/availability.contract.ts'

/** What a link to the page may already say: people, and a day (YYYY-MM-DD) or the id of a date. */
export type SelectionParams = { guests?: number; date?: string }

/**
 * What somebody is about to reserve on a detail page: a date, people, and the address that carries both on
 * (DET-16, DET-27). People never exceed what the chosen date can take.
 */
export function useBookingSelection(
  experience: { id: string; maxGuests: number; price: number },
  dates: AvailableDate[],
  wish: SelectionParams,
) {
  const [wanted, setWanted] = useState(wish.guests ?? 1)
  const [dateId, choose] = useState(() => dateOf(wish, dates)?.id ?? null)
  const date = dates.find((one) => one.id === dateId) ?? null
  const last = useRef(date)
  if (date) last.current = date
  const most = date?.spots ?? experience.maxGuests
  const guests = Math.max(1, Math.min(wanted, most))
  return {
    date,
    choose,
    guests,
    setGuests: setWanted,
    most,
    /** The chosen date was sold out or closed meanwhile, as it was last known. */
    lost: dateId !== null && !date ? last.current : null,
    /** More people were asked for than the chosen date can take. */
    short: wanted > most,
    total: (Math.round(experience.price * 100) * guests) / 100,
    href: `/booking/${experience.id}?guests=${guests}${date ? `&date=${date.id}` : ''}`,
  }
}

export type BookingSelection = ReturnType<typeof useBookingSelection>

/** The wished date: by id, or the first on that day with room for everybody. */
function dateOf({ date, guests = 1 }: SelectionParams, dates: AvailableDate[]) {
  if (!date) return undefined
  return dates.find((one) => one.id === date || (dayOf(one.startDate) === date && one.spots >= guests))
}
