// Fifty actions at once on one booking: travelers, hosts, administrators, the code, the cash, the timers. One of the competing
// transitions wins, spots return once, every loser gets a Spanish message, and there is no deadlock (INV-04, INV-05,
// trust 4.2). Without the comparison in the update, an action based on an old state overwrites the new one.
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { audit } from '#database/audit.ts'
import type * as bookingData from '#marketplace/bookings/booking.data.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { releaseSpots } from '#marketplace/experiences/availability/availability.data.ts'
import { barrier } from '../support/scenes/barrier.ts'
import { type Act, prepareRaces, raceOnOne, type Scene, wrongsOf } from './scenes/one-booking.scene.ts'

const sabotage = vi.hoisted(() => ({ comparison: false }))
let met = barrier(1)

vi.mock('#marketplace/bookings/booking.data.ts', async (original) => {
  const real = await original<typeof bookingData>()
  const changeBooking: typeof bookingData.changeBooking = async (...args) => {
    if (!sabotage.comparison) return real.changeBooking(...args)
    const [tx, { id }, change] = args
    await met()
    await tx.update(bookings).set(change).where(eq(bookings.id, id))
    return true
  }
  const acceptRequest: typeof bookingData.acceptRequest = async (tx, id, confirmedAt) => {
    if (!sabotage.comparison) return real.acceptRequest(tx, id, confirmedAt)
    await met()
    await tx.update(bookings).set({ status: 'confirmed', confirmedAt }).where(eq(bookings.id, id))
    return true
  }
  const cancelAndReturn: typeof bookingData.cancelAndReturn = async (...args) => {
    if (!sabotage.comparison) return real.cancelAndReturn(...args)
    const [tx, { id, availableDateId, guests }, by] = args
    await met()
    const change = { status: 'cancelled' as const, cancelledAt: sql`now()`, ...by }
    await tx.update(bookings).set(change).where(eq(bookings.id, id))
    await releaseSpots(tx, availableDateId, guests)
    return true
  }
  return { ...real, changeBooking, acceptRequest, cancelAndReturn } satisfies typeof bookingData
})

const ROUNDS = 4
const cancel: Act[] = ['traveler cancels', 'host declines', 'admin cancels']
const complete: Act[] = ['host completes', 'host completes paid', 'host reports no-show']
const everybody: Act[] = [
  ...cancel,
  'host confirms',
  ...complete,
  'host confirms payment',
  'traveler enters the code',
  'host enters the code',
  'traveler will come',
  'time passes',
  'admin confirms',
  'admin completes',
  'admin confirms payment',
]

const races: [string, Scene, Act[]][] = [
  [
    'pending booking, confirm against decline and cancel, by admins too',
    { status: 'pending', start: 72 },
    [...cancel, 'host confirms', 'admin confirms'],
  ],
  ['pending booking, every action', { status: 'pending', start: 72 }, everybody],
  ['pending booking that expires meanwhile', { status: 'pending', start: 72, ends: 60 }, everybody],
  ['confirmed booking days before its start', { status: 'confirmed', start: 72 }, everybody],
  ['confirmed booking just before its start', { status: 'confirmed', start: 2 }, everybody],
  [
    'confirmed booking, both enter the code while the host cancels',
    { status: 'confirmed', start: 2 },
    ['traveler enters the code', 'host enters the code', 'host declines'],
  ],
  ['confirmed booking after its start', { status: 'confirmed', start: -1 }, everybody],
  ['booking in progress that nobody completed', { status: 'in_progress', start: -48 }, everybody],
  ['booking in progress, already paid', { status: 'in_progress', start: -1, payment: 'paid' }, everybody],
  ['completed booking', { status: 'completed', start: -48 }, everybody],
]

beforeAll(prepareRaces)
beforeEach(() => {
  sabotage.comparison = false
})

describe('guarded', () => {
  test.each(races)('%s: one winner, spots are released once, no deadlock', async (_, scene, acts) => {
    for (let round = 0; round < ROUNDS; round++) {
      // Each act is sometimes first.
      const turned = [...acts.slice(round % acts.length), ...acts.slice(0, round % acts.length)]
      const outcome = await raceOnOne(scene, round % 2 ? turned : turned.reverse())
      expect(wrongsOf(outcome), outcome.moves.join(', ')).toEqual([])
    }
    expect(await audit()).toEqual([])
  })
})

describe('with the guard taken out', () => {
  beforeEach(() => {
    sabotage.comparison = true
  })

  test.each([
    ['places are returned more than once', 'pending', ['traveler cancels', 'host declines'], 'places moved by'],
    [
      'places are returned twice when an admin cancels too',
      'pending',
      ['traveler cancels', 'admin cancels'],
      'places moved by',
    ],
    ['several confirmations succeed', 'pending', ['host confirms'], 'confirmed:'],
    ['host and admin confirmations both succeed', 'pending', ['host confirms', 'admin confirms'], 'confirmed:'],
    // A trigger keeps the time of payment from changing.
    ['the database has to refuse what several acknowledge', 'confirmed', ['host confirms payment'], '500 BROKEN'],
  ] as const)('without the status comparison in the update %s', async (_, status, acts, words) => {
    for (let round = 0; round < 5; round++) {
      met = barrier(2)
      const wrongs = wrongsOf(await raceOnOne({ status, start: 72 }, [...acts], 10))
      expect(wrongs.join('\n')).toContain(words)
    }
  })
})
