// What `npm run dev` runs inside Vite: the one copy of the product. After a change of a file the server needs, Vite reads all
// of it anew; the copy before ends what it began and the next one begins again.
import { printFirstAdminLink } from '#database/operator/first-admin.ts'
import { seed } from '#database/seed.ts'
import { type Configuration, configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { endStreams } from '#platform/http/streams/stream.ts'
import { stopJobs } from '#platform/jobs/jobs.ts'
import { startJobs } from '#platform/pages/page-server.ts'
import { stopListening } from '#platform/realtime/listener.ts'

let started: Promise<void> | undefined

/** Begins, once per copy. @param given the configuration that was checked before, with the address of the database */
export function start(given: Configuration): Promise<void> {
  started ??= begin(given)
  return started
}

async function begin(given: Configuration): Promise<void> {
  configure(given)
  await seed(console.log)
  await startJobs()
}

/** Ends all that this copy began. */
export async function stop(): Promise<void> {
  endStreams()
  await stopJobs()
  await stopListening()
  await closePool()
}

import.meta.hot?.on('vite:beforeFullReload', stop)

export { printFirstAdminLink }
