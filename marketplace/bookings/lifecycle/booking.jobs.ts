// Sweeps over bookings, every minute (BOOK-56, BOOK-57). Several nodes may run them: each booking is one transaction that
// changes it only if it is unchanged. Spots of an overdue request are returned by the sweep, at most a minute late. Until then
// it counts as cancelled for both parties, but its spots stay taken: a spot too few for a minute is better than a spot sold
// twice.
import { queueResponseCount } from '#marketplace/accounts/responses/response-rate.data.ts'
import { database } from '#platform/database/pool.ts'
import { enqueue, type Sweep } from '#platform/jobs/jobs.ts'
import { HOUR_MS } from '#platform/units.ts'
import { enqueueReviewInvitation } from '../booking.api.ts'
import { cancelAndReturn, changeBooking } from '../booking.data.ts'
import { HOURS_TO_COMPLETE } from '../booking.rules.ts'
import { EXPIRY } from '../booking.text.ts'
import { notifyParties } from '../notifications/notification.jobs.ts'
import { listOverdue, listUnfinished } from './due-bookings.data.ts'

const BATCH_SIZE = 200

/** Cancels overdue requests, returns their spots and notifies both parties. */
export async function expireOverdue(): Promise<void> {
  for (const booking of await listOverdue(BATCH_SIZE))
    await database().transaction(async (tx) => {
      if (!(await cancelAndReturn(tx, booking, EXPIRY))) return
      await enqueue(tx, notifyParties, { id: booking.id, occasion: 'expired' }, `expired ${booking.id}`)
      await queueResponseCount(tx, booking.hostId)
    })
}

/** Completes experiences that the host never closed, because otherwise a host could avoid reviews. */
export async function completeUnfinished(now: Date): Promise<void> {
  const endedBefore = new Date(now.getTime() - HOURS_TO_COMPLETE * HOUR_MS)
  for (const booking of await listUnfinished(endedBefore, BATCH_SIZE))
    await database().transaction(async (tx) => {
      const changed = await changeBooking(tx, booking, { status: 'completed', completedAt: now })
      if (changed) await enqueueReviewInvitation(tx, booking, now)
    })
}

export const bookingSweeps: Sweep[] = [
  { name: 'expire-bookings', every: '* * * * *', run: expireOverdue },
  { name: 'complete-bookings', every: '* * * * *', run: () => completeUnfinished(new Date()) },
]
