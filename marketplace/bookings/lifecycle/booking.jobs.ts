// What time does to reservations, every minute, inside the application (BOOK-56, BOOK-57). Several nodes may sweep at
// once: each booking is one transaction that changes it only if it still is what was read.
//
// Places of an overdue request are free again when the sweep has run, at most a minute late. Until then it reads as
// cancelled to both parties, and its places are nobody's: better a minute of one place too few than a place sold twice.
import { queueResponseCount } from '#marketplace/accounts/responses/response-rate.data.ts'
import { database } from '#platform/database/pool.ts'
import { enqueue, type Sweep } from '#platform/jobs/jobs.ts'
import { HOUR_MS } from '#platform/units.ts'
import { askForReview } from '../booking.api.ts'
import { cancelAndReturn, changeBooking } from '../booking.data.ts'
import { notifyParties } from '../booking.mail.tsx'
import { HOURS_TO_COMPLETE } from '../booking.rules.ts'
import { UNANSWERED } from '../booking.text.ts'
import { listOverdue, listUnfinished } from './due-bookings.data.ts'

const BATCH_SIZE = 200

/** Cancels requests that nobody answered in time, gives their places back and tells both parties. */
export async function expireOverdue(): Promise<void> {
  for (const booking of await listOverdue(BATCH_SIZE))
    await database().transaction(async (tx) => {
      const by = { cancelledBy: 'system', cancelReason: UNANSWERED } as const
      if (!(await cancelAndReturn(tx, booking, by))) return
      await enqueue(tx, notifyParties, { id: booking.id, occasion: 'expired' }, `expired ${booking.id}`)
      await queueResponseCount(tx, booking.hostId)
    })
}

/** Completes experiences that the host never closed, so that a review cannot be dodged. */
export async function completeUnfinished(now: Date): Promise<void> {
  const endedBefore = new Date(now.getTime() - HOURS_TO_COMPLETE * HOUR_MS)
  for (const booking of await listUnfinished(endedBefore, BATCH_SIZE))
    await database().transaction(async (tx) => {
      const done = await changeBooking(tx, booking, { status: 'completed', completedAt: now })
      if (done) await askForReview(tx, booking, now)
    })
}

export const bookingSweeps: Sweep[] = [
  { name: 'expire-bookings', every: '* * * * *', run: expireOverdue },
  { name: 'complete-bookings', every: '* * * * *', run: () => completeUnfinished(new Date()) },
]
