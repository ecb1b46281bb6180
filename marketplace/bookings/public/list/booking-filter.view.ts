// Address of the list of bookings. Part of every page's first load, like everything that parses addresses.
import { readAfter } from '#platform/http/cursor.ts'
import { BOOKING_STATUSES, type BookingStatus } from '../../booking.rules.ts'

export type BookingFilter = { status?: BookingStatus; after?: string }

/** Status and page from an address; invalid values are dropped. */
export const readFilter = (search: Record<string, unknown>): BookingFilter => ({
  ...((BOOKING_STATUSES as readonly unknown[]).includes(search.status)
    ? { status: search.status as BookingStatus }
    : {}),
  ...readAfter(search),
})
