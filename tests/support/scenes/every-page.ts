// Every page of the three roles and of anonymous visitors, with rows of the demo catalogue.
import { sql } from 'drizzle-orm'
import { dueOf } from '#marketplace/accounts/rights/right.rules.ts'
import { dataRequests } from '#marketplace/accounts/rights/right.table.ts'
import { adminRoutes } from '#marketplace/admin/admin.routes.ts'
import { tripCards } from '#marketplace/bookings/trip-card/trip-card.table.ts'
import { openCase } from '#marketplace/cases/case.data.ts'
import { makeStatements } from '#marketplace/ledger/statements/statement.api.ts'
import { lastMonth } from '#marketplace/ledger/statements/statement.rules.ts'
import { routes } from '#marketplace/routes.ts'
import { staticPages } from '#marketplace/site/static-pages.text.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'

/** The address of a trip card for the demo's confirmed reservation. */
const TRIP_TOKEN = 'card-of-every-page-1'
/** The id of nothing. */
const NOTHING = '00000000-0000-4000-8000-000000000000'

export type Visitor = 'anonymous' | 'traveler' | 'host' | 'admin'
type Names = Record<'traveler' | 'host' | 'user' | 'experience' | 'second' | 'third' | 'bookable' | 'ownCase', string> &
  Record<
    | 'own'
    | 'case'
    | 'hostCase'
    | 'right'
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
      (select id from cases where person_id = who.host order by number limit 1) as "hostCase",
      (select id from data_requests order by received_at limit 1) as "right",
      (select id from statements order by number limit 1) as statement,
      (select id from questions order by id limit 1) as question,
      (select id from outbox order by id limit 1) as mail,
      (select id from reviews order by created_at desc, id limit 1) as review,
      (select b.id from conversations c join bookings b on b.id = c.booking_id
        where b.host_id = who.host order by c.id limit 1) as chat
    from who`)
  return rows[0]!
}

/** A case of the host, a data request and an email, of which the demo has none. */
async function fillEmptyLists(): Promise<void> {
  const { host, hostCase, right, mail } = await demoNames()
  const now = new Date()
  const asker = { name: 'Marta Alvarenga', email: null, about: null, personId: host }
  if (!hostCase)
    await openCase(database(), { ...asker, kind: 'question', subject: '¿Hay parqueo?', text: 'Llegan en bus.', now })
  const request = { kind: 'access', name: 'Ana Flores', email: 'ana@correo.sv', details: 'Una copia.' } as const
  if (!right)
    await database()
      .insert(dataRequests)
      .values({ ...request, dueAt: dueOf('access', now) })
  const letter = {
    recipient: 'ana@correo.sv',
    subject: 'Hola',
    text: 'Hola',
    html: '<p>Hola</p>',
    status: 'kept',
  } as const
  if (!mail) await database().insert(outbox).values(letter)
}

/** The address of every page by visitor, and the ids of the demo's people. */
export async function everyPage(): Promise<{
  pages: Record<Visitor, string[]>
  people: Record<string, { id: string }>
}> {
  await database().transaction((tx) => makeStatements(lastMonth(new Date()), tx))
  await fillEmptyLists()
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
      `/experience/${NOTHING}`,
      '/experience',
      '/comparison',
      `/questions/${it.experience}`,
      `/trip/${it.voucher ? TRIP_TOKEN : 'nothing'}`,
      `/comparison?ids=${it.experience},${it.second},${it.third}`,
      `/host/${it.host}`,
      `/host/${NOTHING}`,
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
      ...below('/profile', ['', '/reservations', '/favorites', '/alerts', '/settings', '/notices', '/cases', '/nada']),
      `/profile/cases/${it.ownCase}`,
    ],
    host: [
      ...below('/host/dashboard', [
        '',
        ...below('?tab=', ['experiences', 'reservations', 'conversations', 'questions', 'reviews', 'earnings']),
      ]),
      `/host/dates/${it.date}`,
      `/host/experiences/${it.own}/edit`,
      `/host/cases/${it.hostCase}`,
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
        'nada',
      ]),
      `/admin/users/${it.traveler}`,
      `/admin/experiences/${it.experience}`,
      `/admin/bookings/${it.booking}`,
      `/admin/reviews/${it.review}`,
      `/admin/cases/${it.case}`,
      `/admin/rights/${it.right}`,
      `/admin/questions/${it.question}`,
      `/admin/statements/${it.statement}`,
      `/admin/outbox/${it.mail}`,
    ],
  }
  return { pages, people: { traveler: { id: it.traveler }, host: { id: it.host }, admin: { id: it.user } } }
}

/** Pages of nobody: they lead on by themselves, or are another page under a second address. */
const LEADING_ON = [
  ...['/home', '/terms', '/privacy', '/auth', '/auth/callback', '/host', '/host/create', '/host/edit/$id'],
  ...['/admin/$', '/admin/dashboard'],
]

type Branch = { type: string; path?: string; children?: Branch[] }
const pathsBelow = (branch: Branch, above = ''): string[] => {
  const path = branch.path ? `${above}${branch.path}`.replaceAll('//', '/') : above
  const below = (branch.children ?? []).flatMap((child) => pathsBelow(child, path))
  return branch.type === 'index' ? [path || '/'] : branch.type === 'route' && below.length === 0 ? [path] : below
}

/** Addresses as they are declared, without any page among `addresses`; empty when each has one. */
export function pagesLeftOut(addresses: string[]): string[] {
  const declared = [
    ...pathsBelow(routes as Branch),
    ...adminRoutes.map(({ path }) => `/admin${path}`.replace(/\/$/, '').replace('{id}', '$id')),
  ]
  const matchers = declared.map((path) => ({
    path,
    fixed: path.split('/').filter((part) => part && !/[${]/.test(part)).length,
    pattern: new RegExp(
      `^${path
        .replace('/{-$slug}', '')
        .replace(/\/\$(?=\/|$)/, '/.+')
        .replaceAll(/\$\w+/g, '[^/]+')}$`,
    ),
  }))
  const opened = addresses.map((address) => {
    const path = address.replace(/\?.*/, '')
    const matching = matchers.filter(({ pattern }) => pattern.test(path))
    return matching.sort((one, other) => other.fixed - one.fixed)[0]?.path
  })
  return declared.filter((path) => !opened.includes(path) && !LEADING_ON.includes(path))
}
