import { aliasedTable, and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { shown } from '#marketplace/bookings/booking.data.ts'
import { type BookingStatus, DAYS_UNTIL_STUCK } from '#marketplace/bookings/booking.rules.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { conversations } from '#marketplace/conversations/conversation.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { startOfDay } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { auditEntries } from '../../admin/audit/audit.table.ts'
import { ADMIN_PAGE_SIZE } from '../../admin/list.contract.ts'
import {
  among,
  findAll,
  findPage,
  hostsCalled,
  oneWay,
  pageWithin,
  type Searched,
  travelersCalled,
} from '../../admin/list.data.ts'
import type { AdminBookingQuery } from './admin-booking.contract.ts'
import type { AdminAction } from './admin-booking.rules.ts'

/** `Usuario` and `Anfitrión` stand for who left. */
const nameOf = (column: { getSQL(): SQL }) => sql<string>`coalesce(nullif(${column}, ''), 'Usuario')`

/** A code as people write it; the alphabet has no O, I or L. @returns null for what can't begin one */
function codeBegin(words: string): string | null {
  const code = words.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{2,8}$/.test(code) ? code : null
}
const codeFrom = (begin: string) =>
  sql`${bookings.confirmationCode} between ${begin.padEnd(8, '0')} and ${begin.padEnd(8, 'Z')}`

/** Reservations whose code begins with these words, or whose traveler, host or experience is called so. */
const searched =
  (query: AdminBookingQuery): Searched =>
  async (match) => {
    const [travelers, hosts, titles] = await Promise.all([
      travelersCalled(match),
      hostsCalled(match),
      among(sql`experiences`, match.text(sql`title`)),
    ])
    const code = codeBegin(query.q)
    return {
      from: sql`${bookings}`,
      columns: sql`${bookings.id} as id, ${SORTS[query.sort]} as key`,
      filter: wanted(query),
      ways: [
        ...travelers(bookings.userId),
        ...hosts(bookings.hostId),
        ...titles(bookings.experienceId),
        ...(code ? [oneWay(codeFrom(code))] : []),
      ],
      order: sql.raw(`key ${query.dir}, id ${query.dir}`),
    }
  }

const overdue = sql`${bookings.status} = 'pending' and ${bookings.expiresAt} <= now()`
function inStatus(status: BookingStatus): SQL {
  if (status === 'pending') return sql`(${bookings.status} = 'pending' and ${bookings.expiresAt} > now())`
  return status === 'cancelled'
    ? sql`(${bookings.status} = 'cancelled' or (${overdue}))`
    : sql`${bookings.status} = ${status}`
}
const isStuck = sql`${bookings.status} = 'confirmed' and ${bookings.startDate} < now() - make_interval(days => ${DAYS_UNTIL_STUCK})
  and coalesce(${bookings.endDate}, ${bookings.startDate}) < now() - make_interval(days => ${DAYS_UNTIL_STUCK})`

/** What an administrator looks for besides words; undefined when that is all of them. */
function wanted(query: AdminBookingQuery): SQL | undefined {
  const { status, payment, from, until, createdFrom, createdUntil, stuck, person, experience } = query
  const after = (day: string) => new Date(startOfDay(day).getTime() + DAY_MS)
  return and(
    status && inStatus(status),
    payment && eq(bookings.paymentStatus, payment),
    from ? gte(bookings.startDate, startOfDay(from)) : undefined,
    until ? lt(bookings.startDate, after(until)) : undefined,
    createdFrom ? gte(bookings.createdAt, startOfDay(createdFrom)) : undefined,
    createdUntil ? lt(bookings.createdAt, after(createdUntil)) : undefined,
    stuck && isStuck,
    person ? sql`(${bookings.userId} = ${person} or ${bookings.hostId} = ${person})` : undefined,
    experience ? eq(bookings.experienceId, experience) : undefined,
  )
}

const SORTS = { created: bookings.createdAt, start: bookings.startDate, total: bookings.totalAmount }
function orderOf({ sort, dir }: AdminBookingQuery): [SQL, SQL] {
  const way = dir === 'asc' ? asc : desc
  return [way(SORTS[sort]), way(bookings.id)]
}

const traveler = aliasedTable(profiles, 'traveler')
const host = aliasedTable(profiles, 'host')

const rowsIn = (order: [SQL, SQL]) =>
  database()
    .select({
      booking: bookings,
      traveler: { id: traveler.id, name: nameOf(traveler.fullName), avatar: traveler.avatarUrl },
      host: { id: host.id, name: nameOf(host.fullName), avatar: host.avatarUrl },
      experience: { id: experiences.id, title: experiences.title },
    })
    .from(bookings)
    .innerJoin(traveler, eq(traveler.id, bookings.userId))
    .innerJoin(host, eq(host.id, bookings.hostId))
    .innerJoin(experiences, eq(experiences.id, bookings.experienceId))
    .orderBy(...order)
    .$dynamic()
export type ListedBooking = Awaited<ReturnType<typeof rowsIn>>[number]

/** A page of everybody's reservations (ADM-07), with how many there are in all. */
export async function listBookings(_admin: Admin, query: AdminBookingQuery) {
  const order = orderOf(query)
  if (query.q) {
    const { ids, ...found } = await findPage(query.q, searched(query), query.page)
    return { ...found, rows: ids.length > 0 ? await rowsIn(order).where(inArray(bookings.id, ids)) : [] }
  }
  const condition = wanted(query)
  const total = await database().$count(bookings, condition)
  const { page, pages, offset } = pageWithin(total, query.page)
  const found = await database()
    .select({ id: bookings.id })
    .from(bookings)
    .where(condition)
    .orderBy(...order)
    .limit(ADMIN_PAGE_SIZE)
    .offset(offset)
  const ids = found.map(({ id }) => id)
  const rows = ids.length > 0 ? await rowsIn(order).where(inArray(bookings.id, ids)) : []
  return { rows, total, page, pages }
}

/** All rows of a search, in its order; null when there are more than `most`. */
export async function exportRows(_admin: Admin, query: AdminBookingQuery, most: number) {
  const order = orderOf(query)
  if (query.q) {
    const ids = await findAll(query.q, searched(query), most)
    return ids && rowsIn(order).where(sql`${bookings.id} = any(${sql.param(ids)}::uuid[])`)
  }
  const condition = wanted(query)
  return (await database().$count(bookings, condition)) > most ? null : rowsIn(order).where(condition)
}

/** One reservation, whoever its parties are. */
export async function findAnyBooking(_admin: Admin, id: string, tx: Executor = database()) {
  const [row] = await shown(tx).where(eq(bookings.id, id))
  return row ?? null
}

/** What stands around a reservation: addresses of its parties, the one it took the place of, its chat. */
export async function findAround(_admin: Admin, { id, userId, hostId }: typeof bookings.$inferSelect) {
  const [people, [from], [chat]] = await Promise.all([
    database()
      .select({ id: users.id, email: users.email, phone: profiles.phone })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(inArray(users.id, [userId, hostId])),
    database().select({ id: bookings.id }).from(bookings).where(eq(bookings.movedToId, id)),
    database()
      .select({ messages: conversations.messageCount })
      .from(conversations)
      .where(eq(conversations.bookingId, id)),
  ])
  const of = (person: string) => people.find((one) => one.id === person)!
  return { traveler: of(userId), host: of(hostId), movedFrom: from?.id ?? null, messages: chat?.messages ?? null }
}

/** What administrators did to a reservation, oldest first. */
export async function listAdminActions(_admin: Admin, id: string): Promise<AdminAction[]> {
  return database()
    .select({
      at: auditEntries.at,
      action: auditEntries.action,
      name: nameOf(profiles.fullName),
      reason: auditEntries.reason,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .leftJoin(profiles, eq(profiles.id, auditEntries.actorId))
    .where(and(eq(auditEntries.objectType, 'booking'), eq(auditEntries.objectId, id)))
    .orderBy(auditEntries.id)
}
