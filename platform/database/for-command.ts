import { existsSync } from 'node:fs'
import { configuration, configure } from '#platform/configuration.ts'
import { setProcessWork } from './context.ts'
import { DataFolderInUse, findRunningEmbedded, startEmbedded } from './embedded/embedded.ts'
import { exitOnSignal } from './embedded/exit-on-signal.ts'
import { createDatabase, migrate } from './migrate.ts'
import { closePool } from './pool.ts'

/** Commands get the long time-outs, because nobody waits on a screen. */
const readEnvironment = () => {
  setProcessWork('command')
  exitOnSignal()
  if (existsSync('.env')) process.loadEnvFile('.env')
  return configuration()
}

export async function withIdleDatabase(work: () => Promise<void>): Promise<boolean> {
  const { DATABASE_URL, DATA_DIR } = readEnvironment()
  if (DATABASE_URL) {
    await work().finally(closePool)
    return true
  }
  try {
    const embedded = await startEmbedded(DATA_DIR)
    try {
      await createDatabase(embedded.url('postgres'), 'torogoz')
      configure({ DATABASE_URL: embedded.url('torogoz') })
      await work().finally(closePool)
    } finally {
      await embedded.stop()
    }
    return true
  } catch (error) {
    if (error instanceof DataFolderInUse) return false
    throw error
  }
}

/** Runs a command that only reads; it must not migrate the database it is asked about. */
export async function withUnmigratedDatabase(work: () => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readEnvironment()
  const running = DATABASE_URL ? undefined : findRunningEmbedded(DATA_DIR)
  if (running) configure({ DATABASE_URL: running.url('torogoz') })
  if (running || DATABASE_URL) return work().finally(closePool)
  await withIdleDatabase(work)
}

/**
 * Runs a command on the product's database: DATABASE_URL, or else the embedded server. If the application runs, its server is
 * used and left running; if not, one is started for the command only.
 */
export async function withDatabase(work: () => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readEnvironment()
  if (DATABASE_URL) return work().finally(closePool)
  const running = findRunningEmbedded(DATA_DIR)
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
