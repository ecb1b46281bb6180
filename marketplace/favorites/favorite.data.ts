import { sql } from 'drizzle-orm'
import type { Traveler } from '#marketplace/accounts/account.rules.ts'
import { visible } from '#marketplace/discovery/discovery.data.ts'
import { database, readShared } from '#platform/database/pool.ts'
import { exactInstant, olderThan } from '#platform/database/sql-time.ts'
import { pageOf } from '#platform/http/cursor.ts'
import type { TimeCursor } from '#platform/http/params.ts'

export async function favoriteIds({ id }: Traveler): Promise<string[]> {
  // Prepared: every page of a traveler asks for it.
  const { rows } = await readShared<{ id: string }>({
    name: 'favorite-ids',
    text: 'select experience_id as id from favorites where user_id = $1 order by created_at desc, experience_id desc',
    values: [id],
  })
  return rows.map((row) => row.id)
}

/**
 * A page of this traveler's saved experiences that are visible now, newest first (FAV-07).
 * @param after the `next` of the previous page
 */
export async function favoritePage({ id: userId }: Traveler, after: TimeCursor | undefined, limit: number) {
  const older = after ? sql`and ${olderThan(sql`f.created_at`, sql`f.experience_id`, after)}` : sql``
  const { rows } = await database().execute<{ id: string; at: string }>(
    sql`select f.experience_id as id, ${exactInstant(sql`f.created_at`)} as at
        from favorites f join experiences e on e.id = f.experience_id
        where f.user_id = ${userId} and ${visible} ${older}
        order by f.created_at desc, f.experience_id desc limit ${limit + 1}`,
  )
  const page = pageOf(rows, limit, ({ at, id }) => [at, id])
  return { ids: page.rows.map((row) => row.id), next: page.next }
}

/**
 * Saves a favorite; a unique index keeps it single (FAV-06).
 * @returns false when there is nothing to save: missing, or unpublished and not saved before
 */
export async function saveFavorite({ id: userId }: Traveler, id: string): Promise<boolean> {
  const { rows } = await database().execute<{ known: boolean }>(
    sql`with shown as (select e.id from experiences e where e.id = ${id} and ${visible}),
        kept as (insert into favorites (user_id, experience_id) select ${userId}::uuid, id from shown
          on conflict do nothing)
        select exists (select from shown)
          or exists (select from favorites where user_id = ${userId} and experience_id = ${id}) as known`,
  )
  return rows[0]!.known
}

export const deleteFavorite = ({ id: userId }: Traveler, id: string) =>
  database().execute(sql`delete from favorites where user_id = ${userId} and experience_id = ${id}`)
