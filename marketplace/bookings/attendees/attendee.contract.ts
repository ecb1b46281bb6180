import { z } from 'zod'
import { DATE_STATUSES } from '#marketplace/experiences/availability/availability.rules.ts'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { Booking } from '../booking.contract.ts'

/** A booking of a date, with the time when the host last wrote to its guest about the meeting. */
export const Guest = Booking.extend({ writtenTo: z.iso.datetime().nullable() }).meta({ id: 'Guest' })
export type Guest = z.output<typeof Guest>

const count = z.int().nonnegative()
const dollars = z.number().nonnegative()

export const DateGuests = z
  .object({
    date: z.object({
      id: z.uuid(),
      startDate: z.iso.datetime(),
      endDate: z.iso.datetime().nullable(),
      status: z.enum(DATE_STATUSES),
      capacity: count,
      /** Spots taken by live bookings, including requests. */
      booked: count,
      free: count,
    }),
    experience: z.object({ id: z.uuid(), title: z.string(), place: z.string(), address: z.string(), city: z.string() }),
    hostName: z.string(),
    /** Requests first, then by name, cancelled ones last. */
    guests: z.array(Guest),
    totals: z.object({
      /** People of accepted bookings, without no-shows. */
      people: count,
      /** People of requests, and what they would pay. */
      waiting: count,
      waitingAmount: dollars,
      /** Unpaid cash of accepted bookings; a no-show owes nothing. */
      toCollect: dollars,
      /** Acknowledged by the host. */
      received: dollars,
      /** Claimed by the traveler only; in neither of the other two (INV-14). */
      toConfirm: dollars,
    }),
  })
  .meta({ id: 'DateGuests' })
export type DateGuests = z.output<typeof DateGuests>

export const list = endpoint({
  method: 'get',
  path: '/host/dates/{id}/guests',
  summary: 'Who comes on one date of the host, and what there is to collect',
  tag: 'Reservas',
  access: 'host',
  scope: 'host:read',
  params: idParams,
  status: 200,
  answer: DateGuests,
  refusals: [],
})

export const download = endpoint({
  method: 'get',
  path: '/host/dates/{id}/guests.csv',
  summary: 'The people of one date as a table for a spreadsheet',
  tag: 'Reservas',
  access: 'host',
  params: idParams,
  status: 200,
  answer: z.string(),
  file: 'text/csv; charset=utf-8',
  refusals: [],
})

const Written = z.object({ writtenTo: z.iso.datetime().nullable() }).meta({ id: 'Written' })

export const markWritten = endpoint({
  method: 'post',
  path: '/host/bookings/{id}/written',
  summary: 'The host opened the message to this guest',
  tag: 'Reservas',
  access: 'host',
  params: idParams,
  status: 200,
  answer: Written,
  refusals: ['BOOKING_STATE'],
})

export const unmarkWritten = endpoint({
  method: 'delete',
  path: '/host/bookings/{id}/written',
  summary: 'The message to this guest was not sent after all',
  tag: 'Reservas',
  access: 'host',
  params: idParams,
  status: 200,
  answer: Written,
  refusals: [],
})
