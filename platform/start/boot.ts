// The start, in production and in development alike.
import { existsSync } from 'node:fs'
import { type Configuration, configuration, configure, readConfiguration } from '#platform/configuration.ts'
import { DataFolderInUse, type Embedded, startEmbedded } from '#platform/database/embedded/embedded.ts'
import { exitOnSignal } from '#platform/database/embedded/exit-on-signal.ts'
import { createDatabase, migrate } from '#platform/database/migrate.ts'
import { prepareJobs } from '#platform/jobs/prepare.ts'

const DATABASE = 'torogoz'

/** Ends the start with a message for the operator. */
function giveUp(message: string): never {
  console.error(message)
  process.exit(1)
}

export function checkedConfiguration(): Configuration {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const read = readConfiguration(process.env)
  if ('configuration' in read) return configure(read.configuration)
  return giveUp(`La configuración tiene problemas:\n${read.problems.map((problem) => `  - ${problem}`).join('\n')}`)
}

async function openDatabase(configuration: Configuration): Promise<Embedded | undefined> {
  if (configuration.DATABASE_URL) return undefined
  try {
    const embedded = await startEmbedded(configuration.DATA_DIR)
    await createDatabase(embedded.url('postgres'), DATABASE)
    configure({ DATABASE_URL: embedded.url(DATABASE) })
    return embedded
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) return giveUp((error as Error).message)
    const { DATA_DIR } = configuration
    return giveUp(
      `Torogoz ya está en marcha con los datos de ${DATA_DIR} (proceso ${error.message}). Esta segunda copia no toca nada y termina.`,
    )
  }
}

/**
 * Call after `checkedConfiguration`. Opens the database (the embedded one when no other is configured) and migrates it. Until
 * `installShutdown` a signal ends the process at once, with its PostgreSQL.
 * @returns the embedded server to stop at the end, if one was started
 */
export async function boot(): Promise<Embedded | undefined> {
  exitOnSignal()
  const settings = configuration()
  const embedded = await openDatabase(settings)
  const url = embedded ? embedded.url(DATABASE) : settings.DATABASE_URL!
  try {
    await migrate(url)
    await prepareJobs(url)
  } catch (error) {
    await embedded?.stop()
    giveUp(`La base de datos no se pudo abrir o actualizar: ${(error as Error).message}`)
  }
  return embedded
}
