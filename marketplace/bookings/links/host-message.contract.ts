import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

/** A prepared message that the host sends to themselves or to a helper. */
export const HostMessage = z
  .object({
    about: z.enum(['answer', 'on-the-way', 'cash', 'day']),
    /** At most 160 characters of an SMS, including a link that needs no session. */
    text: z.string(),
    whatsapp: z.string(),
    /** Opens the phone's messages with the text. */
    sms: z.string(),
  })
  .meta({ id: 'HostMessage' })
export type HostMessage = z.output<typeof HostMessage>

export const list = endpoint({
  method: 'get',
  path: '/host/messages',
  summary: 'Prepared messages about a reservation or a date, each with a link that acts without a session',
  tag: 'Reservas',
  access: 'host',
  query: z
    .object({ booking: z.uuid().optional(), date: z.uuid().optional() })
    .refine(({ booking, date }) => Boolean(booking) !== Boolean(date), 'Pide una reserva o una fecha'),
  status: 200,
  answer: z.object({ messages: z.array(HostMessage) }),
  refusals: [],
})
