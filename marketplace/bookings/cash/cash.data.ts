// The states of `cash.rules.ts` for the database.

/**
 * What only the traveler says to have paid, of a reservation that was not cancelled; who did not come paid nothing.
 * @param b how the query calls the reservations
 */
export const claimedCash = (b: string) =>
  `(${b}.status <> 'cancelled' and ${b}.payment_status = 'paid_cash' and ${b}.attended is distinct from false)`

/** What the host says to have received. */
export const collectedCash = (b: string) => `(${b}.status <> 'cancelled' and ${b}.payment_status = 'paid')`

/** What counts as earned: acknowledged by the host, or still claimed (HDASH-27). */
export const earnedCash = (b: string) => `(${claimedCash(b)} or ${collectedCash(b)})`
