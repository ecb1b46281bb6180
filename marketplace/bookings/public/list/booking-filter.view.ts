// What the address of the list of reservations says. In the first load of every page, as all that reads addresses.
import { readAfter } from '#platform/http/cursor.ts'
import type { BookingStatus } from '../../booking.rules.ts'

export type BookingFilter = { status?: BookingStatus; after?: string }

const STATUSES: readonly string[] = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled']

/** State and page from an address; whatever is made up is left out. */
export const readFilter = (search: Record<string, unknown>): BookingFilter => ({
  ...(STATUSES.includes(search.status as string) ? { status: search.status as BookingStatus } : {}),
  ...readAfter(search),
})
