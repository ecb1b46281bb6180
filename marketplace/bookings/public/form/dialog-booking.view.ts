import type { Booking } from '../../booking.contract.ts'
import { guestName } from '../../contact/guest-name.rules.ts'

/** The part of a booking that a host's dialogs need, so that lists with less data can open them too. */
export type DialogBooking = Pick<Booking, 'id' | 'status' | 'totalAmount'> & {
  attendedBy?: Booking['attendedBy'] | undefined
  guestInfo?: { firstName: string; lastName: string } | null | undefined
  traveler: Pick<Booking['traveler'], 'name'>
  experience: Pick<Booking['experience'], 'id' | 'title'>
}

/** The guest's name in such a dialog; lists with less data put the right name in place of the account's. */
export const dialogGuestName = ({ guestInfo = null, traveler }: DialogBooking): string =>
  guestName({ guestInfo, traveler })
