// What an address says of a selection. Part of the route tree, so it must stay small.
import { readTrip, TRIP_PARAMS, type TripParams, writeTrip } from '#marketplace/discovery/search/trip/trip.rules.ts'

/**
 * What a link to the page may contain: people, children, a day (YYYY-MM-DD) or the id of a date; and the rest of the trip,
 * whose days choose a date when none is named.
 */
export type SelectionParams = { guests?: number; children?: number; date?: string } & Omit<
  TripParams,
  'guests' | 'children'
>

export const SELECTION_PARAMS: (keyof SelectionParams)[] = [...TRIP_PARAMS, 'date']

/** A positive whole number, in digits or as it was read before, else 0. */
const countIn = (value: unknown) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : 0)

/** Parses these parameters; numbers that are not positive and whole are dropped (BOOK-02). */
export function readSelection(raw: Record<string, unknown>): SelectionParams {
  const [people, kids] = [countIn(raw.guests), countIn(raw.children)]
  const { guests: _, children: __, ...rest } = writeTrip(readTrip(raw))
  const entries = Object.entries(rest).filter(([, value]) => value !== undefined)
  return {
    ...(people > 0 ? { guests: people } : {}),
    ...(kids > 0 && kids < people ? { children: kids } : {}),
    ...(typeof raw.date === 'string' && raw.date.length <= 36 ? { date: raw.date } : {}),
    ...Object.fromEntries(entries),
  }
}
