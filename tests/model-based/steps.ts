// Steps in the life of bookings as plain data for a generator: who does what to which.
import fc from 'fast-check'

/** `at` is the booking's number; `stranger` is somebody of the same role who does not own it. */
type ToBooking = { at: number; stranger: boolean }
type ToDate = { date: number; stranger: boolean }
export type ExperienceStep = 'publish' | 'pause' | 'resume' | 'archive' | 'restore'
export type Step =
  | { what: 'book'; by: number | 'host'; date: number; guests: number; repeated: boolean }
  | ({ what: 'cancel' | 'attend' | 'confirm' | 'confirm-payment' } & ToBooking)
  | ({ what: 'decline'; reason: string } & ToBooking)
  | ({ what: 'complete'; attended: boolean; paid: boolean } & ToBooking)
  | ({ what: 'start' | 'start as host'; code: 'right' | 'wrong' | 'no code' } & ToBooking)
  /** That booking's traveler reviews the host. */
  | { what: 'review'; at: number }
  | ({ what: 'set places'; capacity: number } & ToDate)
  | ({ what: 'close' | 'reopen' | 'remove' | 'cancel date' } & ToDate)
  | ({ what: 'move'; to: number } & ToBooking)
  | { what: 'offer'; hours: number; capacity: number; stranger: boolean }
  | { what: ExperienceStep; stranger: boolean }
  | { what: 'hours pass'; hours: number }
  | { what: 'timers run' }

export const TRAVELERS = 3
/** Starts of the dates in hours from the beginning, and their capacity. */
export const DATES = [
  { start: 30.5, capacity: 7 },
  { start: 60.5, capacity: 5 },
  { start: 120.5, capacity: 3 },
]
/** Duration of an experience, in hours. */
export const LENGTH = 3
/** The most people in one reservation. */
export const MAX_GUESTS = 4
export const PRICE = 25

/** False mostly, true once in so many. */
const mostly = (times: number) => fc.constantFrom(false, ...Array<boolean>(times - 1).fill(true))
const target = { at: fc.constantFrom(0, 1, 2, 3, 4, 5), stranger: mostly(12).map((isOwn) => !isOwn) }
const date = fc.constantFrom(...DATES.keys(), ...DATES.keys(), DATES.length, DATES.length + 1)
const ofDate = { date, stranger: target.stranger }
const doing = <const W extends Step['what'], R extends object>(what: W, rest: { [K in keyof R]: fc.Arbitrary<R[K]> }) =>
  fc.record({ what: fc.constant(what), ...rest } as never) as unknown as fc.Arbitrary<Step>

const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })

const code = fc.constantFrom(...Array(5).fill('right'), 'wrong', 'no code')
/** Steps by frequency. */
export const kinds: [number, fc.Arbitrary<Step>][] = [
  [
    14,
    doing('book', {
      by: fc.oneof(often(14, fc.nat(TRAVELERS - 1)), often(1, fc.constant<'host'>('host'))),
      date,
      guests: fc.integer({ min: 1, max: MAX_GUESTS + 1 }),
      again: mostly(4),
    }),
  ],
  [2, doing('cancel', target)],
  [8, doing('confirm', target)],
  [2, doing('decline', { ...target, reason: fc.constantFrom('', 'Lluvia') })],
  [6, doing('complete', { ...target, attended: mostly(4), paid: fc.boolean() })],
  [2, doing('confirm-payment', target)],
  [3, doing('start as host', { ...target, code })],
  [6, doing('start', { ...target, code })],
  [2, doing('attend', target)],
  [4, doing('review', { at: target.at })],
  [2, doing('set places', { ...ofDate, capacity: fc.integer({ min: 1, max: 9 }) })],
  [1, doing('close', ofDate)],
  [2, doing('reopen', ofDate)],
  [1, doing('remove', ofDate)],
  [2, doing('cancel date', ofDate)],
  [3, doing('move', { ...target, to: date })],
  [
    2,
    doing('offer', {
      hours: fc.constantFrom(-1, 29, 53, 90),
      capacity: fc.integer({ min: 1, max: 6 }),
      stranger: target.stranger,
    }),
  ],
  [1, doing('pause', { stranger: target.stranger })],
  [1, doing('archive', { stranger: target.stranger })],
  [1, doing('restore', { stranger: target.stranger })],
  [4, doing('resume', { stranger: target.stranger })],
  [4, doing('publish', { stranger: target.stranger })],
  [4, doing('hours pass', { hours: fc.constantFrom(1, 6, 12, 24, 48) })],
  [2, doing('timers run', {})],
]
export const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  ...kinds.map(([weight, arbitrary]) => often(weight, arbitrary)),
)

