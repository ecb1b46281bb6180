// A booking is started by both sides and cancelled at once: one of them succeeds, once. Without the guard the code is checked
// and the start then written, and the booking starts more than once.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { audit } from '#database/audit.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import type * as arrivals from '#marketplace/bookings/check-in/check-in.data.ts'
import { expireOverdue } from '#marketplace/bookings/lifecycle/booking.jobs.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { database } from '#platform/database/pool.ts'
import { barrier } from '../support/scenes/barrier.ts'
import { beginTogether, meetingScene } from './scenes/start.scene.ts'

const sabotage = vi.hoisted(() => ({ startGuard: false }))
let met = barrier(2)

vi.mock('#marketplace/bookings/check-in/check-in.data.ts', async (original) => {
  const real = await original<typeof arrivals>()
  const startWithCode: typeof arrivals.startWithCode = async (tx, person, id, code) => {
    if (!sabotage.startGuard) return real.startWithCode(tx, person, id, code)
    const [row] = await tx.select().from(bookings).where(eq(bookings.id, id))
    if (row?.confirmationCode !== code || row.status !== 'confirmed') return false
    await met()
    await tx
      .update(bookings)
      .set({
        status: 'in_progress',
        ...(person.role === 'traveler' && { paymentStatus: 'paid_cash' }),
        startedAt: sql`now()`,
        startedBy: person.role,
      })
      .where(eq(bookings.id, id))
    return true
  }
  return { ...real, startWithCode } satisfies typeof arrivals
})

beforeEach(() => {
  sabotage.startGuard = false
})

describe('guarded', () => {
  test('the code entered eight times at once starts the booking once, and every answer is 200', async () => {
    for (let round = 0; round < 10; round++) {
      const { statuses, begun, told } = await beginTogether(8)
      expect(statuses).toEqual(Array(8).fill(200))
      expect([begun, told]).toEqual([1, 1])
    }
  })

  test('traveler and host enter the code at once: it starts once, and the first is recorded as who started it', async () => {
    const first = { traveler: 0, host: 0 }
    for (let round = 0; round < 16; round++) {
      const sides = round % 2 ? (['host', 'traveler'] as const) : (['traveler', 'host'] as const)
      const { statuses, begun, told, writes, stored } = await beginTogether(8, [...sides])
      expect(statuses).toEqual(Array(8).fill(200))
      expect([begun, told]).toEqual([1, 1])
      // Only the traveler's entry claims the payment.
      expect(stored).toEqual({ by: writes[0]!.by, payment: writes[0]!.by === 'traveler' ? 'paid_cash' : 'pending' })
      first[stored.by as 'traveler' | 'host']++
    }
    expect(first.traveler + first.host).toBe(16)
    expect(await audit()).toEqual([])
  })

  test('started and cancelled by both sides at once: one of the two happens, and the places agree with it', async () => {
    const outcomes: string[] = []
    for (let round = 0; round < 20; round++) {
      const { booking, dateId, traveler, host, enter } = await meetingScene(4)
      const starts = [enter.traveler, enter.host]
      const cancels = [
        () => traveler.request('post', `/bookings/${booking.id}/cancel`),
        () => host('post', `/host/bookings/${booking.id}/cancel`, { reason: 'Lluvia' }),
      ]
      // Each side is sometimes first.
      const order = round % 2 ? [...starts, ...cancels] : [...cancels, ...starts]
      const answers = await Promise.all([...order.map((send) => send()), expireOverdue()])
      for (const answer of answers) if (answer) expect([200, 404, 409]).toContain(answer.status)
      const [stored] = await database().select().from(bookings).where(eq(bookings.id, booking.id))
      const [date] = await database().select().from(availableDates).where(eq(availableDates.id, dateId))
      expect(date!.spotsAvailable).toBe(stored!.status === 'cancelled' ? 10 : 6)
      expect(['cancelled', 'in_progress']).toContain(stored!.status)
      expect(stored!.startedBy !== null).toBe(stored!.status === 'in_progress')
      outcomes.push(stored!.status)
    }
    expect(outcomes).toHaveLength(20)
    expect(await audit()).toEqual([])
  })
})

describe('with the guard taken out', () => {
  beforeEach(() => {
    sabotage.startGuard = true
  })

  test.each([[['traveler'] as const], [['traveler', 'host'] as const]])(
    'without the guard a booking starts more than once: %s',
    async (sides) => {
      let violations = 0
      for (let round = 0; round < 5; round++) {
        met = barrier(2)
        // The other side's second write is stopped by the trigger that keeps who started it: an error, not a success.
        const { begun, statuses } = await beginTogether(8, [...sides])
        if (begun > 1 || statuses.some((status) => status !== 200)) violations++
      }
      expect(violations).toBe(5)
    },
  )
})
