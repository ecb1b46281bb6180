import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import { present } from '../booking.api.ts'
import { countBookingsOf, findBookingOf, listBookingsOf } from '../booking.data.ts'
import { wordsOfTravelers } from '../reliability/reliability.api.ts'
import type * as contract from './host-booking.contract.ts'
import { listTitles, matchesFilters } from './host-booking.data.ts'

/** The host's bookings by filter, newest first (HDASH-19). */
export const list: Serve<typeof contract.list> = async ({ caller, query, now }) => {
  const { status, after, limit, ...filters } = query
  const also = matchesFilters(filters)
  const [{ rows, next }, counts, experiences] = await Promise.all([
    listBookingsOf(caller, { status, after, limit }, also),
    countBookingsOf(caller, also),
    listTitles(caller),
  ])
  const wordsOf = await wordsOfTravelers(rows.map(({ booking }) => booking.userId))
  const bookings = rows.map((row) => ({
    ...present(row, 'host', now),
    travelerReliability: wordsOf(row.booking.userId),
  }))
  return { bookings, next, counts, experiences }
}

export const show: Serve<typeof contract.show> = async ({ caller, params: { id }, now }) => {
  const row = await findBookingOf(caller, id)
  if (!row) return refuse('NOT_FOUND')
  const wordsOf = await wordsOfTravelers([row.booking.userId])
  return { ...present(row, 'host', now), travelerReliability: wordsOf(row.booking.userId) }
}
