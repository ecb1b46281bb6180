import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { Booking, BookingList, ListQuery } from '../booking.contract.ts'

const day = (message: string) => z.iso.date(message).optional()

/** Filters of a host's bookings; all given ones must hold. */
const ReceivedQuery = ListQuery.extend({
  experience: z.uuid('La experiencia no existe').optional(),
  /** First and last day of the experience, by the calendar of El Salvador. */
  from: day('Escribe una fecha'),
  to: day('Escribe una fecha'),
  /** Part of a name, a code or a telephone number. */
  q: z.string().trim().max(80, 'Máximo 80 letras').optional(),
})

/** A page of bookings; `counts` are per status under all other filters. */
export const ReceivedList = BookingList.extend({
  experiences: z.array(z.object({ id: z.uuid(), title: z.string() })),
}).meta({ id: 'ReceivedList' })
export type ReceivedList = z.output<typeof ReceivedList>

export const list = endpoint({
  method: 'get',
  path: '/host/bookings',
  summary: 'The reservations of the experiences of the host, newest first',
  tag: 'Reservas',
  access: 'host',
  scope: 'host:read',
  query: ReceivedQuery,
  status: 200,
  answer: ReceivedList,
  refusals: [],
})

export const show = endpoint({
  method: 'get',
  path: '/host/bookings/{id}',
  summary: 'One reservation of an experience of the host, as it stands now',
  tag: 'Reservas',
  access: 'host',
  scope: 'host:read',
  params: idParams,
  status: 200,
  answer: Booking,
  refusals: [],
})
