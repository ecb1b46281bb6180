import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import { localTime } from '#platform/database/sql-time.ts'
import type { Admin, Role } from './account.rules.ts'
import { profiles } from './account.table.ts'

/**
 * Creates the profile of a person without one (AUTH-39), with the role chosen at sign-up, which is never admin (AUTH-13).
 * @param now becomes `hostSince` of a host
 */
export const ensureProfile = (userId: string, now: Date) =>
  database().execute(sql`
    insert into profiles (id, full_name, role, host_since)
    select id, nullif(name, ''), signup_role, case when signup_role = 'host' then ${now}::timestamptz end
    from users where id = ${userId}
    on conflict (id) do nothing`)

/** The role of a person; null when there is no such person. */
export async function roleOf(_admin: Admin, id: string): Promise<Role | null> {
  const [row] = await database().select({ role: profiles.role }).from(profiles).where(eq(profiles.id, id))
  return row?.role ?? null
}

/** Whole years since somebody became a host, by the calendar of El Salvador; null for no host. @param since their `host_since` */
export const yearsHosting = (since: SQL | Column) =>
  sql<number | null>`extract(year from age(${localTime(sql`now()`)}, ${localTime(since)}))::int`
