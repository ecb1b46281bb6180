import type { Host } from '#marketplace/accounts/account.rules.ts'
import { pool } from '#platform/database/pool.ts'

type Row = { name: string; visits: number; last: Date; next: Date | null; all: number }

/**
 * Guests of this host who came more than once, or came and will come again, the most frequent first.
 * @param from the earliest visit that counts
 */
export async function listReturningGuests(
  { id }: Host,
  { from, now, most }: { from: Date; now: Date; most: number },
): Promise<Row[]> {
  const { rows } = await pool().query<Row>({
    name: 'assistant-returning-guests',
    text: `select *, (count(*) over ())::int as all from (
             select (array_agg(coalesce(nullif(trim((b.guest_info->>'firstName') || ' ' || (b.guest_info->>'lastName')), ''),
                 nullif(t.full_name, ''), 'Usuario') order by b.start_date desc))[1] as name,
               (count(*) filter (where b.status = 'completed' and b.attended is distinct from false))::int as visits,
               max(b.start_date) filter (where b.status = 'completed' and b.attended is distinct from false) as last,
               min(b.start_date) filter (where b.start_date > $3
                 and (b.status = 'confirmed' or (b.status = 'pending' and b.expires_at > $3))) as next
             from bookings b join profiles t on t.id = b.user_id
             where b.host_id = $1 and b.start_date >= $2
             group by b.user_id) guest
           where visits > 1 or (visits = 1 and next is not null)
           order by visits desc, last desc, name
           limit $4`,
    values: [id, from, now, most],
  })
  return rows
}
