// A market of some years for the back office: 100,000 rows in every list, based on the synthetic experiences.
import { sql } from 'drizzle-orm'
import { fillScale } from '#database/scale.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { database } from '#platform/database/pool.ts'
import { tokenCookie } from './booking-world.ts'

export const EACH = 100_000
/** Two per traveler, so that enough of them are over and reviewed. */
const BOOKINGS = 2 * EACH
/** Experiences with bookings; the first hundred belong to the first host, and so on. */
const BOOKED = 30_000
export const adminCookie = () => tokenCookie('market-admin')

const FIRST =
  'Ana,Lucía,María,Marta,Sofía,Carmen,Elena,Rosa,Gloria,Daniela,José,Juan,Carlos,Luis,Mario,Óscar,Rafael,Tomás,Iván,Hugo'
const LAST =
  'Hernández,Martínez,López,García,Rodríguez,Pérez,Ramírez,Flores,Rivas,Mejía,Alvarenga,Guardado,Menjívar,Orellana,Zelaya,Cañas,Ayala,Barahona,Chávez,Portillo,Escobar,Funes,Guevara,Henríquez,Iraheta,Landaverde,Morán,Navarrete,Olmedo,Pineda,Quintanilla,Recinos,Saravia,Tobar,Umaña,Valladares,Zepeda,Argueta,Bonilla,Cortez'

const pickFrom = (list: string, by: string) =>
  `(string_to_array('${list}', ','))[1 + (${by}) % ${list.split(',').length}]`
const last = (series: number) => series - 1

