// What can happen in the life of reservations: who does what to which, as plain data that a generator makes up.
import fc from 'fast-check'

/** `at` says which reservation, counted from the first; `stranger` is somebody of the same role whose it is not. */
type ToBooking = { at: number; stranger: boolean }
export type Deed =
  | { what: 'book'; by: number | 'host'; date: number; guests: number; again: boolean }
  | ({ what: 'cancel' | 'attend' | 'confirm' | 'confirm-payment' } & ToBooking)
  | ({ what: 'decline'; reason: string } & ToBooking)
  | ({ what: 'complete'; attended: boolean; paid: boolean } & ToBooking)
  | ({ what: 'start'; code: 'right' | 'wrong' | 'no code' } & ToBooking)
  /** Whoever made that reservation says what they think of the host. */
  | { what: 'review'; at: number }
  | { what: 'hours pass'; hours: number }
  | { what: 'timers run' }

export const TRAVELERS = 3
/** When the dates of a life begin, in hours from its beginning, and for how many people each has room. */
export const DATES = [
  { start: 30.5, capacity: 7 },
  { start: 60.5, capacity: 5 },
  { start: 120.5, capacity: 3 },
]
/** How long an experience takes, in hours. */
export const LENGTH = 3
/** The most people in one reservation. */
export const MAX_GUESTS = 4
export const PRICE = 25

/** True, but for one time in so many. */
const mostly = (times: number) => fc.constantFrom(false, ...Array<boolean>(times - 1).fill(true))
const target = { at: fc.constantFrom(0, 1, 2, 3, 4, 5), stranger: mostly(12).map((own) => !own) }
const doing = <const W extends Deed['what'], R extends object>(what: W, rest: { [K in keyof R]: fc.Arbitrary<R[K]> }) =>
  fc.record({ what: fc.constant(what), ...rest } as never) as unknown as fc.Arbitrary<Deed>

const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })

/** Deeds by how often they happen. */
export const kinds: [number, fc.Arbitrary<Deed>][] = [
  [
    6,
    doing('book', {
      by: fc.oneof(often(14, fc.nat(TRAVELERS - 1)), often(1, fc.constant<'host'>('host'))),
      date: fc.constantFrom(...DATES.keys(), ...DATES.keys(), DATES.length),
      guests: fc.integer({ min: 1, max: MAX_GUESTS + 1 }),
      again: mostly(4),
    }),
  ],
  [1, doing('cancel', target)],
  [4, doing('confirm', target)],
  [1, doing('decline', { ...target, reason: fc.constantFrom('', 'Lluvia') })],
  [3, doing('complete', { ...target, attended: mostly(4), paid: fc.boolean() })],
  [1, doing('confirm-payment', target)],
  [3, doing('start', { ...target, code: fc.constantFrom(...Array(5).fill('right'), 'wrong', 'no code') })],
  [1, doing('attend', target)],
  [2, doing('review', { at: target.at })],
  [2, doing('hours pass', { hours: fc.constantFrom(1, 6, 12, 24, 48) })],
  [1, doing('timers run', {})],
]
export const deed: fc.Arbitrary<Deed> = fc.oneof(...kinds.map(([weight, arbitrary]) => often(weight, arbitrary)))

const mine = (at: number) => ({ at, stranger: false })
/** Lives that are lived every time: those that went wrong once, and those that chance seldom makes. */
export const remembered: Deed[][] = [
  [
    { what: 'book', by: 0, date: 0, guests: 2, again: false },
    { what: 'confirm', ...mine(0) },
    { what: 'attend', ...mine(0) },
    { what: 'start', ...mine(0), code: 'right' },
    { what: 'complete', ...mine(0), attended: false, paid: false },
    { what: 'review', at: 0 },
    { what: 'complete', ...mine(0), attended: true, paid: true },
    { what: 'review', at: 0 },
    { what: 'hours pass', hours: 48 },
    { what: 'review', at: 0 },
    { what: 'review', at: 0 },
    { what: 'confirm-payment', ...mine(0) },
  ],
  [
    { what: 'book', by: 1, date: 0, guests: 4, again: false },
    { what: 'confirm', ...mine(0) },
    { what: 'decline', ...mine(0), reason: '' },
    { what: 'book', by: 2, date: 0, guests: 3, again: false },
    { what: 'hours pass', hours: 24 },
    { what: 'hours pass', hours: 12 },
    { what: 'confirm', ...mine(1) },
    { what: 'cancel', ...mine(0) },
    { what: 'decline', ...mine(0), reason: 'Lluvia' },
    { what: 'timers run' },
    { what: 'complete', ...mine(0), attended: false, paid: false },
    { what: 'review', at: 0 },
    { what: 'confirm-payment', ...mine(0) },
  ],
]
