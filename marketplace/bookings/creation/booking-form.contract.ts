// The booking form as a plain HTML form, for use without script (docs/decisions/0186).
import type { z } from 'zod'
import { totalFor } from '#marketplace/experiences/party.rules.ts'
import type { PostedForm } from '#platform/http/contract.ts'
import type { NewBooking } from './new-booking.contract.ts'

/** What the page showed for this party; undefined from a form that was opened before forms named their prices. */
function quotedTotalOf({ price, childPrice, guests, children = '0' }: Record<string, string | undefined>) {
  if (price === undefined) return undefined
  const prices = { price: Number(price), childPrice: childPrice ? Number(childPrice) : null }
  return totalFor(prices, { guests: Number(guests), children: Number(children) })
}

export const bookingForm: PostedForm<{ body: typeof NewBooking; answer: z.ZodType<{ id: string }> }> = {
  body: (values) => ({
    experienceId: values.experienceId ?? '',
    hostId: values.hostId,
    availableDateId: values.date,
    guests: Number(values.guests),
    children: Number(values.children ?? 0),
    quotedTotal: quotedTotalOf(values),
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
