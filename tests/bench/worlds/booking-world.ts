// People and dates to book. Ids are computed from numbers, in JavaScript and in SQL alike.
import { createHash, createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import { sessionSecret } from '#platform/session/secret.ts'

export const TRAVELERS = 6000
export const HOSTS = 40
export const EXPERIENCES = 200
export const DATES_EACH = 5
export const DATES = EXPERIENCES * DATES_EACH
const PER_HOST = EXPERIENCES / HOSTS
/** Additional dates with few spots, for the race. */
export const RACES = 3
export const RACE_PLACES = 20

export type Kind = 'host' | 'traveler' | 'experience' | 'date' | 'key'
/** The id of the nth of a kind, in the shape of a random one. In SQL: `bench_id('traveler', n)`. */
export function idOf(kind: Kind, n: number): string {
  const hex = createHash('md5').update(`${kind}-${n}`).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
const BENCH_ID = sql`
create function bench_id(kind text, n bigint) returns uuid language sql immutable parallel safe as $$
  select overlay(overlay(md5(kind || '-' || n) placing '4' from 13) placing 'a' from 17)::uuid $$`

export const emailOf = (n: number) => `viajera-${n}@persona.example`
export const experienceOfDate = (date: number) => Math.floor(date / DATES_EACH) % EXPERIENCES
export const hostOfDate = (date: number) => Math.floor(experienceOfDate(date) / PER_HOST)

/** The Cookie header of a session. */
export function tokenCookie(token: string): string {
  const signature = createHmac('sha256', sessionSecret()).update(token).digest('base64')
  return `torogoz.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}
export const cookieOf = (traveler: number): string => tokenCookie(`token-${traveler}`)

const PEOPLE = sql`
with people as (
  select bench_id('host', n) id, 'host' as role, 'Marta Alvarenga' as name, 'anfitriona-' || n || '@persona.example' as email
  from generate_series(0, ${sql.raw(String(HOSTS - 1))}) n
  union all
  select bench_id('traveler', n), 'traveler', 'Lucía Hernández', 'viajera-' || n || '@persona.example'
  from generate_series(0, ${sql.raw(String(TRAVELERS - 1))}) n
), made as (
  insert into users (id, name, email, email_verified, signup_role) select id, name, email, true, role from people returning id
)
insert into profiles (id, full_name, role, host_since)
select id, name, role, case when role = 'host' then now() - interval '1 year' end from people join made using (id)`

const SESSIONS = sql`
insert into sessions (user_id, token, expires_at)
select bench_id('traveler', n), 'token-' || n, now() + interval '1 day'
from generate_series(0, ${sql.raw(String(TRAVELERS - 1))}) n`

const OFFERS = sql`
with place as (
  insert into locations (name, address, city, state, lat, lng)
  values ('Parque central', '1a calle', 'Suchitoto', 'Cuscatlán', 13.938, -89.027) returning id
), kind as (insert into categories (name, icon) values ('Aventura', 'mountain') returning id)
insert into experiences (id, host_id, location_id, category_id, title, short_description, description, price, max_guests, status, published_at)
select bench_id('experience', n), bench_id('host', n / ${sql.raw(String(PER_HOST))}), place.id, kind.id,
  'Caminata al amanecer', 'Un sendero corto con vista al lago.', 'Salimos temprano y desayunamos frente al lago.',
  25, 8, 'published', now()
from generate_series(0, ${sql.raw(String(EXPERIENCES - 1))}) n, place, kind`

const MEETINGS = sql`
insert into available_dates (id, experience_id, start_date, capacity, spots_available)
select bench_id('date', n), bench_id('experience', (n / ${sql.raw(String(DATES_EACH))} % ${sql.raw(String(EXPERIENCES))})),
  now() + interval '20 days' + n * interval '1 minute', places, places
from generate_series(0, ${sql.raw(String(DATES + RACES - 1))}) n
cross join lateral (select case when n < ${sql.raw(String(DATES))} then 5000 else ${sql.raw(String(RACE_PLACES))} end places) many`

export async function fillBookingWorld() {
  for (const statement of [BENCH_ID, PEOPLE, SESSIONS, OFFERS, MEETINGS]) await database().execute(statement)
}

export type BookingRequest = { traveler: number; date: number; guests: number; key: number }

/**
 * The nth booking of a range of travelers: nobody asks twice for one date, and the travelers take turns, so that nobody
 * exceeds ten waiting requests early.
 */
export function bookingRequest(n: number, first: number, travelers: number): BookingRequest {
  const turn = Math.floor(n / travelers)
  return { traveler: first + (n % travelers), date: (n * 7 + turn) % DATES, guests: 1 + (n % 4), key: first * 1000 + n }
}

/** The request that the booking form sends. */
export function toRequest({ traveler, date, guests, key }: BookingRequest) {
  const body = {
    experienceId: idOf('experience', experienceOfDate(date)),
    availableDateId: idOf('date', date),
    hostId: idOf('host', hostOfDate(date)),
    guests,
    guestInfo: { firstName: 'Lucía', lastName: 'Hernández', email: emailOf(traveler), phone: '+50370000000' },
    specialRequests: null,
    termsAccepted: true,
  }
  const headers = {
    cookie: cookieOf(traveler),
    'content-type': 'application/json',
    'idempotency-key': idOf('key', key),
  }
  return { method: 'POST', path: '/api/bookings', headers, body: JSON.stringify(body) }
}
