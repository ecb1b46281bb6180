import { sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'

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
