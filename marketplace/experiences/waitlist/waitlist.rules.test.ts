import { expect, test } from 'vitest'
import { canJoin, type JoinInput, type JoinRefusal, selectNextEntries } from './waitlist.rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const full: JoinInput = {
  guests: 2,
  maxGuests: 8,
  capacity: 10,
  date: { status: 'available', startDate: new Date('2026-11-21T12:00:00Z'), spotsAvailable: 1 },
  reachable: true,
  hostPaused: false,
  booked: false,
  others: 0,
}
const on = (date: Partial<JoinInput['date']>) => ({ date: { ...full.date, ...date } })

test.each<[string, Partial<JoinInput>, 'yes' | JoinRefusal]>([
  ['too few places', {}, 'yes'],
  ['closed, with places', on({ status: 'closed', spotsAvailable: 10 }), 'yes'],
  ['room for all', on({ spotsAvailable: 2 }), 'SPOTS_FREE'],
  ['cancelled', on({ status: 'cancelled' }), 'WAIT_OVER'],
  ['begins this moment', on({ startDate: now }), 'WAIT_OVER'],
  ['a host who takes no reservations', { hostPaused: true }, 'HOST_PAUSED'],
  ['as many as one reservation takes', { guests: 8 }, 'yes'],
  ['more than one reservation takes', { guests: 9 }, 'WAIT_TOO_LARGE'],
  ['more than the date ever holds', { guests: 4, capacity: 3 }, 'WAIT_TOO_LARGE'],
  ['has a reservation', { booked: true }, 'WAIT_BOOKED'],
  ['a mailbox nobody proved', { reachable: false }, 'MAILBOX_NEEDED'],
  ['ten others', { others: 10 }, 'TOO_MANY_WAITS'],
])('%s', (_, change, says) => {
  expect(canJoin({ ...full, ...change }, now)).toBe(says)
})

test.each<[number[], number, number[]]>([
  [[2, 2, 2], 4, [0, 1]],
  [[4, 2, 1], 2, [1]],
  [[4, 1, 1], 3, [1, 2]],
  [[3], 0, []],
  [[], 5, []],
])('a line of %j and %i places: %j', (parties, spots, served) => {
  const line = parties.map((guests, at) => ({ at, guests }))
  expect(selectNextEntries(line, spots).map(({ at }) => at)).toEqual(served)
})
