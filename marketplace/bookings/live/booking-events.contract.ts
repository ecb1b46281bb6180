import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

export const follow = endpoint({
  method: 'get',
  path: '/bookings/events',
  summary: "Which reservations of the traveler changed, as it happens: the host's yes, the arrival, the cash",
  description: 'Tells ids only; read the reservation anew. What happened before the stream began is not told.',
  tag: 'Reservas',
  access: 'traveler',
  status: 200,
  answer: null,
  events: { changed: z.object({ id: z.uuid() }).meta({ id: 'BookingChanged' }) },
  refusals: [],
})
