// What `npm run dev` runs inside Vite: the one copy of the product. After a change of a server file Vite loads everything
// anew; the old copy stops and the new one starts.
import { printFirstAdminLink } from '#database/operator/first-admin.ts'
import { seed } from '#database/seed.ts'
import { type Configuration, configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { endStreams } from '#platform/http/streams/stream.ts'
import { stopJobs } from '#platform/jobs/jobs.ts'
import { startJobs } from '#platform/pages/page-server.ts'
import { stopListening } from '#platform/realtime/listener.ts'

let started: Promise<void> | undefined

/** Starts once per copy. @param settings the configuration that was checked before, with the database's address */
export function start(settings: Configuration): Promise<void> {
  started ??= begin(settings)
  return started
}

async function begin(settings: Configuration): Promise<void> {
  configure(settings)
  await seed(console.log)
  await startJobs()
}

export async function stop(): Promise<void> {
  endStreams()
  await stopJobs()
  await stopListening()
  await closePool()
}

import.meta.hot?.on('vite:beforeFullReload', stop)

export { printFirstAdminLink }
