import { sql } from 'drizzle-orm'
import { configuration } from '#platform/configuration.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { memoizeTtl } from '#platform/memoize-ttl.ts'
import { Settings, type SomeSettings } from './settings.contract.ts'
import { settings as table } from './settings.table.ts'

/** Short enough that a shared page, which lives 800 ms, shows a change of any node within a second (ADM-11). */
const remembered = memoizeTtl<Settings>({ seconds: 0.15, maxEntries: 2, shouldCache: () => true })

/** Part of the cache key, raised by every change of this node, so that it sees its own change at once. */
let changes = 0

/** The last value read, for pages, which render synchronously and can not query. */
let cached = { database: '', settings: Settings.parse({}) }

const key = () => `${configuration().DATABASE_URL} ${changes}`

/** The current settings. Unset values, and stored ones that are no longer valid, get their default. */
export async function settings(): Promise<Settings> {
  const read = await remembered(key(), () => readSettings(database()))
  cached = { database: configuration().DATABASE_URL ?? '', settings: read }
  return read
}

/**
 * The settings inside a transaction, read through its own connection: a transaction must not wait for a read that itself waits
 * for a connection.
 */
export const settingsIn = (tx: Executor): Promise<Settings> => remembered.alone(key(), () => readSettings(tx))

/** The last value of `settings()` without waiting; the server calls that before it renders a page. */
export const cachedSettings = (): Settings =>
  cached.database === configuration().DATABASE_URL ? cached.settings : Settings.parse({})

/** Our contact address: the one an operator set, else the configured one. */
export const supportAddress = ({ support }: Settings): string => support.email || configuration().SUPPORT_EMAIL

export async function readSettings(tx: Executor): Promise<Settings> {
  const rows = await tx.select().from(table)
  const entries = Object.entries(Settings.shape).flatMap(([name, shape]) => {
    const row = rows.find((row) => row.name === name)
    const read = row && shape.safeParse(row.value)
    return read?.success ? [[name, read.data]] : []
  })
  // In the demo a host publishes and sees it at once; with real hosts somebody reads the first publication
  // (docs/decisions/0157). Nobody of the demo pays a statement or
  // answers, so nobody there may be paused for it.
  const real = !configuration().SEED_DEMO
  return Settings.parse({ approval: real, freshness: real, arrearsPause: real, ...Object.fromEntries(entries) })
}

/** Serializes changes until the commit, so that none is based on values that another one is replacing. */
export const lockSettings = (tx: Executor) => lockUntilCommit(tx, lockKey.settings())

/** Call after a change has committed, so that this node sees it at once. */
export const invalidateSettings = (): void => void changes++

/** Stores changed settings. @param by the administrator's id, null for the command line */
export async function writeSettings(tx: Executor, changed: SomeSettings, by: string | null): Promise<void> {
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined) continue
    await tx
      .insert(table)
      .values({ name, value, updatedBy: by })
      .onConflictDoUpdate({ target: table.name, set: { value, updatedBy: by, updatedAt: sql`now()` } })
  }
}
