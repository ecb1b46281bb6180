import type { Host } from '#marketplace/accounts/account.rules.ts'
import { pool } from '#platform/database/pool.ts'
import type { HistoryKind, HostHistoryOutput } from './host-history.contract.ts'

const name = `coalesce(nullif(trim((b.guest_info->>'firstName') || ' ' || (b.guest_info->>'lastName')), ''),
  nullif(t.full_name, ''), 'Usuario')`
/** A request past its deadline counts as cancelled by nobody, even if the timer is late (BOOK-56). */
const status = `case when b.status = 'pending' and b.expires_at <= $4 then 'cancelled' else b.status end`
const by = `case when b.status = 'pending' and b.expires_at <= $4 then 'system' else b.cancelled_by end`
const ended = `case when b.status = 'pending' and b.expires_at <= $4 then b.expires_at else b.cancelled_at end`

/** Which reservations belong to a kind, and the moment by which they are of a period. */
const KINDS: Record<HistoryKind, { which: string; at: string }> = {
  made: { which: 'true', at: 'b.created_at' },
  cancelled: { which: `${status} = 'cancelled'`, at: ended },
  absent: { which: 'b.attended = false', at: 'b.start_date' },
}

type Row = Omit<HostHistoryOutput['bookings'][number], 'start'> & { start: Date; all: Record<string, number> }

/**
 * The latest reservations of this host of a kind, each with how many there are in that period by state, and who ended them.
 * @param from the first moment that counts, and `until` the first that no longer does; null for all time
 */
export async function listHistory(
  { id }: Host,
  kind: HistoryKind,
  { from, until, now, most }: { from: Date | null; until: Date | null; now: Date; most: number },
): Promise<Row[]> {
  const { which, at } = KINDS[kind]
  const { rows } = await pool().query<Row>({
    name: `assistant-host-history-${kind}`,
    text: `with mine as (
             select ${name} as name, e.title, b.start_date as start, b.guests, ${status} as state, ${by} as by,
               case when b.cancelled_by = 'traveler' then nullif(trim(b.cancel_reason), '') end as reason, ${at} as at, b.id
             from bookings b join experiences e on e.id = b.experience_id join profiles t on t.id = b.user_id
             where b.host_id = $1 and ${which} and ($2::timestamptz is null or ${at} >= $2)
               and ($3::timestamptz is null or ${at} < $3)),
           counted as (select coalesce(jsonb_object_agg(key, count), '{}') as all from (
             select coalesce(by, state) as key, count(*)::int as count from mine group by 1) states)
           select mine.name, title, start, guests, state, by, reason, counted.all from mine cross join counted
           order by (by = 'traveler') desc nulls last, at desc, mine.id limit $5`,
    values: [id, from, until, now, most],
  })
  return rows
}

type Totals = Omit<NonNullable<HostHistoryOutput['totals']>, 'since'> & { since: Date | null }

/** How every reservation of this host ended, or stands. */
export async function countHistory({ id }: Host, now: Date): Promise<Totals> {
  const { rows } = await pool().query<Totals>({
    name: 'assistant-host-totals',
    text: `select count(*)::int as all, min(b.created_at) as since,
             (count(*) filter (where status = 'completed' and attended is distinct from false))::int as completed,
             coalesce(sum(guests) filter (where status = 'completed' and attended is distinct from false), 0)::int as guests,
             (count(*) filter (where attended = false))::int as absent,
             (count(*) filter (where status in ('confirmed', 'in_progress') and attended is distinct from false))::int as confirmed,
             (count(*) filter (where status = 'pending' and expires_at > $2))::int as pending,
             (count(*) filter (where cancelled_by = 'traveler'))::int as "byGuests",
             (count(*) filter (where cancelled_by = 'host'))::int as "byHost",
             (count(*) filter (where cancelled_by in ('system', 'admin') or (status = 'pending' and expires_at <= $2)))::int as "byOthers"
           from bookings b where b.host_id = $1`,
    values: [id, now],
  })
  return rows[0]!
}
