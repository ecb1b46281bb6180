import { useRef, useState } from 'react'
import { dayOf } from '#platform/clock.ts'
import type { AvailableDate } from '../../../experiences/availability/availability.contract.ts'
import { clampParty, type Party, totalFor } from '../../../experiences/party.rules.ts'

/** What a link to the page may already say: people, how many of them are children, and a day (YYYY-MM-DD) or the id of a date. */
export type SelectionParams = { guests?: number; children?: number; date?: string }

/** What an address says of it; zero, negative, fractional or wordy numbers are left out (BOOK-02). */
export function readSelection({ guests, children, date }: Record<string, unknown>): SelectionParams {
  const [people, kids] = [Number(guests), Number(children)]
  return {
    ...(Number.isInteger(people) && people > 0 && people < 1000 ? { guests: people } : {}),
    ...(Number.isInteger(kids) && kids > 0 && kids < people ? { children: kids } : {}),
    ...(typeof date === 'string' && date.length <= 36 ? { date } : {}),
  }
}

/**
 * What somebody is about to reserve on a detail page: a date, people, and the address that carries both on
 * (DET-16, DET-27). People never exceed what the chosen date can take.
 */
export function useBookingSelection(
  experience: { id: string; maxGuests: number; price: number; childPrice: number | null },
  dates: AvailableDate[],
  wish: SelectionParams,
) {
  const [wanted, setWanted] = useState<Party>({ guests: wish.guests ?? 1, children: wish.children ?? 0 })
  const [dateId, choose] = useState(() => dateOf(wish, dates)?.id ?? null)
  const date = dates.find((one) => one.id === dateId) ?? null
  const last = useRef(date)
  if (date) last.current = date
  const most = date?.spots ?? experience.maxGuests
  const party = clampParty(wanted, most)
  const { guests, children } = party
  return {
    date,
    choose,
    party,
    guests,
    children,
    setParty: setWanted,
    most,
    /** The chosen date was sold out or closed meanwhile, as it was last known. */
    lost: dateId !== null && !date ? last.current : null,
    /** More people were asked for than the chosen date can take. */
    short: wanted.guests > most,
    total: totalFor(experience, party),
    href: `/booking/${experience.id}?guests=${guests}${children > 0 ? `&children=${children}` : ''}${date ? `&date=${date.id}` : ''}`,
  }
}

export type BookingSelection = ReturnType<typeof useBookingSelection>

/** The wished date: by id, or the first on that day with room for everybody. */
function dateOf({ date, guests = 1 }: SelectionParams, dates: AvailableDate[]) {
  if (!date) return undefined
  return dates.find((one) => one.id === date || (dayOf(one.startDate) === date && one.spots >= guests))
}
