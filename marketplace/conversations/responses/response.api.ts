import { countResponsesJob, saveResponseFigures } from '#marketplace/accounts/responses/response.data.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { listAsks } from './response.data.ts'
import { responseFigures } from './response.rules.ts'

/** Counts a host's figures from the rows and writes them to the profile. */
export async function countResponses(hostId: string, now: Date, tx: Executor = database()): Promise<void> {
  await saveResponseFigures(tx, hostId, responseFigures(await listAsks(hostId, tx), now))
}

/** Runs after an answer to a request or a message, and a day after a traveler's message (HPUB-10, REV-29). */
export const countResponsesLater: Job<{ hostId: string }> = {
  ...countResponsesJob,
  run: ({ hostId }) => countResponses(hostId, new Date()),
}
