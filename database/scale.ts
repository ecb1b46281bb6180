// npm run seed:scale -- 100000: adjusts the number of synthetic experiences of any database; 0 removes them all. They belong
// to hosts with addresses at `escala.invalid`. Everything about one follows from its number, so that two runs are comparable.
import type pg from 'pg'
import { withTimeouts } from '#platform/database/context.ts'
import { withDatabase } from '#platform/database/for-command.ts'
import { pool } from '#platform/database/pool.ts'
import * as words from './scale-words.ts'

const BATCH = 5000
const PER_HOST = 100
const TRAVELERS = 24

/** A pseudo-random figure below `sides`: the same number and purpose always give the same one. */
const FUNCTIONS = `
create or replace function pg_temp.dice(n bigint, purpose bigint, sides int) returns int
language sql immutable as $$ select ((hashint8extended(n, purpose) & 2147483647) % sides)::int $$;
create or replace function pg_temp.pick(list text[], n bigint, purpose bigint) returns text
language sql immutable as $$ select list[1 + pg_temp.dice(n, purpose, cardinality(list))] $$;
create or replace function pg_temp.some(list text[], n bigint, purpose bigint) returns text[]
language sql immutable as $$
  select coalesce(array_agg(word order by place), '{}') from unnest(list) with ordinality as of(word, place)
  where pg_temp.dice(n, purpose + place, 1000) < 780 / sqrt(place) - 90 $$;
-- Shaped like a random uuid: the contracts accept no other.
create or replace function pg_temp.named(kind text, n bigint) returns uuid language sql immutable as $$
  select overlay(overlay(md5('scale-' || kind || '-' || n) placing '4' from 13) placing 'a' from 17)::uuid $$;
`

const PEOPLE = `
with people as (
  select pg_temp.named('host', n) id, 'host' as role, 'anfitrion-' || n as mailbox, n from generate_series($1::int, $2::int) n
  union all
  select pg_temp.named('traveler', n), 'traveler', 'viajero-' || n, n from generate_series(1, ${TRAVELERS}) n
), made as (
  insert into users (id, name, email, email_verified, signup_role)
  select id, initcap(replace(mailbox, '-', ' ')), mailbox || '@escala.invalid', true, role from people
  on conflict do nothing returning id
)
insert into profiles (id, full_name, role, host_since, verified)
select id, pg_temp.pick($3, n, 1) || ' ' || pg_temp.pick($3, n, 2) || pg_temp.pick($4, n, 3), role,
       case when role = 'host' then now() - pg_temp.dice(n, 4, 2000) * interval '1 day' end, pg_temp.dice(n, 5, 3) = 0
from people join made using (id)`

const CATEGORIES = `
insert into categories (name, icon)
select * from (values ('Aventura', 'mountain'), ('Gastronomía', 'utensils'), ('Cultural', 'landmark'), ('Naturaleza', 'leaf')) made
where not exists (select from categories)`

const LOCATIONS = `
insert into locations (id, name, address, city, state, lat, lng)
select pg_temp.named('location', n), 'Parada ' || n, 'Calle ' || pg_temp.pick($8, n, 10) || pg_temp.pick($9, n, 11),
       town->>0, town->>1,
       (town->>2)::float8 + (pg_temp.dice(n, 12, 2000) - 1000) / 25000.0,
       (town->>3)::float8 + (pg_temp.dice(n, 13, 2000) - 1000) / 25000.0
from generate_series($1::int, $2::int) n
cross join lateral (select $3::jsonb -> pg_temp.dice(n, 14, jsonb_array_length($3::jsonb)) as town) at`

