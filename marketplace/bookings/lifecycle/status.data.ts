// The status of a booking as everybody is shown it, in SQL: what `effectiveStatus` says of one booking.
import { DAYS_UNTIL_STUCK } from '../booking.rules.ts'

/**
 * SQL: a request whose answer is overdue. It counts as cancelled from that moment on, even before a job has said so (BOOK-56).
 * @param b the alias of the bookings in the query
 */
const overdueRequest = (b: string) => `(${b}.status = 'pending' and ${b}.expires_at <= now())`

/** SQL: the status that is shown. @param b as above */
export const effectiveStatusOf = (b: string) => `case when ${overdueRequest(b)} then 'cancelled' else ${b}.status end`

/** SQL: cancelled, or overdue. @param b as above */
export const isCancelled = (b: string) => `(${b}.status = 'cancelled' or ${overdueRequest(b)})`

/**
 * SQL: confirmed, over for a week, and forgotten by its host, as `isStuck` says of one booking. The start alone says nothing more,
 * but an index has it. @param b as above
 */
export const isStuckBooking = (b: string) => `(${b}.status = 'confirmed'
  and ${b}.start_date < now() - interval '${DAYS_UNTIL_STUCK} days'
  and coalesce(${b}.end_date, ${b}.start_date) < now() - interval '${DAYS_UNTIL_STUCK} days')`
