/**
 * SQL: cash that only the traveler claims to have paid, of a booking that is not cancelled; a no-show paid nothing.
 * @param b the alias of the bookings in the query
 */
export const claimedCash = (b: string) =>
  `(${b}.status <> 'cancelled' and ${b}.payment_status = 'paid_cash' and ${b}.attended is distinct from false)`

/** SQL: cash that the host acknowledged. */
export const collectedCash = (b: string) => `(${b}.status <> 'cancelled' and ${b}.payment_status = 'paid')`

/** SQL: what counts as earned, acknowledged by the host or still claimed (HDASH-27). */
export const earnedCash = (b: string) => `(${claimedCash(b)} or ${collectedCash(b)})`
