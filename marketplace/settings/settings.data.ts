import { sql } from 'drizzle-orm'
import { configuration } from '#platform/configuration.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { shortMemory } from '#platform/database/short-memory.ts'
import { Settings } from './settings.contract.ts'
import { settings as table } from './settings.table.ts'

/** A change is seen by every node within a second, without a restart. */
const remembered = shortMemory<Settings>({ seconds: 1, most: 2, worth: () => true })

/** Raised by every change of this node, so that who changes a setting sees it at once. */
let changes = 0

/** The settings as they are now; what nobody changed, or what can not be read any more, has its default. */
export const settings = (): Promise<Settings> =>
  remembered(`${configuration().DATABASE_URL} ${changes}`, () => readSettings(database()))

/** The same from the table itself, for whoever decides in a transaction. */
export async function readSettings(tx: Executor): Promise<Settings> {
  const rows = await tx.select().from(table)
  const given = Object.entries(Settings.shape).flatMap(([name, shape]) => {
    const stored = rows.find((row) => row.name === name)
    const read = stored && shape.safeParse(stored.value)
    return read?.success ? [[name, read.data]] : []
  })
  return Settings.parse(Object.fromEntries(given))
}

/** Stores settings that differ from what was. @param by the administrator's id, null for the command line */
export async function writeSettings(tx: Executor, changed: Partial<Settings>, by: string | null): Promise<void> {
  changes++
  for (const [name, value] of Object.entries(changed))
    await tx
      .insert(table)
      .values({ name, value, updatedBy: by })
      .onConflictDoUpdate({ target: table.name, set: { value, updatedBy: by, updatedAt: sql`now()` } })
}
