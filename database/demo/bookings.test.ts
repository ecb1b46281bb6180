import { expect, test } from 'vitest'
import { codeStateOf, codeWindowOf } from '#marketplace/bookings/booking.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { HOUR_MS } from '#platform/units.ts'
import { allBookings } from './bookings.ts'
import { demoHost, demoTraveler, hostId, travelerId } from './people.ts'

/** Times of one day in El Salvador: night, around the usual meeting, evening. The seed must work at each of them. */
const HOURS = [0, 3, 5.9, 6.1, 7.5, 9, 13, 17.5, 21, 22.5, 23.9]
const moments = HOURS.map((hour) => {
  const now = new Date(Date.parse('2026-11-22T06:00:00Z') + hour * HOUR_MS)
  return { hour, now, rows: allBookings(now) }
})

test.each(moments)(
  'seeded at $hour h, the demo traveler and the demo host can begin one reservation with its code',
  ({ now, rows }) => {
    const ownBookings = rows.filter(({ userId }) => userId === travelerId(demoTraveler.key))
    const states = ownBookings.map((row) => ({
      row,
      state: codeStateOf({ ...row, status: row.status as 'pending', endDate: row.endDate! }, now),
    }))
    const open = states.filter(({ state }) => state === 'open')
    expect(open.map(({ row }) => [row.status, row.hostId])).toEqual([['confirmed', hostId(demoHost.key)]])
    const { closesAt } = codeWindowOf({ startDate: open[0]!.row.startDate, endDate: open[0]!.row.endDate! })
    expect(closesAt.getTime() - now.getTime()).toBeGreaterThan(12 * HOUR_MS)
    expect(states.filter(({ state }) => state === 'not-accepted').length).toBeGreaterThan(0)
    expect(states.filter(({ state }) => state === 'too-early').length).toBeGreaterThan(0)
  },
)

test('nobody sets out in the middle of the night', () => {
  const starts = moments.flatMap(({ now, rows }) =>
    rows.filter(({ status, startDate }) => status === 'confirmed' && dayOf(startDate) === dayOf(now)),
  )
  expect(starts.length).toBeGreaterThan(0)
  for (const { startDate } of starts) expect((startDate.getUTCHours() + 18) % 24).toBeGreaterThan(3)
})
