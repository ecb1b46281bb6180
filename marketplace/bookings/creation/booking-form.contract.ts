// The booking form as a plain HTML form, for use without script (docs/decisions/0186).
import type { PostedForm } from '#platform/http/contract.ts'
import type { Booking } from '../booking.contract.ts'
import type { NewBooking } from './new-booking.contract.ts'

export const bookingForm: PostedForm<{ body: typeof NewBooking; answer: typeof Booking }> = {
  body: (typed) => ({
    experienceId: typed.experienceId ?? '',
    hostId: typed.hostId,
    availableDateId: typed.date,
    guests: Number(typed.guests),
    children: Number(typed.children ?? 0),
    guestInfo: {
      firstName: typed['guestInfo.firstName'] ?? '',
      lastName: typed['guestInfo.lastName'] ?? '',
      email: typed['guestInfo.email'] ?? '',
      phone: typed['guestInfo.phone'] ?? '',
    },
    specialRequests: typed.specialRequests,
    // Any other value is refused by the schema with its own message.
    termsAccepted: (typed.termsAccepted === 'on') as true,
    again: typed.again === 'on',
  }),
  names: { availableDateId: 'date' },
  keep: [
    'date',
    'guests',
    'children',
    'guestInfo.firstName',
    'guestInfo.lastName',
    'guestInfo.email',
    'guestInfo.phone',
    'specialRequests',
    'termsAccepted',
  ],
  leadsTo: ({ id }, page) => `${page.pathname}?reservation=${id}`,
}
