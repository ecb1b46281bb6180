import type { Role } from '#marketplace/accounts/account.rules.ts'

/**
 * How strangers see who wrote a review: 'Rosa Elena Hernández' is 'Rosa H.'. Whoever has no name, or an e-mail in its
 * place, is 'Viajero'; a deleted account keeps its words.
 */
export function authorName(fullName: string | null): string {
  const name = fullName?.trim() ?? ''
  if (name === '' || name.includes('@')) return 'Viajero'
  if (name === 'Usuario eliminado') return name
  const [first = '', ...others] = name.split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]
  return initial ? `${first} ${initial.toLocaleUpperCase('es')}.` : first
}

/** What a review may rest on. `attended` is false when the host closed it as a no-show. */
export type CompletedBooking = { id: string; startDate: Date; endDate: Date | null; attended: boolean | null }

const endOf = ({ startDate, endDate }: CompletedBooking) => endDate ?? startDate

/**
 * The booking that gives the right to review a host: completed, over, and the traveler was there (REV-06, trust 4.3).
 * @returns the one that ended last, or null
 */
export const qualifyingBooking = (completed: CompletedBooking[], now: Date): CompletedBooking | null =>
  completed
    .filter((booking) => booking.attended !== false && endOf(booking) < now)
    .sort((a, b) => endOf(b).getTime() - endOf(a).getTime())[0] ?? null

/** Why somebody may not review a host. */
export type Denial = 'SIGN_IN' | 'REVIEWED' | 'NO_BOOKING'

/** Whether somebody may review a host (REV-02, REV-03, REV-06). Hosts and admins do not travel: they have no booking. */
export function reviewRight(
  { role, reviewed, completed }: { role: Role | null; reviewed: boolean; completed: CompletedBooking[] },
  now: Date,
): { booking: CompletedBooking } | { denied: Denial } {
  if (!role) return { denied: 'SIGN_IN' }
  if (reviewed) return { denied: 'REVIEWED' }
  const booking = role === 'traveler' ? qualifyingBooking(completed, now) : null
  return booking ? { booking } : { denied: 'NO_BOOKING' }
}
