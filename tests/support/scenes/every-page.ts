// Every page of the three roles and of anonymous visitors, with rows of the demo catalogue.
import { sql } from 'drizzle-orm'
import { tripCards } from '#marketplace/bookings/trip-card/trip-card.table.ts'
import { makeStatements } from '#marketplace/ledger/statements/statement.api.ts'
import { lastMonth } from '#marketplace/ledger/statements/statement.rules.ts'
import { staticPages } from '#marketplace/site/static-pages.text.ts'
import { database } from '#platform/database/pool.ts'

/** The address of a trip card for the demo's confirmed reservation. */
const TRIP_TOKEN = 'card-of-every-page-1'

export type Visitor = 'anonymous' | 'traveler' | 'host' | 'admin'
type Names = Record<'traveler' | 'host' | 'user' | 'experience' | 'second' | 'third' | 'bookable' | 'ownCase', string> &
  Record<
    | 'own'
    | 'case'
    | 'statement'
    | 'question'
    | 'mail'
    | 'voucher'
    | 'receipt'
    | 'started'
    | 'date'
    | 'booking'
    | 'review'
    | 'chat',
    string | null
  >

/** Ids of the demo: its three people, and one row of each kind that has a page. */
async function demoNames(): Promise<Names> {
  const { rows } = await database().execute<Names>(sql`
    with who as (
      select (select id from users where email = 'viajera@demo.torogoz.sv') as traveler,
             (select id from users where email = 'anfitriona@demo.torogoz.sv') as host,
             (select id from users where email = 'admin@demo.torogoz.sv') as admin),
    shown as (select id from experiences where status = 'published' order by created_at, id limit 3)
    select who.traveler, who.host, who.admin as "user",
      (select id from shown limit 1) as experience,
      (select id from shown offset 1 limit 1) as second,
      (select id from shown offset 2 limit 1) as third,
      (select d.experience_id from available_dates d join experiences e on e.id = d.experience_id
        where e.status = 'published' and e.booking_required and d.status = 'available' and d.spots_available > 3
          and d.start_date > now() + interval '2 days' order by d.start_date, d.id limit 1) as bookable,
      (select id from experiences where host_id = who.host order by created_at, id limit 1) as own,
      (select id from bookings where user_id = who.traveler and status = 'confirmed' order by id limit 1) as voucher,
      (select id from bookings where user_id = who.traveler and payment_status = 'paid' and paid_at is not null
        order by id limit 1) as receipt,
      (select id from bookings where user_id = who.traveler and status = 'in_progress' order by id limit 1) as started,
      (select d.id from available_dates d join bookings b on b.available_date_id = d.id
        where b.host_id = who.host and b.status = 'confirmed' order by d.start_date, d.id limit 1) as date,
      (select id from bookings order by created_at desc, id limit 1) as booking,
      (select id from cases order by number limit 1) as "case",
      (select id from cases where person_id = who.traveler order by number limit 1) as "ownCase",
      (select id from statements order by number limit 1) as statement,
      (select id from questions order by id limit 1) as question,
      (select id from outbox order by id limit 1) as mail,
      (select id from reviews order by created_at desc, id limit 1) as review,
      (select b.id from conversations c join bookings b on b.id = c.booking_id
        where b.host_id = who.host order by c.id limit 1) as chat
    from who`)
  return rows[0]!
}

/** The address of every page by visitor, and the ids of the demo's people. */
export async function everyPage(): Promise<{
  pages: Record<Visitor, string[]>
  people: Record<string, { id: string }>
}> {
  await database().transaction((tx) => makeStatements(lastMonth(new Date()), tx))
  const it = await demoNames()
  if (it.voucher)
    await database().insert(tripCards).values({ bookingId: it.voucher, token: TRIP_TOKEN }).onConflictDoNothing()
  const below = (base: string, names: string[]) => names.map((name) => `${base}${name}`)
  const pages: Record<Visitor, string[]> = {
    anonymous: [
      '/',
      '/search',
      '/search?q=cafe&category=Aventura&guests=4',
      '/search?q=zzzz',
      '/map',
      `/experience/${it.experience}`,
      '/experience',
      '/comparison',
      `/questions/${it.experience}`,
      `/trip/${it.voucher ? TRIP_TOKEN : 'nothing'}`,
      `/comparison?ids=${it.experience},${it.second},${it.third}`,
      `/host/${it.host}`,
      ...Object.values(staticPages).map(({ path }) => path),
      '/offline',
      '/confirm-email?token=x',
      '/subscription?token=x',
      '/nada',
      ...below('/auth/', [
        'login',
        'register',
        'forgot-password',
        'reset-password?token=x',
        'complete-sign-up?token=x',
        'host/login',
        'host/register',
      ]),
    ],
    traveler: [
      '/',
      '/search',
      `/experience/${it.bookable}`,
      `/questions/${it.bookable}?text=${encodeURIComponent('¿Se puede ir con niños?')}`,
      `/booking/${it.bookable}?guests=2`,
      `/start-experience/${it.started ?? it.voucher}`,
      `/profile/reservations/${it.voucher}/voucher`,
      `/profile/reservations/${it.receipt ?? it.voucher}/receipt`,
      ...below('/profile', ['', '/reservations', '/favorites', '/alerts', '/settings', '/notices', '/cases']),
      `/profile/cases/${it.ownCase}`,
    ],
    host: [
      ...below('/host/dashboard', [
        '',
        ...below('?tab=', ['experiences', 'reservations', 'conversations', 'questions', 'reviews', 'earnings']),
      ]),
      `/host/dates/${it.date}`,
      `/host/experiences/${it.own}/edit`,
      ...below('/host/', ['experiences/new', 'reservations', 'notices', 'cases', 'profile', 'settings', 'faq']),
    ],
    admin: [
      ...below('/admin', [
        '',
        '/users',
        '/experiences',
        '/bookings',
        '/reviews',
        '/questions',
        '/statements',
        '/categories',
        '/analytics',
        '/cases',
        '/search?q=fatima',
      ]),
      ...below('/admin/', [
        'rights',
        'outbox',
        'audit',
        'health',
        'settings',
        'security',
        'case-templates',
        'commission',
        'staff',
      ]),
      `/admin/users/${it.traveler}`,
      `/admin/experiences/${it.experience}`,
      `/admin/bookings/${it.booking}`,
      `/admin/reviews/${it.review}`,
      `/admin/cases/${it.case}`,
      `/admin/questions/${it.question}`,
      `/admin/statements/${it.statement}`,
      ...(it.mail ? [`/admin/outbox/${it.mail}`] : []),
    ],
  }
  return { pages, people: { traveler: { id: it.traveler }, host: { id: it.host }, admin: { id: it.user } } }
}
