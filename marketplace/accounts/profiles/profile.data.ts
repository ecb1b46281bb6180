import { sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import type { SignedIn } from '../account.rules.ts'

/** Writes the address of the person's avatar. @returns the one before, so that its file can go */
export async function replaceAvatar({ id }: SignedIn, address: string | null): Promise<string | null> {
  const { rows } = await database().execute<{ before: string | null }>(sql`
    with old as (select id, avatar_url from profiles where id = ${id} for update)
    update profiles p set avatar_url = ${address}, updated_at = now() from old where p.id = old.id
    returning old.avatar_url as before`)
  return rows[0]?.before ?? null
}
