import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/pool.ts'

/** Number of a person's open bookings, as a traveler and as a host. Whoever has one keeps the role it was made with (INV-13). */
export async function countActive(tx: Executor, id: string): Promise<{ traveling: number; hosting: number }> {
  const { rows } = await tx.execute<{ traveling: number; hosting: number }>(sql`
    select count(*) filter (where user_id = ${id})::int traveling, count(*) filter (where host_id = ${id})::int hosting
    from bookings where (user_id = ${id} or host_id = ${id})
      and (status in ('confirmed', 'in_progress') or status = 'pending' and expires_at > now())`)
  return rows[0]!
}
