import { existsSync } from 'node:fs'
import { configuration, configure } from '#platform/configuration.ts'
import { besideEmbedded, startEmbedded } from './embedded.ts'
import { createDatabase, migrate } from './migrate.ts'
import { closePool } from './pool.ts'

/**
 * Runs a command on the product's database: DATABASE_URL, else the embedded server, whether the application is running
 * (then it is left running) or not (then the server is started for the command only).
 */
export async function onDatabase(work: () => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { DATABASE_URL, DATA_DIR } = configuration()
  if (DATABASE_URL) return work().finally(closePool)
  const running = besideEmbedded(DATA_DIR)
  if (running) {
    configure({ DATABASE_URL: running.url('torogoz') })
    return work().finally(closePool)
  }
  const embedded = await startEmbedded(DATA_DIR)
  try {
    await createDatabase(embedded.url('postgres'), 'torogoz')
    configure({ DATABASE_URL: embedded.url('torogoz') })
    await migrate(embedded.url('torogoz'))
    await work().finally(closePool)
  } finally {
    await embedded.stop()
  }
}
