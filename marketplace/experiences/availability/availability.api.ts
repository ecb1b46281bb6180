import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { refuse } from '#platform/http/refusal.ts'
import { isUuidShaped } from '../experience.rules.ts'
import type * as contract from './availability.contract.ts'
import { findComingDates } from './availability.data.ts'
import { bookableSpots, MAX_UNAVAILABLE } from './availability.rules.ts'

export const list: Serve<typeof contract.list> = async ({ caller, params: { id }, now }) => {
  if (!isUuidShaped(id)) return refuse('EXPERIENCE_ID_INVALID')
  const coming = await findComingDates(caller, id, now)
  if (!coming) return refuse('EXPERIENCE_NOT_FOUND')
  const { maxGuests } = coming
  const open = coming.dates.filter((date) => !date.closed)
  const free = open.filter((date) => date.spotsAvailable > 0)
  const freeDays = new Set(free.map((date) => dayOf(date.startDate)))
  const days = new Set(open.map((date) => dayOf(date.startDate)))
  return {
    dates: free.map(({ id, startDate, endDate, spotsAvailable, heldUntil }) => ({
      id,
      startDate,
      endDate,
      spots: bookableSpots(spotsAvailable, maxGuests),
      ...(heldUntil && { heldUntil }),
    })),
    soldOutDays: [...days].filter((day) => !freeDays.has(day)),
    unavailable: coming.dates
      .filter((date) => !free.includes(date))
      .slice(0, MAX_UNAVAILABLE)
      .map(({ id, startDate, endDate, capacity }) => ({
        id,
        startDate,
        endDate,
        spots: bookableSpots(capacity, maxGuests),
      })),
  }
}
