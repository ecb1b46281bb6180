import type { Booking } from '../../booking.contract.ts'
import { guestName } from '../../contact/guest-name.rules.ts'

/** What a question to the host names of a reservation; lists that know less than all of it may ask too. */
export type AskedBooking = Pick<Booking, 'id' | 'status' | 'totalAmount'> & {
  attendedBy?: Booking['attendedBy'] | undefined
  guestInfo?: { firstName: string; lastName: string } | null | undefined
  traveler: Pick<Booking['traveler'], 'name'>
  experience: Pick<Booking['experience'], 'id' | 'title'>
}

/** What such a question calls the guest; lists that know less have put the right name in the place of the account's. */
export const askedName = ({ guestInfo = null, traveler }: AskedBooking): string => guestName({ guestInfo, traveler })