const EXPERIENCES = `
with places as (${LOCATIONS} returning id),
known as (select array_agg(id order by name) ids from categories)
insert into experiences (id, host_id, location_id, category_id, title, short_description, description, price, status,
  featured, duration_value, duration_unit, max_guests, amenities, included, not_included, languages, published_at, created_at)
select pg_temp.named('experience', n), pg_temp.named('host', (n - 1) / ${PER_HOST} + 1), pg_temp.named('location', n),
  ids[1 + least(pg_temp.dice(n, 20, cardinality(ids)), pg_temp.dice(n, 21, cardinality(ids)))],
  pg_temp.pick($4, n, 22) || ' ' || pg_temp.pick($5, n, 23) || ' ' || pg_temp.pick($8, n, 24) || pg_temp.pick($9, n, 25),
  pg_temp.pick($6, n, 26),
  pg_temp.pick($6, n, 27) || ' ' || pg_temp.pick($6, n, 28) || ' ' || pg_temp.pick($6, n, 29) || ' Te acompaña ' ||
    pg_temp.pick($8, n, 30) || pg_temp.pick($9, n, 31) || ' y ' || pg_temp.pick($8, n, 32) || pg_temp.pick($9, n, 33) || '.',
  5 + least(pg_temp.dice(n, 34, 176), pg_temp.dice(n, 35, 176)) + case when pg_temp.dice(n, 36, 6) = 0 then 0.99 else 0 end,
  case pg_temp.dice(n, 37, 40) when 0 then 'draft' when 1 then 'archived' else 'published' end,
  pg_temp.dice(n, 38, 400) = 0,
  1 + pg_temp.dice(n, 39, 6), case when pg_temp.dice(n, 40, 9) = 0 then 'days' else 'hours' end,
  2 + pg_temp.dice(n, 41, 14),
  pg_temp.some($7, n, 100), pg_temp.some($10, n, 200), pg_temp.some($11, n, 300),
  array['Español'] || pg_temp.some($12, n, 400),
  now(), now() - (pg_temp.dice(n, 42, 63072000) || ' seconds')::interval - (n || ' microseconds')::interval
from generate_series($1::int, $2::int) n, known, (select count(*) from places) done`

/** No dates for one in twelve; otherwise up to eleven starts in the coming 90 days, one in seven of them sold out. */
const DATES = `
insert into available_dates (experience_id, start_date, end_date, capacity, spots_available)
select pg_temp.named('experience', n), start, start + interval '3 hours', 12,
       case when pg_temp.dice(n, 500 + at, 7) = 0 then 0 else 1 + pg_temp.dice(n, 600 + at, 12) end
from generate_series($1::int, $2::int) n
cross join lateral generate_series(1, pg_temp.dice(n, 50, 12)) at
cross join lateral (
  select date_trunc('day', now() at time zone 'America/El_Salvador') at time zone 'America/El_Salvador'
    + (1 + (at * 8 + pg_temp.dice(n, 51, 8)) % 90) * interval '1 day' + (5 + pg_temp.dice(n, 52, 12)) * interval '1 hour' start
) when_
on conflict do nothing`

const PICTURES = `
with known as (select array_agg(id order by id) ids from pictures)
insert into experience_images (experience_id, picture_id, image_url, alt, is_main, position)
select pg_temp.named('experience', n), picture, '/files/pictures/' || picture, 'Vista del recorrido', true, 0
from generate_series($1::int, $2::int) n, known, lateral (select ids[1 + pg_temp.dice(n, 60, cardinality(ids))] picture) one
where picture is not null`

/** Each host's first experience gets completed bookings and reviews, so that averages have rows behind them (INV-20). */
const REVIEWS = `
with lived as (
  select n, pg_temp.named('experience', n) experience, pg_temp.named('host', (n - 1) / ${PER_HOST} + 1) host, pg_temp.dice(n, 70, 9) many
  from generate_series($1::int, $2::int) n where n % ${PER_HOST} = 1
), held as (
  insert into available_dates (id, experience_id, start_date, end_date, capacity, spots_available)
  select pg_temp.named('past', n), experience, now() - interval '40 days', now() - interval '40 days' + interval '3 hours', 20, 20 - many
  from lived where many > 0 returning id
), made as (
  insert into bookings (id, user_id, experience_id, host_id, available_date_id, start_date, end_date, guests, unit_price, total_amount,
    status, payment_status, confirmation_code, expires_at, created_at)
  select pg_temp.named('booking', n * 10 + at), pg_temp.named('traveler', (n / ${PER_HOST} + at) % ${TRAVELERS} + 1), experience, host,
    pg_temp.named('past', n), now() - interval '40 days', now() - interval '40 days' + interval '3 hours', 1, 20, 20,
    'completed', 'paid_cash', 'F' || upper(lpad(to_hex(n * 10 + at), 7, '0')), now() - interval '45 days', now() - interval '47 days'
  from lived, generate_series(1, many) at, (select count(*) from held) done returning id, user_id, host_id
)
insert into reviews (user_id, host_id, rating, comment, reservation_id, created_at)
select user_id, host_id, 5 - pg_temp.dice(hashtext(id::text), 71, 20) / 8, null, id, now() - interval '39 days' from made`

const SYNTHETIC = `select e.id, e.location_id from experiences e
  join users u on u.id = e.host_id where u.email like 'anfitrion-%@escala.invalid'`

/**
 * A trigger keeps ledger rows from being deleted; it is switched off for these, because the bookings behind them never
 * happened.
 */
