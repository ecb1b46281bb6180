import { eq, sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import { isoInstant } from '#platform/database/sql-time.ts'
import type { Host, SignedIn } from '../account.rules.ts'
import { profiles, users } from '../account.table.ts'
import type { ProfileChange } from './profile.contract.ts'

type Way = { provider: 'credential' | 'google' | 'facebook'; since: string }

const providers = sql<Way[]>`(select coalesce(json_agg(json_build_object('provider', i.provider_id,
    'since', ${isoInstant(sql`i.created_at`)}) order by i.created_at), '[]')
  from identities i where i.user_id = ${users.id})`

/** The own profile; null when the account has just been deleted. */
export async function findOwnProfile({ id }: Pick<SignedIn, 'id'>) {
  const [row] = await database()
    .select({ profile: profiles, email: users.email, createdAt: users.createdAt, signInWith: providers })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, id))
  return row ?? null
}

/** Changes fields of the own profile; the name is copied to the account, because mails address people by it. */
export async function changeProfile({ id }: SignedIn | Host, change: ProfileChange): Promise<void> {
  await database().transaction(async (tx) => {
    await tx
      .update(profiles)
      .set({ ...change, updatedAt: sql`now()` })
      .where(eq(profiles.id, id))
    if (change.fullName) await tx.update(users).set({ name: change.fullName }).where(eq(users.id, id))
  })
}

/** Stores the address of the avatar. @returns the previous one, so that its file can be deleted */
export async function replaceAvatar({ id }: SignedIn, address: string | null): Promise<string | null> {
  const { rows } = await database().execute<{ before: string | null }>(sql`
    with old as (select id, avatar_url from profiles where id = ${id} for update)
    update profiles p set avatar_url = ${address}, updated_at = now() from old where p.id = old.id
    returning old.avatar_url as before`)
  return rows[0]?.before ?? null
}
