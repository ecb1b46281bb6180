// The status of a booking as everybody is shown it, in SQL: what `effectiveStatus` says of one booking.

/**
 * SQL: a request whose answer is overdue. It counts as cancelled from that moment on, even before a job has said so (BOOK-56).
 * @param b the alias of the bookings in the query
 */
export const overdueRequest = (b: string) => `(${b}.status = 'pending' and ${b}.expires_at <= now())`

/** SQL: the status that is shown. @param b as above */
export const effectiveStatusOf = (b: string) => `case when ${overdueRequest(b)} then 'cancelled' else ${b}.status end`

/** SQL: cancelled, or overdue. @param b as above */
export const isCancelled = (b: string) => `(${b}.status = 'cancelled' or ${overdueRequest(b)})`
