// A host with much data, and other hosts, so that the database has to select theirs.
import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { withTimeouts } from '#platform/database/context.ts'
import { database } from '#platform/database/pool.ts'
import { tokenCookie } from './booking-world.ts'

export const EXPERIENCES = 40
export const DATES = 2000
export const BOOKINGS = 20_000

const hex = (text: string) => createHash('md5').update(text).digest('hex')
/** The id of the nth of a kind, like `world_id` in the database. */
const idOf = (kind: string, n: number) =>
  hex(`${kind}-${n}`).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
export const HOST_ID = idOf('world-host', 0)
export const hostCookie = () => tokenCookie('world-host')

const ID = sql`create or replace function world_id(kind text, n bigint) returns uuid language sql immutable as $$
  select overlay(overlay(md5('world-' || kind || '-' || n) placing '4' from 13) placing 'a' from 17)::uuid $$`

const TRAVELERS = 500

/** SQL that creates `hosts` hosts with this many dates and bookings each; the first one is measured. */
function statements(hosts: number, dates: number, bookings: number): SQL[] {
  const raw = (n: number) => sql.raw(String(n))
  const experiences = hosts * EXPERIENCES
  return [
    ID,
    // Trigger-maintained counts are not measured here, and updating one row 20,000 times would take longer than everything
    // else.
    sql`set local session_replication_role = replica`,
    sql`with people as (
      select world_id('host', n) id, 'host' as role, 'Marta Alvarenga' as name, 'mundo-' || n || '@persona.example' as email
      from generate_series(0, ${raw(hosts - 1)}) n
      union all select world_id('traveler', n), 'traveler', 'Lucía Hernández ' || n, 'mundo-viajera-' || n || '@persona.example'
      from generate_series(0, ${raw(TRAVELERS - 1)}) n
    ), made as (insert into users (id, name, email, email_verified, signup_role) select id, name, email, true, role from people)
    insert into profiles (id, full_name, role, host_since) select id, name, role, case when role = 'host' then now() end from people`,
    sql`insert into sessions (user_id, token, expires_at) values (world_id('host', 0), 'world-host', now() + interval '1 day')`,
    sql`with place as (insert into locations (name, address, city, state, lat, lng)
      values ('Parque central', '1a calle', 'Suchitoto', 'Cuscatlán', 13.938, -89.027) returning id)
    insert into experiences (id, host_id, location_id, title, short_description, description, price, max_guests, status, published_at, created_at)
    select world_id('experience', n), world_id('host', n % ${raw(hosts)}), place.id, 'Caminata ' || n, 'Corta', 'Larga',
      25, 8, 'published', now(), now() - n * interval '1 minute' from generate_series(0, ${raw(experiences - 1)}) n, place`,
    // From two years ago to three months ahead, some of them today.
    sql`insert into available_dates (id, experience_id, start_date, end_date, capacity, spots_available)
    select world_id('date', n), world_id('experience', n % ${raw(experiences)}), at, at + interval '3 hours', 5000, 4980
    from generate_series(0, ${raw(hosts * dates - 1)}) n
    cross join lateral (select now() - interval '730 days' + (n / ${raw(experiences)}) * interval '820 days' / ${raw(dates / EXPERIENCES)}
      + n * interval '1 minute' as at) s`,
    sql`insert into bookings (user_id, experience_id, host_id, available_date_id, start_date, end_date, guests, unit_price,
      total_amount, guest_info, status, payment_status, confirmation_code, expires_at, created_at, confirmed_at, completed_at,
      attended, attended_by, cancelled_at, cancelled_by)
    select world_id('traveler', n % ${raw(TRAVELERS)}), d.experience_id, e.host_id, d.id, d.start_date, d.end_date, 2, 25, 50,
      json_build_object('firstName', 'Lucía', 'lastName', 'Hernández ' || n, 'email', 'l@persona.example', 'phone', '+503 7' || lpad(n::text, 7, '0')),
      s.status, case when s.status = 'completed' and n % 3 > 0 then 'paid' else 'pending' end,
      upper(lpad(to_hex(n), 8, '0')), least(s.made + interval '48 hours', d.start_date), s.made,
      case when s.status in ('confirmed', 'completed') then s.made end, case when s.status = 'completed' then d.end_date end,
      case when s.status = 'completed' then true end, case when s.status = 'completed' then 'host_list' end, case when s.status = 'cancelled' then s.made end,
      case when s.status = 'cancelled' then 'traveler' end
    from generate_series(0, ${raw(hosts * bookings - 1)}) n
    join available_dates d on d.id = world_id('date', n % ${raw(hosts * dates)})
    join experiences e on e.id = d.experience_id
    cross join lateral (select least(now() - (n % 1440) * interval '1 minute', d.start_date - interval '3 days') as made,
      case when n % 7 = 0 then 'cancelled' when d.start_date < now() - interval '1 day' then 'completed'
        when n % 5 = 0 and d.start_date > now() + interval '2 days' then 'pending' else 'confirmed' end as status) s`,
    // A tenth of the bookings has a chat; some of the latest messages are unread.
    sql`insert into conversations (id, booking_id, host_id, traveler_id, message_count, last_message_at, expire_at)
    select world_id('chat', row_number() over ()), b.id, b.host_id, b.user_id, 1, b.created_at, b.start_date + interval '1 hour'
    from bookings b where b.host_id = world_id('host', b.guests - 2) and b.status in ('confirmed', 'completed')
      and b.confirmation_code like '%0'`,
    sql`insert into messages (conversation_id, sender_id, content, created_at)
    select c.id, c.traveler_id, '¿Dónde nos vemos?', c.last_message_at from conversations c where c.host_id = world_id('host', 0)`,
  ]
}

/** Fills the database of the product's pool. @param hosts of this size, including the measured one */
export async function fillHostWorld({
  hosts,
  dates = DATES,
  bookings = BOOKINGS,
}: {
  hosts: number
  dates?: number
  bookings?: number
}) {
  // Thousands of rows at once need the time-outs of a command, not of a request.
  await withTimeouts('command', async () => {
    await database().transaction(async (tx) => {
      for (const statement of statements(hosts, dates, bookings)) await tx.execute(statement)
    })
    await database().execute(sql`analyze`)
  })
}
