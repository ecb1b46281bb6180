import type { Role } from '#marketplace/accounts/account.rules.ts'
import { shortName } from '#marketplace/accounts/profiles/visibility.rules.ts'

/** The author's name for strangers: 'Rosa Elena Hernández' is 'Rosa H.', even when the profile is public. */
export const authorName = (fullName: string | null): string => shortName(fullName, 'Viajero')

/** A booking that a review may rest on. `attended` is false when the host recorded a no-show. */
export type CompletedBooking = { id: string; startDate: Date; endDate: Date | null; attended: boolean | null }

const endOf = ({ startDate, endDate }: CompletedBooking) => endDate ?? startDate

/**
 * The booking that gives the right to review a host: completed and attended. Only the host completes a booking, so its end
 * need not have passed (REV-06).
 * @returns the one that ended last, or null
 */
export const qualifyingBooking = (completed: CompletedBooking[]): CompletedBooking | null =>
  completed.filter(({ attended }) => attended !== false).sort((a, b) => endOf(b).getTime() - endOf(a).getTime())[0] ??
  null

export type Denial = 'SIGN_IN' | 'REVIEWED' | 'NO_BOOKING'

/** Whether somebody may review a host (REV-02, REV-03, REV-06). Hosts and admins can not book, so they have no right. */
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
