import { countResponsesJob, saveResponseFigures } from '#marketplace/accounts/responses/response-rate.data.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { listHostRequests, listHostsToRecount } from './response.data.ts'
import { responseFigures } from './response.rules.ts'

/** Computes a host's response figures and stores them in the profile. */
export async function countResponses(hostId: string, now: Date, tx: Executor = database()): Promise<void> {
  await saveResponseFigures(tx, hostId, responseFigures(await listHostRequests(hostId, tx), now))
}

/** Runs after an answer to a request or a message, and a day after a traveler's message (HPUB-10, REV-29). */
export const countResponsesLater: Job<{ hostId: string }> = {
  name: countResponsesJob.name,
  run: ({ hostId }) => countResponses(hostId, new Date()),
}

/** Nightly: the figures cover the last 90 days, so they change even for a host whom nobody writes to any more. */
export async function recountAging(now: Date): Promise<void> {
  for (const hostId of await listHostsToRecount()) await countResponses(hostId, now)
}
