import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { Booking } from '../../booking.contract.ts'
import { ArrivalCode, StartedBooking } from '../check-in.contract.ts'

export const checkIn = endpoint({
  method: 'post',
  path: '/host/dates/{id}/check-in',
  summary: 'The host types or scans the code of whoever arrives on a date, without looking for them in the list first',
  tag: 'Reservas',
  access: 'host',
  params: idParams,
  body: ArrivalCode,
  status: 200,
  answer: StartedBooking,
  refusals: [
    'CODE_UNKNOWN',
    'CODE_OTHER_DATE',
    'CODE_OVER',
    'CODE_TRIES',
    'CODE_NOT_ACCEPTED',
    'CODE_TOO_EARLY',
    'CODE_TOO_LATE',
  ],
})

/** What a host notes on the list of a date; made on the device, it may arrive later, and more than once. */
const Mark = z
  .object({
    /** `arrived`: they are here. `paid`: the cash is in the hand of the host. */
    what: z.enum(['arrived', 'paid']),
    /** The traveler's code, where it was typed or scanned; without it the host says so of their own. */
    code: ArrivalCode.shape.code.optional(),
    /** When it was tapped, as the device says. Kept beside the time of arrival, which is what counts. */
    at: z.iso.datetime().optional(),
  })
  .meta({ id: 'Mark' })

export const add = endpoint({
  method: 'post',
  path: '/host/bookings/{id}/marks',
  summary: 'The host notes that somebody arrived, or paid; sent again with its key, it counts once',
  description:
    'Made without a signal, marks are sent when there is one: each with a key of its own, kept with the mark.',
  tag: 'Reservas',
  access: 'host',
  idempotent: true,
  params: idParams,
  body: Mark,
  status: 200,
  answer: z.object({
    booking: Booking,
    /** It was so before: this mark changed nothing. */
    already: z.boolean(),
  }),
  refusals: ['CODE_UNKNOWN', 'CODE_OVER', 'CODE_NOT_ACCEPTED', 'CODE_TOO_EARLY', 'CODE_TOO_LATE', 'BOOKING_STATE'],
})
