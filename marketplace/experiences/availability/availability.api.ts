import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { refuse } from '#platform/http/refusal.ts'
import { isUuidShaped } from '../experience.rules.ts'
import type * as contract from './availability.contract.ts'
import { findOpenDates } from './availability.data.ts'
import { shownSpots } from './availability.rules.ts'

export const list: Serve<typeof contract.list> = async ({ caller, params: { id }, now }) => {
  if (!isUuidShaped(id)) return refuse('EXPERIENCE_ID_INVALID')
  const found = await findOpenDates(caller, id, now)
  if (!found) return refuse('EXPERIENCE_NOT_FOUND')
  const free = found.dates.filter((date) => date.spotsAvailable > 0)
  const freeDays = new Set(free.map((date) => dayOf(date.startDate)))
  const days = new Set(found.dates.map((date) => dayOf(date.startDate)))
  return {
    dates: free.map(({ id, startDate, endDate, spotsAvailable }) => ({
      id,
      startDate,
      endDate,
      spots: shownSpots(spotsAvailable, found.maxGuests),
    })),
    soldOutDays: [...days].filter((day) => !freeDays.has(day)),
  }
}
