import type { Host } from '#marketplace/accounts/account.rules.ts'
import { pool } from '#platform/database/pool.ts'
import { isoInstant } from '#platform/database/sql-time.ts'
import type { Group, Request, Unanswered } from './today.contract.ts'

const MAX_REQUESTS = 5
const MAX_CHATS = 4
/** A little more than the hours a request can be pending, so that the index by creation time finds the few that may still be. */
const HOURS_BACK = 49

const name = `coalesce(nullif(trim((b.guest_info->>'firstName') || ' ' || (b.guest_info->>'lastName')), ''),
  nullif(t.full_name, ''), 'Usuario')`

type GroupRow = Pick<Group, 'dateId' | 'experienceId' | 'title' | 'place' | 'city' | 'parties'> & {
  startDate: Date
  endDate: Date | null
}

/** The groups of a period, by start, for `figuresOf` and the screen: dates that begin in it or are still going on. */
export async function listGroups(
  { id }: Host,
  { past, from, until, now }: { past: Date; from: Date; until: Date; now: Date },
): Promise<GroupRow[]> {
  const { rows } = await pool().query<GroupRow>({
    name: 'host-groups',
    text: `select d.id as "dateId", e.id as "experienceId", e.title, d.start_date as "startDate", d.end_date as "endDate",
             coalesce(l.name, '') as place, coalesce(l.city, '') as city,
             json_agg(json_build_object('id', b.id, 'name', ${name}, 'phone', nullif(trim(b.guest_info->>'phone'), ''),
               'guests', b.guests, 'children', b.children, 'status', b.status, 'paymentStatus', b.payment_status, 'total', b.total_amount::float8,
               'attending', b.guest_confirmed, 'attended', b.attended, 'specialRequests', b.special_requests,
               'expiresAt', case when b.status = 'pending' then ${isoInstant('b.expires_at')} end)
               order by b.status <> 'pending', ${name}, b.id) as parties
           from bookings b
           join available_dates d on d.id = b.available_date_id
           join experiences e on e.id = b.experience_id
           join profiles t on t.id = b.user_id
           left join locations l on l.id = e.location_id
           where b.host_id = $1 and b.start_date >= $2 and b.start_date < $4
             and (b.start_date >= $3 or (b.end_date > $5 and b.status in ('confirmed', 'in_progress')))
             and b.status <> 'cancelled' and not (b.status = 'pending' and b.expires_at <= $5)
           group by d.id, e.id, l.id
           order by d.start_date, e.title, d.id`,
    values: [id, past, from, until, now],
  })
  return rows
}

/** The first confirmed or pending group from an instant on: all its people, and those of them who are not accepted yet. */
export async function findNextGroup({ id }: Host, from: Date, now: Date) {
  const { rows } = await pool().query<{ title: string; startDate: Date; guests: number; requested: number }>({
    name: 'host-next-group',
    text: `with first as (select b.available_date_id as id from bookings b
             where b.host_id = $1 and b.start_date >= $2
               and (b.status = 'confirmed' or (b.status = 'pending' and b.expires_at > $3))
             order by b.start_date, b.available_date_id limit 1)
           select e.title, d.start_date as "startDate", all_of.guests, all_of.requested
           from first join available_dates d on d.id = first.id join experiences e on e.id = d.experience_id
             cross join lateral (select sum(b.guests)::int as guests,
               coalesce(sum(b.guests) filter (where b.status = 'pending'), 0)::int as requested from bookings b
               where b.available_date_id = d.id and (b.status = 'confirmed' or (b.status = 'pending' and b.expires_at > $3))) all_of`,
    values: [id, from, now],
  })
  return rows[0] ?? null
}

type RequestRow = Omit<Request, 'startDate' | 'expiresAt' | 'reliability'> & {
  travelerId: string
  startDate: Date
  expiresAt: Date
  all: number
}

/** Pending requests for dates from an instant on, the earliest deadline first. */
export async function listRequests({ id }: Host, from: Date, now: Date): Promise<RequestRow[]> {
  const { rows } = await pool().query<RequestRow>({
    name: 'host-requests',
    text: `select b.id, b.status, ${name} as name, nullif(trim(b.guest_info->>'phone'), '') as phone, b.guests, b.children,
             b.total_amount::float8 as total, b.special_requests as "specialRequests", b.start_date as "startDate",
             b.expires_at as "expiresAt", json_build_object('id', e.id, 'title', e.title) as experience, b.user_id as "travelerId",
             (count(*) over ())::int as all
           from bookings b join experiences e on e.id = b.experience_id join profiles t on t.id = b.user_id
           where b.host_id = $1 and b.created_at > $3::timestamptz - interval '${HOURS_BACK} hours'
             and b.status = 'pending' and b.expires_at > $3 and b.start_date >= $2
           order by b.expires_at, b.id limit ${MAX_REQUESTS}`,
    values: [id, from, now],
  })
  return rows
}

type ChatRow = Omit<Unanswered, 'at'> & { at: Date; all: number }

/** Open chats with an unread message from the traveler, newest message first. */
export async function listUnreadChats({ id }: Host, now: Date): Promise<ChatRow[]> {
  const { rows } = await pool().query<ChatRow>({
    name: 'host-unread-chats',
    text: `select c.booking_id as "bookingId", coalesce(nullif(t.full_name, ''), 'Usuario') as name, t.avatar_url as avatar,
             e.title, count(*)::int as unread, (array_agg(m.content order by m.sequence desc))[1] as latest,
             max(m.created_at) as at, (count(*) over ())::int as all
           from conversations c
           join messages m on m.conversation_id = c.id and m.sender_id <> $1 and m.read_at is null
           join profiles t on t.id = c.traveler_id
           join bookings b on b.id = c.booking_id
           join experiences e on e.id = b.experience_id
           where c.host_id = $1 and c.last_message_at is not null and c.expire_at >= $2
           group by c.id, t.id, e.id
           order by max(m.sequence) desc limit ${MAX_CHATS}`,
    values: [id, now],
  })
  return rows
}
