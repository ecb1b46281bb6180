// The booking form as a plain HTML form, for use without script (docs/decisions/0186).
import type { z } from 'zod'
import type { PostedForm } from '#platform/http/contract.ts'
import type { NewBooking } from './new-booking.contract.ts'

export const bookingForm: PostedForm<{ body: typeof NewBooking; answer: z.ZodType<{ id: string }> }> = {
  body: (values) => ({
    experienceId: values.experienceId ?? '',
    hostId: values.hostId,
    availableDateId: values.date,
    guests: Number(values.guests),
    children: Number(values.children ?? 0),
    guestInfo: {
      firstName: values['guestInfo.firstName'] ?? '',
      lastName: values['guestInfo.lastName'] ?? '',
      email: values['guestInfo.email'] ?? '',
      phone: values['guestInfo.phone'] ?? '',
    },
    specialRequests: values.specialRequests,
    // Any other value is refused by the schema with its own message.
    termsAccepted: (values.termsAccepted === 'on') as true,
    again: values.again === 'on',
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
