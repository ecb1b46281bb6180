import { countResponsesJob, saveResponseFigures } from '#marketplace/accounts/responses/response-rate.data.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { listAsks, listHostsToRecount } from './response.data.ts'
import { responseFigures } from './response.rules.ts'

/** Counts a host's figures from the rows and writes them to the profile. */
export async function countResponses(hostId: string, now: Date, tx: Executor = database()): Promise<void> {
  await saveResponseFigures(tx, hostId, responseFigures(await listAsks(hostId, tx), now))
}

/** Runs after an answer to a request or a message, and a day after a traveler's message (HPUB-10, REV-29). */
export const countResponsesLater: Job<{ hostId: string }> = {
  name: countResponsesJob.name,
  run: ({ hostId }) => countResponses(hostId, new Date()),
}

/** Figures tell the last 90 days also of a host whom nobody asks any more: what grows too old is taken out every night. */
export async function recountAging(now: Date): Promise<void> {
  for (const hostId of await listHostsToRecount()) await countResponses(hostId, now)
}
