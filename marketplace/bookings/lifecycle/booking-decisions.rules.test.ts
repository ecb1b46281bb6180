// Boundary values: what a refusal is called, and when a booking counts as forgotten.
import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/units.ts'
import {
  type BookingFacts,
  type BookingStatus,
  canAttend,
  canCancel,
  canComplete,
  canConfirm,
  canConfirmPayment,
  canStart,
  isStuck,
} from '../booking.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const facts = (status: BookingStatus, more: Partial<BookingFacts> = {}): BookingFacts => ({
  status,
  paymentStatus: 'pending',
  startDate: new Date(now.getTime() + 3 * DAY_MS),
  endDate: null,
  expiresAt: new Date(now.getTime() + DAY_MS),
  guestConfirmed: false,
  ...more,
})

test.each(['completed', 'cancelled'] as const)(
  'nothing happens any more to what is %s, and each refusal says so',
  (status) => {
    const booking = facts(status, { paymentStatus: 'paid' })
    expect([
      canConfirm(booking, now),
      canStart(booking, 'traveler', now),
      canStart(booking, 'host', now),
      canAttend(booking, now),
      canComplete(booking, now),
      canConfirmPayment(booking, now),
      ...(['traveler', 'host', 'admin', 'system'] as const).map((actor) => canCancel(booking, actor, now)),
    ]).toEqual(Array(10).fill('BOOKING_STATE'))
  },
)

test.each([
  ['confirmed', 7 * DAY_MS + 1, true],
  ['confirmed', 7 * DAY_MS, false],
  ['confirmed', -DAY_MS, false],
  ['pending', 30 * DAY_MS, false],
  ['in_progress', 30 * DAY_MS, false],
  ['completed', 30 * DAY_MS, false],
  ['cancelled', 30 * DAY_MS, false],
] as [BookingStatus, number, boolean][])('%s and over for %d ms: forgotten is %s', (status, over, stuck) => {
  const end = new Date(now.getTime() - over)
  expect(isStuck({ status, startDate: end, endDate: null }, now)).toBe(stuck)
  // If an end is known it counts, not the start.
  const early = new Date(end.getTime() - 20 * DAY_MS)
  expect(isStuck({ status, startDate: early, endDate: end }, now)).toBe(stuck)
})
