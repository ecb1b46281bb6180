import { z } from 'zod'
import { Booking } from '#marketplace/bookings/booking.contract.ts'
import { endpoint } from '#platform/http/contract.ts'

const count = z.int().nonnegative()
const dollars = z.number().nonnegative()
const sums = {
  bookings: count,
  people: count,
  /** Paid, cash included, from bookings that were not cancelled (HDASH-27). */
  gross: dollars,
  /** Owed to the platform according to the ledger; rounded per booking. */
  commission: dollars,
  net: dollars,
  /** The part of `gross` that the host has not confirmed yet. */
  toConfirm: dollars,
}

export const Earnings = z
  .object({
    /** The last six, oldest first, YYYY-MM in the calendar of El Salvador; months without earnings are zeros. */
    months: z.array(z.object({ month: z.string(), ...sums })),
    total: z.object(sums),
    /** The commission for bookings that begin today, in percent (HDASH-30). */
    percent: z.number().nonnegative(),
    /** The same months by experience, highest earnings first. */
    experiences: z.array(z.object({ id: z.uuid(), title: z.string(), bookings: count, people: count, gross: dollars })),
    /** Cash the traveler says they paid, oldest first, at most 5 of `unconfirmed.bookings`. */
    toConfirm: z.array(Booking),
    unconfirmed: z.object({ bookings: count, amount: dollars }),
  })
  .meta({ id: 'Earnings' })
export type Earnings = z.output<typeof Earnings>

export const show = endpoint({
  method: 'get',
  path: '/host/earnings',
  summary: 'What the host earned in the latest six months, and which cash is still to be confirmed',
  tag: 'Anfitriones',
  access: 'host',
  status: 200,
  answer: Earnings,
  refusals: [],
})

export const download = endpoint({
  method: 'get',
  path: '/host/earnings.csv',
  summary: 'The bookings of one month as a table for a spreadsheet',
  tag: 'Anfitriones',
  access: 'host',
  query: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'El mes no existe') }),
  status: 200,
  answer: z.string(),
  timeouts: 'export',
  file: 'text/csv; charset=utf-8',
  refusals: [],
})