const STATEMENTS = [
  `create or replace function market_id(kind text, n bigint) returns uuid language sql immutable parallel safe as $$
   select overlay(overlay(md5('market-' || kind || '-' || n) placing '4' from 13) placing 'a' from 17)::uuid $$`,
  `create or replace function scale_id(kind text, n bigint) returns uuid language sql immutable parallel safe as $$
   select overlay(overlay(md5('scale-' || kind || '-' || n) placing '4' from 13) placing 'a' from 17)::uuid $$`,
  // Triggers would be slow over so many rows; the counts they maintain are computed at the end.
  'set local session_replication_role = replica',
  `with people as (
     select market_id('person', n) id, ${pickFrom(FIRST, 'n')} || ' ' || ${pickFrom(LAST, 'n / 7')} || ' ' || ${pickFrom(LAST, 'n / 311')} as name, n
     from generate_series(0, ${last(EACH)}) n
   ), made as (
     insert into users (id, name, email, email_verified, signup_role, suspended_at, created_at)
     select id, name, 'persona-' || n || '@persona.example', n % 9 > 0, 'traveler', case when n % 997 = 0 then now() end,
       now() - n * interval '9 minutes' from people
   )
   insert into profiles (id, full_name, role, phone, created_at)
   select id, name, 'traveler', '+503 7' || lpad((n * 97 % 10000000)::text, 7, '0'), now() - n * interval '9 minutes' from people`,
  `with who as (
     insert into users (id, name, email, email_verified, signup_role)
     values (market_id('admin', 0), 'Olga Administradora', 'admin@persona.example', true, 'traveler') returning id
   ), shown as (insert into profiles (id, full_name, role, staff_role) select id, 'Olga Administradora', 'admin', 'administrator' from who)
   insert into sessions (user_id, token, expires_at) select id, 'market-admin', now() + interval '30 days' from who`,
  `insert into available_dates (id, experience_id, start_date, end_date, capacity, spots_available)
   select market_id('date', n), scale_id('experience', 1 + n % ${BOOKED}), at, at + interval '3 hours', 12, 6
   from generate_series(0, ${last(BOOKINGS / 2)}) n
   cross join lateral (select now() - interval '720 days' + n * interval '11.23 minutes' as at) s`,
  `insert into bookings (id, user_id, experience_id, host_id, available_date_id, start_date, end_date, guests, unit_price,
     total_amount, guest_info, status, payment_status, confirmation_code, expires_at, created_at, confirmed_at, started_at, started_by,
     completed_at, attended, attended_by, paid_at, cancelled_at, cancelled_by, cancel_reason)
   select market_id('booking', n), market_id('person', n % ${EACH}), d.experience_id, e.host_id, d.id, d.start_date, d.end_date,
     1 + n % 4, e.price, e.price * (1 + n % 4),
     json_build_object('firstName', 'Lucía', 'lastName', 'Hernández', 'email', 'persona-' || n % ${EACH} || '@persona.example', 'phone', '+503 6' || lpad((n % ${EACH})::text, 7, '0')),
     s.status, case when s.status <> 'completed' then 'pending' when n % 4 = 0 then 'paid_cash' when n % 11 = 0 then 'pending' else 'paid' end,
     upper(lpad(to_hex((n::bigint * 2654435761) % 4294967296), 8, '0')), least(s.made + interval '48 hours', d.start_date), s.made,
     case when s.status in ('confirmed', 'completed') then s.made end, case when s.status = 'completed' then d.start_date end,
     case when s.status = 'completed' then 'traveler' end,
     case when s.status = 'completed' then d.end_date end, case when s.status = 'completed' then n % 30 > 0 end,
     case when s.status = 'completed' then 'host_list' end,
     case when s.status = 'completed' and n % 4 > 0 and n % 11 > 0 then d.end_date end,
     case when s.status = 'cancelled' then s.made + interval '1 hour' end,
     case when s.status = 'cancelled' then (array['traveler', 'host', 'system', 'admin'])[1 + n % 4] end,
     case when s.status = 'cancelled' then 'Cambio de planes' end
   from generate_series(0, ${last(BOOKINGS)}) n
   join available_dates d on d.id = market_id('date', n / 2)
   join experiences e on e.id = d.experience_id
   cross join lateral (select least(now() - (n % 2000) * interval '1 minute', d.start_date - interval '5 days') as made,
     case when n % 9 = 0 then 'cancelled' when d.start_date < now() - interval '1 day' and n % 97 > 0 then 'completed'
       when n % 5 = 0 and d.start_date > now() + interval '2 days' then 'pending' else 'confirmed' end as status) s
   on conflict do nothing`,
  `select ledger_follow_booking(b, b.created_at) from bookings b where b.payment_status <> 'pending'`,
  `update profiles p set total_bookings = had from (
     select host_id, count(*) had from bookings where status <> 'cancelled' group by 1) b where p.id = b.host_id`,
  `insert into reservation_counts as c (person_id, reservations)
   select p.id, p.total_bookings + coalesce(made, 0) from profiles p
   left join (select user_id, count(*) made from bookings group by 1) b on b.user_id = p.id
   on conflict (person_id) do update set reservations = excluded.reservations`,
  `insert into reviews (user_id, host_id, rating, comment, reservation_id, created_at, hidden_at, hidden_reason)
   select b.user_id, b.host_id, 5 - (row_number() over ()) % 4, ${pickFrom('Volveríamos mañana mismo,El guía conoce cada piedra,Llegamos tarde y nos esperó,Lo mejor fue el desayuno,El camino estaba mojado', 'row_number() over ()')}
       || '. ' || e.title, b.id, b.end_date + interval '2 hours',
     case when row_number() over () % 500 = 0 then now() end, case when row_number() over () % 500 = 0 then 'Insultos' end
   from bookings b join experiences e on e.id = b.experience_id
   where b.status = 'completed' and b.attended on conflict do nothing`,
  `insert into audit_entries (at, actor_id, origin, action, object_type, object_id, object_label, before, after, reason)
   select now() - n * interval '8 minutes', market_id('admin', 0), 'admin',
     (array['user.suspend', 'booking.cancel', 'experience.feature', 'review.hide', 'settings.change'])[1 + n % 5],
     (array['user', 'booking', 'experience', 'review', 'settings'])[1 + n % 5],
     market_id((array['person', 'booking', 'experience', 'review', 'settings'])[1 + n % 5], n)::text,
     ${pickFrom(FIRST, 'n')} || ' ' || ${pickFrom(LAST, 'n / 7')}, '{"status":"confirmed"}', '{"status":"cancelled"}', 'Lo pidió por teléfono ' || n
   from generate_series(0, ${last(EACH)}) n`,
  `with made as (
     insert into cases (id, kind, person_id, name, email, subject, created_at, asked_at, due_at, status, outcome, closed_at)
     select market_id('case', n), (array['question', 'report', 'host-wish'])[1 + n % 3], market_id('person', n),
       ${pickFrom(FIRST, 'n')} || ' ' || ${pickFrom(LAST, 'n / 7')}, 'persona-' || n || '@persona.example', 'Una pregunta',
       now() - n * interval '9 minutes', now() - n * interval '9 minutes', now() - (n - 200) * interval '9 minutes',
       case when n > 400 then 'closed' when n % 5 = 0 then 'waiting' else 'open' end, case when n > 400 then 'solved' end,
       case when n > 400 then now() end
     from generate_series(0, ${last(EACH)}) n returning id, created_at
   )
   insert into case_messages (case_id, kind, text, created_at)
   select id, 'asker', '¿Cómo llego al punto de encuentro número ' || row_number() over () || '?', created_at from made`,
  `insert into outbox (recipient, subject, text, html, status, attempts, last_error, sent_at, created_at)
   select 'persona-' || n || '@persona.example', 'Confirmada: Caminata ' || n, 'Tu reserva está confirmada.', '<p>Tu reserva está confirmada.</p>',
     case when n % 900 = 0 then 'failed' else 'sent' end, 1, case when n % 900 = 0 then 'Mailbox full' end, now(), now() - n * interval '9 minutes'
   from generate_series(0, ${last(EACH)}) n`,
  `insert into data_requests (kind, user_id, name, email, details, status, received_at, due_at, answer, answered_at)
   select 'access', market_id('person', n), 'Ana Pérez', 'persona-' || n || '@persona.example', 'Quiero mis datos',
     case when n < 12 then 'open' else 'answered' end, now() - n * interval '1 day', now() - n * interval '1 day' + interval '28 days',
     case when n >= 12 then 'Enviados' end, case when n >= 12 then now() end
   from generate_series(0, 999) n`,
  `insert into experience_views (experience_id, day, views)
   select scale_id('experience', 1 + n % ${BOOKED}), current_date - (n / 200), 1 + n % 17 from generate_series(0, ${last(EACH)}) n
   on conflict do nothing`,
]

export async function fillMarket(experiences = EACH): Promise<void> {
  await fillScale(experiences)
  // A statement over 100,000 rows takes longer than one that somebody waits for.
  await withTimeouts('command', async () => {
    await database().transaction(async (tx) => {
      for (const statement of STATEMENTS) await tx.execute(sql.raw(statement))
    })
    await database().execute(sql`vacuum analyze`)
  })
}