const LEDGER = ['statement_lines', 'statements', 'ledger_postings', 'ledger_entries']
const turnLedger = (action: string) => LEDGER.map((table) => `alter table ${table} ${action} trigger ${table}_stay`)
const POSTED =
  'select l.id from ledger_entries l join bookings b on b.id = l.booking_id join gone using (experience_id)'

const GONE_HOSTS = 'select e.host_id from experiences e join gone on gone.experience_id = e.id'

const REMOVALS = [
  ...turnLedger('disable'),
  `delete from statement_lines where statement_id in (select id from statements where host_id in (${GONE_HOSTS}))`,
  `delete from statements where host_id in (${GONE_HOSTS})`,
  `delete from ledger_postings where entry_id in (${POSTED})`,
  `delete from ledger_entries where id in (${POSTED})`,
  ...turnLedger('enable'),
  `delete from reviews where reservation_id in (select b.id from bookings b join gone using (experience_id))`,
  `delete from bookings b using gone where b.experience_id = gone.experience_id`,
  `delete from experiences e using gone where e.id = gone.experience_id`,
  `delete from locations l using gone where l.id = gone.location_id`,
]

type Report = (current: number, target: number) => void

/**
 * Creates or removes synthetic experiences until there are `target`. Deterministic except for the current time, from which
 * dates and ages count. Works in batches: an interrupted run can be continued.
 */
export const fillScale = (target: number, report: Report = () => {}): Promise<void> =>
  withTimeouts('command', () => fill(target, report))

async function fill(target: number, report: Report) {
  const client = await pool().connect()
  try {
    await client.query(FUNCTIONS)
    await client.query(CATEGORIES)
    const { rows } = await client.query<{ held: number }>(`select count(*)::int held from (${SYNTHETIC}) synthetic`)
    let current = rows[0]!.held
    for (let removed = BATCH; removed === BATCH; ) {
      removed = await inTransaction(client, () => removeBatch(client, target))
      current -= removed
      report(current, target)
    }
    for (let from = current + 1; from <= target; from += BATCH) {
      const to = Math.min(target, from + BATCH - 1)
      await inTransaction(client, () => addBatch(client, from, to))
      report(to, target)
    }
    if (target === 0) await client.query(`delete from users where email like '%@escala.invalid'`)
    for (const table of ['experiences', 'locations', 'available_dates', 'experience_images', 'profiles', 'bookings'])
      await client.query(`vacuum (analyze) ${table}`)
  } finally {
    client.release()
  }
}

async function addBatch(client: pg.PoolClient, from: number, to: number) {
  const host = (n: number) => Math.floor((n - 1) / PER_HOST) + 1
  await client.query(PEOPLE, [host(from), host(to), words.beginnings, words.endings])
  const { towns, activities, subjects, sentences, beginnings, endings } = words
  const { amenityWords, includedWords, notIncludedWords, languageWords } = words
  await client.query(EXPERIENCES, [
    ...[from, to, JSON.stringify(towns), activities, subjects, sentences, amenityWords, beginnings, endings],
    ...[includedWords, notIncludedWords, languageWords],
  ])
  for (const statement of [DATES, PICTURES, REVIEWS]) await client.query(statement, [from, to])
}

/** Removes a batch of experiences beyond the wanted number, also of older versions of this file. */
async function removeBatch(client: pg.PoolClient, target: number): Promise<number> {
  const { rowCount } = await client.query(
    `create temp table gone on commit drop as
     select synthetic.id experience_id, location_id from (${SYNTHETIC}) synthetic
     left join (select pg_temp.named('experience', n) id from generate_series(1, ${target}) n) kept using (id)
     where kept.id is null limit ${BATCH}`,
  )
  for (const statement of REMOVALS) await client.query(statement)
  return rowCount ?? 0
}

async function inTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

if (import.meta.main) {
  const target = Number(process.argv[2])
  if (!Number.isInteger(target) || target < 0) {
    console.error('Di cuántas experiencias: npm run seed:scale -- 100000 (0 las quita todas)')
    process.exit(1)
  }
  const number = new Intl.NumberFormat('es-SV')
  const started = Date.now()
  await withDatabase(() =>
    fillScale(target, (current) =>
      console.log(
        current > target
          ? `Quitando: quedan ${number.format(current)} experiencias…`
          : `${number.format(current)} de ${number.format(target)} experiencias…`,
      ),
    ),
  )
  console.log(`Listo en ${Math.round((Date.now() - started) / 1000)} s.`)
}
