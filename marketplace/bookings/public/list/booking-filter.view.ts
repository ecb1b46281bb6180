// What the address of the list of reservations says. In the first load of every page, as all that reads addresses.
import type { BookingStatus } from '../../booking.rules.ts'

export type BookingFilter = { status?: BookingStatus; after?: string }

const STATUSES: readonly string[] = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled']

/** State and page from an address; whatever is made up is left out. */
export const readFilter = ({ status, after }: Record<string, unknown>): BookingFilter => ({
  ...(STATUSES.includes(status as string) ? { status: status as BookingStatus } : {}),
  ...(typeof after === 'string' && /^[\d:T.-]{26}Z_[0-9a-f-]{36}$/.test(after) ? { after } : {}),
})
