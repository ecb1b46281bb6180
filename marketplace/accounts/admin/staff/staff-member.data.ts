import { sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { database } from '#platform/database/pool.ts'
import { isoInstant } from '#platform/database/sql-time.ts'
import type { StaffMember } from './staff-member.contract.ts'

/** More administer nowhere; who looks for somebody else finds them among the people. */
const MAX_STAFF = 200

/** Everybody with a role in the staff, those who may everything first. */
export async function listStaff({ id }: Admin<'staff.manage'>): Promise<StaffMember[]> {
  const { rows } = await database().execute<StaffMember>(sql`
    select u.id, coalesce(nullif(p.full_name, ''), u.email) as name, u.email, p.avatar_url as avatar,
      p.staff_role as "staffRole", u.suspended_at is not null as suspended,
      exists (select from authenticators a where a.user_id = u.id and a.confirmed_at is not null)
        or exists (select from passkeys k where k.user_id = u.id) as "secondFactor",
      (select ${isoInstant(sql`max(s.created_at)`)} from sessions s
        where s.user_id = u.id and s.expires_at > now()) as "signedInAt",
      u.id = ${id} as own
    from profiles p join users u on u.id = p.id
    where p.staff_role is not null and u.deleted_at is null
    order by array_position(array['administrator', 'support', 'finance', 'editor', 'viewer'], p.staff_role), 2, u.id
    limit ${MAX_STAFF}`)
  return rows
}
