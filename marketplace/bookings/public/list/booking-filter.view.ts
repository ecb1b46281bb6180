// Address of the list of bookings. Part of every page's first load, like everything that parses addresses.
import { readAfter } from '#platform/http/cursor.ts'
import type { BookingStatus } from '../../booking.rules.ts'

export type BookingFilter = { status?: BookingStatus; after?: string }

const STATUSES: readonly string[] = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled']

/** Status and page from an address; invalid values are dropped. */
export const readFilter = (search: Record<string, unknown>): BookingFilter => ({
  ...(STATUSES.includes(search.status as string) ? { status: search.status as BookingStatus } : {}),
  ...readAfter(search),
})
