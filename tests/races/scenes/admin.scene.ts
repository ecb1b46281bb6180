// Two administrators act against each other at the same moment, over HTTP.
import { pool } from '#platform/database/pool.ts'
import { signedIn } from '../../support/people.ts'

async function administering(): Promise<number> {
  const { rows } = await pool().query<{ n: number }>(
    `select count(*)::int n from profiles p join users u on u.id = p.id
     where p.staff_role = 'administrator' and u.suspended_at is null and u.deleted_at is null`,
  )
  return rows[0]!.n
}

/**
 * The only two administrators do the same to each other at once.
 * @returns how many are left, and both statuses, the lower one first
 */
export async function againstEachOther(action: 'role' | 'suspend'): Promise<{ left: number; statuses: number[] }> {
  await pool().query(`update profiles set role = 'traveler', staff_role = null where role = 'admin'`)
  const [first, second] = [await signedIn('admin'), await signedIn('admin')]
  const body = { reason: 'Ya no trabaja aquí', ...(action === 'role' && { role: 'traveler' }) }
  const answers = await Promise.all([
    first.request('post', `/admin/users/${second.id}/${action}`, body),
    second.request('post', `/admin/users/${first.id}/${action}`, body),
  ])
  return { left: await administering(), statuses: answers.map(({ status }) => status).toSorted() }
}
