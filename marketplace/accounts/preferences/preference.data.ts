import { eq, type SQL, sql } from 'drizzle-orm'
import { database, type Executor } from '#platform/database/pool.ts'
import type { SignedIn } from '../account.rules.ts'
import type { Privacy } from '../profiles/visibility.rules.ts'
import { defaultPreferences, type Preferences, type Topic } from './preference.rules.ts'
import { preferences } from './preference.table.ts'

/** The preferences of a person, or the defaults. */
export async function preferencesOf(userId: string, executor: Executor = database()): Promise<Preferences> {
  const [row] = await executor.select().from(preferences).where(eq(preferences.userId, userId))
  if (!row) return defaultPreferences
  const { userId: _, updatedAt: __, ...chosen } = row
  return chosen
}

/** Stores the given preferences; the others stay. */
export async function changePreferences({ id }: SignedIn, change: Partial<Preferences>): Promise<void> {
  await database()
    .insert(preferences)
    .values({ userId: id, ...defaultPreferences, ...change })
    .onConflictDoUpdate({ target: preferences.userId, set: { ...change, updatedAt: sql`now()` } })
}

/**
 * SQL of a person's privacy inside another query, in the shape that `visibleProfile` takes.
 * @param person SQL of the person's id, e.g. sql`a.id`
 */
export const privacyJson = (person: SQL) => sql<Privacy>`coalesce(
  (select json_build_object('profilePublic', s.profile_public, 'showEmail', s.show_email, 'showPhone', s.show_phone)
   from preferences s where s.user_id = ${person}),
  '{"profilePublic": true, "showEmail": false, "showPhone": false}'::json)`

/**
 * Switches mail of one topic for the person named in a signed link. Switching a topic on also turns the general switch on, or
 * it would have no effect.
 * @returns false when that person is gone
 */
export async function changeTopic(userId: string, topic: Topic, enabled: boolean): Promise<boolean> {
  const change = { [topic]: enabled, ...(enabled && { emailNotifications: true }) }
  const { rowCount } = await database().execute(sql`select from profiles where id = ${userId}`)
  if (!rowCount) return false
  await database()
    .insert(preferences)
    .values({ userId, ...defaultPreferences, ...change })
    .onConflictDoUpdate({ target: preferences.userId, set: { ...change, updatedAt: sql`now()` } })
  return true
}
