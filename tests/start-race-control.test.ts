// The control of start-race.test.ts: with the guard taken out the same race must begin a booking more than once, else
// that test proves nothing. The saboteur checks and then writes.
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import type * as arrivals from '#marketplace/bookings/check-in/check-in.data.ts'
import { meeting } from './support/meeting.ts'
import { beginTogether } from './support/start-race.ts'

let met = meeting(2)

vi.mock('#marketplace/bookings/check-in/check-in.data.ts', async (original) => {
  const startWithCode: typeof arrivals.startWithCode = async (tx, person, id, code) => {
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
  return { ...(await original<typeof arrivals>()), startWithCode }
})

test.each([[['traveler'] as const], [['traveler', 'host'] as const]])(
  'without the guard a booking begins more than once: %s',
  async (sides) => {
    let wrong = 0
    for (let round = 0; round < 5; round++) {
      met = meeting(2)
      // The second write of the other side is stopped by the trigger, which keeps who began it: a failure, not a success.
      const { begun, statuses } = await beginTogether(8, [...sides])
      if (begun > 1 || statuses.some((status) => status !== 200)) wrong++
    }
    expect(wrong).toBe(5)
  },
)
