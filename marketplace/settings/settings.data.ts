import { sql } from 'drizzle-orm'
import { database, type Executor } from '#platform/database/pool.ts'
import { shortMemory } from '#platform/database/short-memory.ts'
import { Settings } from './settings.contract.ts'
import { settings as table } from './settings.table.ts'

/** A change is seen by every node within a second, without a restart. */
const remembered = shortMemory<Settings>({ seconds: 1, most: 1, worth: () => true })

/** The settings as they are now; what nobody changed, or what can not be read any more, has its default. */
export const settings = (): Promise<Settings> => remembered('all', () => readSettings(database()))

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
export async function writeSettings(tx: Executor, changes: Partial<Settings>, by: string | null): Promise<void> {
  for (const [name, value] of Object.entries(changes))
    await tx
      .insert(table)
      .values({ name, value, updatedBy: by })
      .onConflictDoUpdate({ target: table.name, set: { value, updatedBy: by, updatedAt: sql`now()` } })
}
