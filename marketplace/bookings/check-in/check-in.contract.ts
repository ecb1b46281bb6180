import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { Booking } from '../booking.contract.ts'
import { checkInText } from './check-in.text.ts'

export const ArrivalCode = z
  .object({
    /** Trimmed before its length is checked (START-03). */
    code: z
      .string(checkInText.codeEmpty)
      .trim()
      .toUpperCase()
      .min(1, checkInText.codeEmpty)
      .max(8, checkInText.codeWrong),
  })
  .meta({ id: 'ArrivalCode' })

export const StartedBooking = Booking.extend({
  /** It had started before, so this entry changed nothing (START-08). */
  alreadyStarted: z.boolean(),
}).meta({ id: 'StartedBooking' })
export type StartedBooking = z.output<typeof StartedBooking>

const startRefusals = ['CODE_WRONG', 'CODE_TRIES', 'CODE_NOT_ACCEPTED', 'CODE_TOO_EARLY', 'CODE_TOO_LATE'] as const

export const start = endpoint({
  method: 'post',
  path: '/bookings/{id}/start',
  summary: 'The traveler is at the meeting and enters the code: the experience begins, paid in cash as they say',
  tag: 'Reservas',
  access: 'traveler',
  params: idParams,
  body: ArrivalCode,
  status: 200,
  answer: StartedBooking,
  refusals: [...startRefusals],
})

export const startAsHost = endpoint({
  method: 'post',
  path: '/host/bookings/{id}/start',
  summary: "The host enters the traveler's code: the experience begins, seen by the host; the cash stays as it is",
  tag: 'Reservas',
  access: 'host',
  params: idParams,
  body: ArrivalCode,
  status: 200,
  answer: StartedBooking,
  refusals: [...startRefusals],
})

export const confirmAttendance = endpoint({
  method: 'post',
  path: '/bookings/{id}/attendance',
  summary: 'The traveler says that they will be there; once, the time never changes',
  tag: 'Reservas',
  access: 'traveler',
  params: idParams,
  status: 200,
  answer: Booking,
  refusals: ['BOOKING_STATE'],
})

export const markSeen = endpoint({
  method: 'post',
  path: '/host/attendances/seen',
  summary: 'The host has seen which travelers will be there',
  tag: 'Reservas',
  access: 'host',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(50) }).meta({ id: 'SeenAttendances' }),
  status: 204,
  answer: null,
  refusals: [],
})
