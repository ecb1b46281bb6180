import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#platform/units.ts'
import {
  type Actor,
  allowedActions,
  type BookingFacts,
  type BookingInput,
  type BookingStatus,
  CODE_ALPHABET,
  canBook,
  canCancel,
  canComplete,
  canConfirm,
  canConfirmPayment,
  cancellationNow,
  canStart,
  canTransition,
  codeFrom,
  codeStateOf,
  codeWindowOf,
  effectiveStatus,
  expiryOf,
  HOURS_TO_COMPLETE,
  isFreeCancellation,
  type PaymentStatus,
  splitName,
  transitions,
} from './booking.rules.ts'

const now = new Date('2026-12-01T12:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
const STATUSES: BookingStatus[] = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled']
const ACTORS: Actor[] = ['traveler', 'host', 'admin', 'system']
const booking = (facts: Partial<BookingFacts> = {}): BookingFacts => ({
  status: 'pending',
  paymentStatus: 'pending',
  startDate: inHours(72),
  endDate: inHours(75),
  expiresAt: inHours(48),
  guestConfirmed: false,
  ...facts,
})

test('the graph has these edges and no other', () => {
  const edges = STATUSES.flatMap((from) =>
    STATUSES.flatMap((to) =>
      ACTORS.filter((actor) => canTransition(from, to, actor)).map((actor) => `${from} ${to} ${actor}`),
    ),
  )
  expect(edges).toEqual([
    'pending confirmed host',
    'pending cancelled traveler',
    'pending cancelled host',
    'pending cancelled admin',
    'pending cancelled system',
    'confirmed in_progress traveler',
    'confirmed in_progress host',
    'confirmed completed host',
    'confirmed cancelled traveler',
    'confirmed cancelled host',
    'confirmed cancelled admin',
    'confirmed cancelled system',
    'in_progress completed host',
    'in_progress completed system',
  ])
})

test('nothing leaves completed or cancelled', () => {
  expect([transitions.completed, transitions.cancelled]).toEqual([{}, {}])
})

test.each([
  ['pending', 72, 'yes', 'free'],
  ['confirmed', 72, 'yes', 'free'],
  ['confirmed', 24, 'yes', 'free'],
  ['confirmed', 24 - 1 / 3600, 'yes', 'late'],
  ['confirmed', 1 / 3600, 'yes', 'late'],
  ['confirmed', 0, 'BOOKING_STARTED', null],
  ['confirmed', -1, 'BOOKING_STARTED', null],
  ['in_progress', 72, 'BOOKING_STATE', null],
  ['completed', -72, 'BOOKING_STATE', null],
  ['cancelled', 72, 'BOOKING_STATE', null],
] as const)('a traveler cancels a %s one %d h before: %s, %s', (status, hours, decision, cost) => {
  const facts = booking({ status, startDate: inHours(hours) })
  expect([canCancel(facts, 'traveler', now), cancellationNow(facts, now)]).toEqual([decision, cost])
})

test('an admin may still cancel a confirmed one after its start; a host may not', () => {
  const started = booking({ status: 'confirmed', startDate: inHours(-1) })
  expect([canCancel(started, 'admin', now), canCancel(started, 'host', now)]).toEqual(['yes', 'BOOKING_STARTED'])
})

test('a request ends 48 h after it was made or at the start, whichever comes first', () => {
  expect(expiryOf(now, inHours(72))).toEqual(inHours(48))
  expect(expiryOf(now, inHours(48))).toEqual(inHours(48))
  expect(expiryOf(now, inHours(5))).toEqual(inHours(5))
})

test('an overdue request reads as cancelled, from the very second on, and admits nothing', () => {
  expect(effectiveStatus(booking({ expiresAt: inHours(1 / 3600) }), now)).toBe('pending')
  const overdue = booking({ expiresAt: now })
  expect(effectiveStatus(overdue, now)).toBe('cancelled')
  expect(canConfirm(overdue, now)).toBe('BOOKING_STATE')
  expect(canCancel(overdue, 'traveler', now)).toBe('BOOKING_STATE')
  expect(allowedActions(overdue, 'host', now)).toEqual([])
  expect(effectiveStatus(booking({ status: 'confirmed', expiresAt: now }), now)).toBe('confirmed')
})

test.each([
  ['pending', 72, 'BOOKING_STATE'],
  ['confirmed', 1 / 3600, 'NOT_STARTED'],
  ['confirmed', 0, 'yes'],
  ['in_progress', 5, 'yes'],
  ['in_progress', -5, 'yes'],
  ['completed', -5, 'BOOKING_STATE'],
  ['cancelled', -5, 'BOOKING_STATE'],
] as const)('the host completes a %s one starting in %d h: %s', (status, hours, decision) => {
  expect(canComplete(booking({ status, startDate: inHours(hours) }), now)).toBe(decision)
})

test('cash is acknowledged on confirmed, in-progress and completed ones, once', () => {
  const PAYMENTS: PaymentStatus[] = ['pending', 'paid_cash', 'paid']
  const open = STATUSES.flatMap((status) =>
    PAYMENTS.filter((paymentStatus) => canConfirmPayment(booking({ status, paymentStatus }), now) === 'yes').map(
      (payment) => `${status} ${payment}`,
    ),
  )
  expect(open).toEqual([
    'confirmed pending',
    'confirmed paid_cash',
    'in_progress pending',
    'in_progress paid_cash',
    'completed pending',
    'completed paid_cash',
  ])
})

test('each viewer is offered exactly what they may do', () => {
  expect(allowedActions(booking(), 'traveler', now)).toEqual(['cancel'])
  expect(allowedActions(booking(), 'host', now)).toEqual(['confirm', 'cancel'])
  expect(allowedActions(booking({ status: 'confirmed' }), 'host', now)).toEqual(['confirm-payment', 'cancel'])
  const started = booking({ status: 'confirmed', startDate: inHours(-1) })
  expect(allowedActions(started, 'host', now)).toEqual(['start', 'complete', 'confirm-payment'])
  expect(allowedActions(started, 'admin', now)).toEqual(['complete', 'confirm-payment', 'cancel'])
  expect(allowedActions(started, 'traveler', now)).toEqual(['start', 'attend'])
  expect(allowedActions({ ...started, guestConfirmed: true }, 'traveler', now)).toEqual(['start'])
  // The arrival is on record, or the time to announce it is over.
  expect(allowedActions(booking({ status: 'in_progress' }), 'traveler', now)).toEqual([])
  const ended = booking({ status: 'confirmed', startDate: inHours(-3), endDate: now })
  expect(allowedActions(ended, 'traveler', now)).toEqual(['start'])
  for (const status of ['completed', 'cancelled'] as const)
    expect(allowedActions(booking({ status }), 'traveler', now)).toEqual([])
})

const SECOND = 1 / 3600
test.each([
  ['a request an hour before', 'pending', 1, 'CODE_NOT_ACCEPTED', 'not-accepted'],
  ['three hours and a second before', 'confirmed', 3 + SECOND, 'CODE_TOO_EARLY', 'too-early'],
  ['exactly three hours before', 'confirmed', 3, 'yes', 'open'],
  ['a second before its time is over', 'confirmed', -27 + SECOND, 'yes', 'open'],
  ['exactly 24 hours after the end', 'confirmed', -27, 'CODE_TOO_LATE', 'too-late'],
  ['one that goes on', 'in_progress', 1, 'BOOKING_STATE', null],
  ['one that is over', 'completed', -3, 'BOOKING_STATE', null],
  ['one that was cancelled', 'cancelled', 1, 'BOOKING_STATE', null],
] as const)('the code: %s', (_, status, hours, decision, state) => {
  const facts = booking({ status, startDate: inHours(hours), endDate: inHours(hours + 3), expiresAt: inHours(0.5) })
  for (const actor of ['traveler', 'host'] as const) expect(canStart(facts, actor, now)).toBe(decision)
  expect(codeStateOf(facts, now)).toBe(state)
})

test('without an end the code works until 24 h after the start; what was begun is completed when it stops', () => {
  for (const [endDate, end] of [
    [null, 72],
    [inHours(75), 75],
  ] as const) {
    const { opensAt, closesAt } = codeWindowOf(booking({ endDate }))
    expect([opensAt, closesAt]).toEqual([inHours(69), inHours(end + HOURS_TO_COMPLETE)])
  }
})

test('an overdue request is not waiting for the host any more', () =>
  expect(canStart(booking({ startDate: inHours(1), expiresAt: now }), 'traveler', now)).toBe('BOOKING_STATE'))

const wish = (change: Partial<BookingInput> = {}): BookingInput => ({
  guests: 2,
  experience: { bookingRequired: true, maxGuests: 8, hostSuspended: false, hostPaused: false },
  date: { open: true, startDate: inHours(24), spotsAvailable: 4 },
  already: false,
  again: false,
  pending: 0,
  mostPending: 10,
  ...change,
})
const date = (change: Partial<NonNullable<BookingInput['date']>>) => ({ date: { ...wish().date!, ...change } })

test.each<[string, Partial<BookingInput>, string]>([
  ['an open date', {}, 'yes'],
  ['exactly the places left', { guests: 4 }, 'yes'],
  ['one more than the places left', { guests: 5 }, 'NOT_ENOUGH_SPOTS'],
  ['more than one group may hold', { guests: 9, ...date({ spotsAvailable: 20 }) }, 'NOT_ENOUGH_SPOTS'],
  ['exactly the largest group', { guests: 8, ...date({ spotsAvailable: 20 }) }, 'yes'],
  ['no such date', { date: null }, 'DATE_UNAVAILABLE'],
  ['a closed date', date({ open: false }), 'DATE_UNAVAILABLE'],
  ['a date that begins now', date({ startDate: now }), 'DATE_UNAVAILABLE'],
  ['a sold out date', date({ spotsAvailable: 0 }), 'NOT_ENOUGH_SPOTS'],
  ['a second one for the date', { already: true }, 'ALREADY_BOOKED'],
  ['a second one on purpose', { already: true, again: true }, 'yes'],
  ['a tenth request', { pending: 9 }, 'yes'],
  ['an eleventh request', { pending: 10 }, 'TOO_MANY_PENDING'],
  ['one more than the operators allow', { pending: 2, mostPending: 2 }, 'TOO_MANY_PENDING'],
  ['an informational one', { experience: { ...wish().experience, bookingRequired: false } }, 'NOT_BOOKABLE'],
  ['a paused host', { experience: { ...wish().experience, hostPaused: true } }, 'HOST_PAUSED'],
  ['a suspended host', { experience: { ...wish().experience, hostSuspended: true } }, 'HOST_INVALID'],
])('booking %s: %s', (_, change, decision) => {
  expect(canBook(wish(change), now)).toBe(decision)
})

test('a code is eight of 32 letters, different bits give different codes', () => {
  expect(codeFrom(new Uint8Array([0, 0, 0, 0, 0]))).toBe('00000000')
  expect(codeFrom(new Uint8Array([255, 255, 255, 255, 255]))).toBe('ZZZZZZZZ')
  expect(codeFrom(new Uint8Array([0, 0, 0, 0, 33]))).toBe('00000011')
  const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(bytes, bytes, (first, other) => {
      expect([...codeFrom(first)].every((letter) => CODE_ALPHABET.includes(letter))).toBe(true)
      expect(codeFrom(first) === codeFrom(other)).toBe(first.join() === other.join())
    }),
  )
  expect(CODE_ALPHABET).toHaveLength(32)
  expect(CODE_ALPHABET).not.toMatch(/[ILOU]/)
})

test('exactly 24 hours before is free', () => {
  expect(isFreeCancellation(inHours(24), now)).toBe(true)
  expect(isFreeCancellation(new Date(inHours(24).getTime() - 1), now)).toBe(false)
})

test.each([
  ['Ana', 'Ana', ''],
  ['Ana María de la Paz', 'Ana', 'María de la Paz'],
  ['  José   Luis ', 'José', 'Luis'],
  ['', '', ''],
])('%j is first name %j and last name %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})
