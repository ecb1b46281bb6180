import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { alerts } from './alert.table.ts'

type Overrides = { userId: string; search?: string; experienceId?: string; until?: string }

/** Stores an alert created yesterday, by default a search for everything. @returns the row */
export async function createAlert({ experienceId, search = '', ...wishes }: Overrides) {
  const createdAt = new Date(Date.now() - DAY_MS)
  const kind = experienceId ? { experienceId } : { search }
  const [row] = await database()
    .insert(alerts)
    .values({ ...wishes, ...kind, createdAt })
    .returning()
  return row!
}
