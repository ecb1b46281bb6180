import { eq } from 'drizzle-orm'
import { database, type Executor } from '#platform/database/pool.ts'
import { defaultPreferences, type Preferences } from './preference.rules.ts'
import { preferences } from './preference.table.ts'

/** The choices of a person, or the defaults. */
export async function preferencesOf(userId: string, executor: Executor = database()): Promise<Preferences> {
  const [row] = await executor.select().from(preferences).where(eq(preferences.userId, userId))
  if (!row) return defaultPreferences
  const { userId: _, updatedAt: __, ...chosen } = row
  return chosen
}
