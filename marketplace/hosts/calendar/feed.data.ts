import { eq } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { effectiveStatusOf } from '#marketplace/bookings/lifecycle/status.data.ts'
import { database, type Executor, pool } from '#platform/database/pool.ts'
import type { FeedDate } from './feed.rules.ts'
import { calendarFeeds } from './feed.table.ts'

export async function findFeed(executor: Executor, { id }: Pick<Host, 'id'>) {
  const [row] = await executor.select().from(calendarFeeds).where(eq(calendarFeeds.hostId, id))
  return row ?? null
}

/** Gives the host's calendar a new secret; the same statement revokes the old one. */
export async function replaceSecret(tx: Executor, { id }: Host, secret: string, now: Date) {
  const fresh = { secret, createdAt: now, readAt: null }
  const [row] = await tx
    .insert(calendarFeeds)
    .values({ hostId: id, ...fresh })
    .onConflictDoUpdate({ target: calendarFeeds.hostId, set: fresh })
    .returning()
  return row!
}

export const removeFeed = ({ id }: Host) => database().delete(calendarFeeds).where(eq(calendarFeeds.hostId, id))

/** The host of a calendar; null once the account is deleted, suspended or no longer a host. */
export async function hostOfFeed(secret: string): Promise<string | null> {
  const { rows } = await pool().query<{ id: string }>({
    name: 'calendar-feed-host',
    text: `select f.host_id as id from calendar_feeds f
           join users u on u.id = f.host_id and u.deleted_at is null and u.suspended_at is null
           join profiles p on p.id = f.host_id and p.role = 'host'
           where f.secret = $1`,
    values: [secret],
  })
  return rows[0]?.id ?? null
}

/** Remembers when the calendar was fetched; writes at most once a minute, because some programs fetch it every few seconds. */
export const markRead = (secret: string, now: Date) =>
  pool().query({
    name: 'calendar-feed-read',
    text: `update calendar_feeds set read_at = $2
           where secret = $1 and (read_at is null or read_at < $2::timestamptz - interval '1 minute')`,
    values: [secret, now],
  })

/**
 * A host's dates that begin in a period, with their reservations, soonest first. Dates of an unpublished experience are
 * included only when somebody reserved them.
 */
export async function listFeedDates(hostId: string, { from, until }: { from: Date; until: Date }): Promise<FeedDate[]> {
  const { rows } = await pool().query<FeedDate>({
    name: 'calendar-feed-dates',
    text: `select d.id, d.start_date as "startDate", d.end_date as "endDate", d.status, d.capacity, d.revision,
             d.created_at as "createdAt", json_build_object('title', e.title, 'place', coalesce(l.name, ''),
               'address', coalesce(l.address, ''), 'city', coalesce(l.city, ''), 'country', coalesce(l.country, ''),
               'lat', l.lat, 'lng', l.lng, 'durationValue', e.duration_value, 'durationUnit', e.duration_unit) as experience,
             coalesce(b.guests, '[]') as guests
           from experiences e
           join available_dates d on d.experience_id = e.id
           left join locations l on l.id = e.location_id
           left join lateral (
             select json_agg(json_build_object(
                 'name', coalesce(b.guest_info->>'firstName' || ' ' || (b.guest_info->>'lastName'), p.full_name, ''),
                 'guests', b.guests,
                 'status', ${effectiveStatusOf('b')},
                 'paymentStatus', b.payment_status, 'attended', b.attended, 'total', b.total_amount::float8,
                 'revision', b.revision, 'updatedAt', b.updated_at) order by b.created_at, b.id) as guests
             from bookings b join profiles p on p.id = b.user_id where b.available_date_id = d.id) b on true
           where e.host_id = $1 and d.start_date >= $2 and d.start_date < $3
             and (e.status = 'published' or b.guests is not null)
           order by d.start_date, d.id`,
    values: [hostId, from, until],
  })
  return rows
}
