// The sweep of the waiting lists, every minute. Each date is one transaction that locks its row, so that several nodes may run
// it: the second one finds nothing left to do.
import { database } from '#platform/database/pool.ts'
import type { Sweep } from '#platform/jobs/jobs.ts'
import {
  deletePastWaits,
  endHolds,
  listDatesToOffer,
  lockDateRow,
  offerSpots,
  requeueUnbookable,
} from './waitlist.data.ts'
import { notifyOfPause } from './waitlist.mail.tsx'

const BATCH_SIZE = 200

/** Expires unused holds, gives back what can not be booked, and holds free spots for the next ones. */
export async function reassignHolds(): Promise<void> {
  for (const dateId of await listDatesToOffer(BATCH_SIZE))
    await database().transaction(async (tx) => {
      await lockDateRow(tx, dateId)
      // Before they end: who could not book has not let the time pass.
      await notifyOfPause(tx, await requeueUnbookable(tx, dateId))
      await endHolds(tx, dateId)
      await offerSpots(tx, dateId)
    })
}

export const waitlistSweeps: Sweep[] = [
  { name: 'pass-on-holds', every: '* * * * *', run: reassignHolds },
  { name: 'forget-past-waits', every: '41 9 * * *', run: deletePastWaits },
]
