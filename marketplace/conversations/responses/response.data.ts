import { sql } from 'drizzle-orm'
import { database, type Executor } from '#platform/database/pool.ts'
import { DAYS_LOOKED_BACK, HOURS_TO_RESPOND, type HostRequest } from './response.rules.ts'

const aging = `created_at between now() - make_interval(days => ${DAYS_LOOKED_BACK + 2})
  and now() - make_interval(days => ${DAYS_LOOKED_BACK})`

/**
 * Requests to a host in the period:
 * - booking requests, answered by a confirmation or a refusal; those that the traveler withdrew do not count;
 * - the first message of each traveler who wrote first, answered by the host's next one; a chat that closed before the
 *   time to answer was over counts as answered at the meeting.
 */
export async function listHostRequests(hostId: string, tx: Executor = database()): Promise<HostRequest[]> {
  const { rows } = await tx.execute<{ askedAt: string; answeredAt: string | null }>(sql`
    select b.created_at as "askedAt",
      coalesce(b.confirmed_at, case when b.cancelled_by = 'host' then b.cancelled_at end) as "answeredAt"
    from bookings b
    where b.host_id = ${hostId} and b.created_at > now() - make_interval(days => ${DAYS_LOOKED_BACK})
      -- One that took the place of another date was confirmed by itself.
      and not exists (select 1 from bookings before where before.moved_to_id = b.id)
      -- Where the host wants no requests nobody answered: it was confirmed in the moment it was made.
      and b.confirmed_at is distinct from b.created_at
      and (b.confirmed_at is not null or b.status = 'pending' or b.cancelled_by in ('host', 'system'))
    union all
    select first.created_at, answer.created_at
    from conversations c
    cross join lateral (select m.* from messages m where m.conversation_id = c.id order by m.sequence limit 1) first
    left join lateral (select m.created_at from messages m where m.conversation_id = c.id and m.sender_id = c.host_id
      and m.sequence > first.sequence order by m.sequence limit 1) answer on true
    where c.host_id = ${hostId} and first.sender_id = c.traveler_id
      and first.created_at > now() - make_interval(days => ${DAYS_LOOKED_BACK})
      and (answer.created_at is not null or c.expire_at >= first.created_at + make_interval(hours => ${HOURS_TO_RESPOND}))`)
  return rows.map(({ askedAt, answeredAt }) => ({
    askedAt: new Date(askedAt),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
  }))
}

/** Hosts with a request that became too old to count within the last two days. */
export async function listHostsToRecount(): Promise<string[]> {
  const { rows } = await database().execute<{ hostId: string }>(sql`
    select host_id as "hostId" from bookings where ${sql.raw(aging)}
    union select host_id from conversations where ${sql.raw(aging)}`)
  return rows.map(({ hostId }) => hostId)
}
