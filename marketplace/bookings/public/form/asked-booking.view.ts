import type { Booking } from '../../booking.contract.ts'

/** What a question to the host names of a reservation; lists that know less than all of it may ask too. */
export type AskedBooking = Pick<Booking, 'id' | 'status' | 'totalAmount'> & {
  guestInfo?: { firstName: string } | null | undefined
  attendedBy?: Booking['attendedBy'] | undefined
  traveler: Pick<Booking['traveler'], 'name'>
  experience: Pick<Booking['experience'], 'id' | 'title'>
}
