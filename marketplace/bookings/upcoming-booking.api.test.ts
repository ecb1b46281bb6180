import { expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Booking } from './booking.contract.ts'
import { createBooking } from './booking.factory.ts'

const now = new Date()
const midnight = startOfDay(dayOf(now)).getTime()
const at = (hoursAfterMidnight: number) => new Date(midnight + hoursAfterMidnight * HOUR_MS)
type Overrides = Parameters<typeof createBooking>[0]

/** The upcoming booking shown to a traveler with these bookings. */
async function upcoming(...overrides: { start: Date; end?: Date; booking?: Overrides }[]) {
  const { request, id: userId } = await signedIn('traveler')
  const created = []
  for (const { start, end, booking } of overrides) {
    const endDate = end ?? new Date(start.getTime() + 3 * HOUR_MS)
    const { dateIds } = await createExperience({ dates: [{ startDate: start, endDate }] })
    created.push(await createBooking({ userId, availableDateId: dateIds[0]!, status: 'confirmed', ...booking }))
  }
  const { body } = await request<{ booking: Booking | null; day: string | null }>('get', '/bookings/upcoming')
  return { nth: created.findIndex(({ id }) => id === body.booking?.id), day: body.day }
}
const none = { nth: -1, day: null }
// The last minute of today in El Salvador and the first of tomorrow, whatever the hour of the test.
const tonight = at(24 - 1 / 60)
const soonAfter = at(24 + 1 / 60)

test('the nearest of today and tomorrow, by the calendar of El Salvador', async () => {
  expect(await upcoming({ start: at(47.9) }, { start: soonAfter })).toEqual({ nth: 1, day: 'tomorrow' })
  expect(await upcoming({ start: soonAfter }, { start: tonight })).toEqual({ nth: 1, day: 'today' })
  expect(await upcoming({ start: at(48) })).toEqual(none)
  expect(await upcoming()).toEqual(none)
})

test('a request counts while it waits; what is cancelled or over does not', async () => {
  const pending: Overrides = { status: 'pending' }
  expect(await upcoming({ start: soonAfter, booking: pending })).toEqual({ nth: 0, day: 'tomorrow' })
  const overdue: Overrides = { status: 'pending', expiresAt: new Date(Date.now() - HOUR_MS) }
  expect(await upcoming({ start: soonAfter, booking: overdue })).toEqual(none)
  expect(await upcoming({ start: soonAfter, booking: { status: 'cancelled' } })).toEqual(none)
  expect(await upcoming({ start: at(-30), end: at(-20) })).toEqual(none)
})

test('one that goes on is now, also when it began days ago', async () => {
  const inProgress: Overrides = { status: 'in_progress', paymentStatus: 'paid_cash' }
  expect(await upcoming({ start: soonAfter }, { start: at(-40), end: at(60), booking: inProgress })).toEqual({
    nth: 1,
    day: 'now',
  })
  expect(await upcoming({ start: at(-40), end: at(60) })).toEqual(none)
})

test('one whose guests arrived before its hour is not now yet', async () => {
  const arrived: Overrides = { status: 'in_progress', startedAt: now, startedBy: 'host', attendedBy: 'host_list' }
  expect(await upcoming({ start: tonight, booking: arrived })).toEqual({ nth: 0, day: 'today' })
  expect(await upcoming({ start: soonAfter, booking: arrived })).toEqual({ nth: 0, day: 'tomorrow' })
})

test('one of today that has ended gives way to the next', async () => {
  const begins = at(0)
  const ended = new Date((midnight + now.getTime()) / 2)
  expect(await upcoming({ start: begins, end: ended })).toEqual(none)
  expect(await upcoming({ start: begins, end: ended }, { start: soonAfter })).toEqual({ nth: 1, day: 'tomorrow' })
  expect(await upcoming({ start: begins, end: at(24) })).toEqual({ nth: 0, day: 'today' })
})

test('the list counts every state, whatever is shown; an overdue request counts as cancelled', async () => {
  const { request, id: userId } = await signedIn('traveler')
  for (const status of ['pending', 'confirmed', 'confirmed', 'completed'] as const)
    await createBooking({ userId, status })
  await createBooking({ userId, expiresAt: new Date(Date.now() - HOUR_MS) })
  const counts = { pending: 1, confirmed: 2, in_progress: 0, completed: 1, cancelled: 1 }
  for (const query of ['', '?status=completed'])
    expect((await request<{ counts: object }>('get', `/bookings${query}`)).body.counts).toEqual(counts)
})
