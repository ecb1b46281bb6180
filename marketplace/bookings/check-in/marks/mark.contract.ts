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

/** A host's mark in the list of a date. Made offline, it may arrive later, and more than once. */
const Mark = z
  .object({
    /** `arrived`: the guest is here. `paid`: the host has the cash. */
    what: z.enum(['arrived', 'paid']),
    /** The traveler's code when it was typed or scanned; absent when the host marks the list. */
    code: ArrivalCode.shape.code.optional(),
    /** When it was tapped by the device's clock. Stored beside the time of receipt, which is the one that counts. */
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