const ownAt = (at: number) => ({ at, stranger: false })
const bothEnter = (at: number): Step[] => [
  { what: 'start', ...ownAt(at), code: 'right' },
  { what: 'start as host', ...ownAt(at), code: 'right' },
]
/** Fixed sequences: former failures, and combinations that chance seldom makes. */
export const regressions: Step[][] = [
  [
    { what: 'book', by: 0, date: 0, guests: 2, repeated: false },
    { what: 'book', by: 0, date: 0, guests: 1, repeated: false },
    ...bothEnter(0),
    { what: 'confirm', ...ownAt(0) },
    { what: 'attend', ...ownAt(0) },
    ...bothEnter(0),
    { what: 'hours pass', hours: 24 },
    { what: 'hours pass', hours: 6 },
    { what: 'start', ...ownAt(0), code: 'right' },
    ...bothEnter(0),
    { what: 'complete', ...ownAt(0), attended: false, paid: false },
    { what: 'review', at: 0 },
    { what: 'complete', ...ownAt(0), attended: true, paid: true },
    { what: 'review', at: 0 },
    { what: 'hours pass', hours: 48 },
    { what: 'review', at: 0 },
    { what: 'review', at: 0 },
    { what: 'confirm-payment', ...ownAt(0) },
  ],
  [
    { what: 'book', by: 1, date: 0, guests: 4, repeated: false },
    { what: 'confirm', ...ownAt(0) },
    { what: 'decline', ...ownAt(0), reason: '' },
    { what: 'book', by: 2, date: 0, guests: 3, repeated: false },
    { what: 'hours pass', hours: 24 },
    { what: 'hours pass', hours: 12 },
    { what: 'confirm', ...ownAt(1) },
    { what: 'cancel', ...ownAt(0) },
    { what: 'decline', ...ownAt(0), reason: 'Lluvia' },
    { what: 'timers run' },
    { what: 'complete', ...ownAt(0), attended: false, paid: false },
    { what: 'review', at: 0 },
    { what: 'confirm-payment', ...ownAt(0) },
  ],
  [
    { what: 'close', date: 0, stranger: false },
    { what: 'book', by: 0, date: 0, guests: 1, repeated: false },
    { what: 'reopen', date: 0, stranger: false },
    { what: 'book', by: 0, date: 0, guests: 3, repeated: false },
    { what: 'set places', date: 0, stranger: false, capacity: 2 },
    { what: 'set places', date: 0, stranger: false, capacity: 3 },
    { what: 'remove', date: 0, stranger: false },
    { what: 'cancel', ...ownAt(0) },
    { what: 'remove', date: 0, stranger: false },
    { what: 'close', date: 0, stranger: false },
    { what: 'offer', hours: 30, capacity: 4, stranger: false },
    { what: 'offer', hours: 30, capacity: 4, stranger: false },
    { what: 'offer', hours: -1, capacity: 4, stranger: false },
    { what: 'book', by: 1, date: 3, guests: 4, repeated: false },
    { what: 'pause', stranger: false },
    { what: 'book', by: 2, date: 1, guests: 1, repeated: false },
    { what: 'confirm', ...ownAt(1) },
    { what: 'archive', stranger: false },
    { what: 'resume', stranger: false },
    { what: 'restore', stranger: false },
    { what: 'hours pass', hours: 48 },
    { what: 'set places', date: 3, stranger: false, capacity: 9 },
    { what: 'complete', ...ownAt(1), attended: true, paid: true },
    { what: 'publish', stranger: false },
    { what: 'hours pass', hours: 48 },
    { what: 'hours pass', hours: 48 },
    { what: 'pause', stranger: false },
    { what: 'publish', stranger: false },
  ],
  [
    { what: 'book', by: 0, date: 1, guests: 1, repeated: false },
    { what: 'decline', ...ownAt(0), reason: '' },
    { what: 'book', by: 1, date: 1, guests: 2, repeated: false },
    { what: 'confirm', ...ownAt(1) },
    { what: 'decline', ...ownAt(1), reason: 'Lluvia' },
    { what: 'book', by: 1, date: 1, guests: 2, repeated: false },
    { what: 'confirm', ...ownAt(2) },
    { what: 'cancel', ...ownAt(2) },
    { what: 'book', by: 2, date: 0, guests: 1, repeated: false },
    { what: 'confirm', ...ownAt(3) },
    { what: 'book', by: 1, date: 0, guests: 1, repeated: false },
    { what: 'confirm', ...ownAt(4) },
    { what: 'hours pass', hours: 24 },
    { what: 'hours pass', hours: 6 },
    { what: 'start as host', ...ownAt(3), code: 'right' },
    ...bothEnter(3),
    { what: 'hours pass', hours: 48 },
    ...bothEnter(4),
    { what: 'timers run' },
    ...bothEnter(3),
    { what: 'hours pass', hours: 24 },
    { what: 'timers run' },
    { what: 'review', at: 3 },
  ],
  [
    { what: 'book', by: 0, date: 0, guests: 2, repeated: false },
    { what: 'confirm', ...ownAt(0) },
    { what: 'book', by: 1, date: 0, guests: 3, repeated: false },
    { what: 'book', by: 2, date: 2, guests: 3, repeated: false },
    { what: 'move', ...ownAt(0), to: 1 },
    { what: 'cancel date', date: 0, stranger: false },
    { what: 'cancel date', date: 0, stranger: false },
    { what: 'reopen', date: 0, stranger: false },
    { what: 'remove', date: 0, stranger: false },
    { what: 'move', ...ownAt(1), to: 2 },
    { what: 'move', ...ownAt(1), to: 0 },
    { what: 'move', ...ownAt(0), to: 1 },
    { what: 'move', ...ownAt(0), to: 2 },
    { what: 'book', by: 1, date: 1, guests: 1, repeated: false },
    { what: 'move', ...ownAt(1), to: 1 },
    { what: 'hours pass', hours: 48 },
    { what: 'hours pass', hours: 6 },
    { what: 'hours pass', hours: 6 },
    { what: 'start', ...ownAt(3), code: 'right' },
    { what: 'cancel date', date: 1, stranger: false },
    { what: 'hours pass', hours: 48 },
    { what: 'timers run' },
    { what: 'cancel date', date: 2, stranger: false },
    { what: 'pause', stranger: false },
    { what: 'move', ...ownAt(1), to: 2 },
  ],
  // A cancelled booking no longer has to fit into its date.
  [
    { what: 'book', by: 0, date: 1, guests: 2, repeated: false },
    { what: 'cancel', ...ownAt(0) },
    { what: 'set places', date: 1, stranger: false, capacity: 1 },
  ],
]
