import { sql } from 'drizzle-orm'
import { configuration } from '#platform/configuration.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { memoizeTtl } from '#platform/memoize-ttl.ts'
import { Settings, type SomeSettings } from './settings.contract.ts'
import { settings as table } from './settings.table.ts'

/** Short enough that a shared page, which lives 800 ms, shows a change of any node within a second (ADM-11). */
const remembered = memoizeTtl<Settings>({ seconds: 0.15, most: 2, worth: () => true })

/** Raised by every change of this node. */
let changes = 0

/** What was read last, for pages, which are drawn in one go and can't ask in between. */
let known = { database: '', settings: Settings.parse({}) }

const key = () => `${configuration().DATABASE_URL} ${changes}`

/** The settings as they are now; what nobody changed, or what can not be read any more, has its default. */
export async function settings(): Promise<Settings> {
  const read = await remembered(key(), () => readSettings(database()))
  known = { database: configuration().DATABASE_URL ?? '', settings: read }
  return read
}

/**
 * The same in a transaction, at most as old: read through its own connection, because whoever holds one must not wait for
 * a reading that itself waits for a connection.
 */
export const settingsIn = (tx: Executor): Promise<Settings> => remembered.alone(key(), () => readSettings(tx))

/** The same without waiting, as `settings()` answered last: the server asks it before it draws a page. */
export const knownSettings = (): Settings =>
  known.database === configuration().DATABASE_URL ? known.settings : Settings.parse({})

/** Where people write to us: the address an operator set, else that of the configuration. */
export const supportAddress = ({ support }: Settings): string => support.email || configuration().SUPPORT_EMAIL

/** The same from the table itself, for whoever decides in a transaction. */
export async function readSettings(tx: Executor): Promise<Settings> {
  const rows = await tx.select().from(table)
  const given = Object.entries(Settings.shape).flatMap(([name, shape]) => {
    const stored = rows.find((row) => row.name === name)
    const read = stored && shape.safeParse(stored.value)
    return read?.success ? [[name, read.data]] : []
  })
  // In the demo one publishes and sees it; where real hosts publish, somebody reads the first one (docs/decisions/0157).
  return Settings.parse({ approval: !configuration().SEED_DEMO, ...Object.fromEntries(given) })
}

/** Makes changes one after the other until the commit, so that none is made on what another one is just replacing. */
export const lockSettings = (tx: Executor) => lockUntilCommit(tx, lockKey.settings())

/** After the commit of a change: this node sees it at once. */
export const forgetSettings = (): void => void changes++

/** Stores settings that differ from what was. @param by the administrator's id, null for the command line */
export async function writeSettings(tx: Executor, changed: SomeSettings, by: string | null): Promise<void> {
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined) continue
    await tx
      .insert(table)
      .values({ name, value, updatedBy: by })
      .onConflictDoUpdate({ target: table.name, set: { value, updatedBy: by, updatedAt: sql`now()` } })
  }
}
