import type { Role } from '#marketplace/accounts/account.rules.ts'
import { shortName } from '#marketplace/accounts/profiles/visibility.rules.ts'

/** How strangers see who wrote a review: 'Rosa Elena Hernández' is 'Rosa H.', also where the profile is public. */
export const authorName = (fullName: string | null): string => shortName(fullName, 'Viajero')

/** What a review may rest on. `attended` is false when the host closed it as a no-show. */
export type CompletedBooking = { id: string; startDate: Date; endDate: Date | null; attended: boolean | null }

const endOf = ({ startDate, endDate }: CompletedBooking) => endDate ?? startDate

/**
 * The booking that gives the right to review a host: completed, and the traveler was there. Only the host completes, so
 * nothing else is asked, not even that its end has passed (REV-06).
 * @returns the one that ended last, or null
 */
export const qualifyingBooking = (completed: CompletedBooking[]): CompletedBooking | null =>
  completed.filter(({ attended }) => attended !== false).sort((a, b) => endOf(b).getTime() - endOf(a).getTime())[0] ??
  null

/** Why somebody may not review a host. */
export type Denial = 'SIGN_IN' | 'REVIEWED' | 'NO_BOOKING'

/** Whether somebody may review a host (REV-02, REV-03, REV-06). Hosts and admins do not travel: they have no booking. */
export function reviewRight({
  role,
  reviewed,
  completed,
}: {
  role: Role | null
  reviewed: boolean
  completed: CompletedBooking[]
}): { booking: CompletedBooking } | { denied: Denial } {
  if (!role) return { denied: 'SIGN_IN' }
  if (reviewed) return { denied: 'REVIEWED' }
  const booking = role === 'traveler' ? qualifyingBooking(completed) : null
  return booking ? { booking } : { denied: 'NO_BOOKING' }
}
