import { aliasedTable, and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { nameOf } from '#marketplace/accounts/names/name.data.ts'
import { selectBookings } from '#marketplace/bookings/booking.data.ts'
import { AGREED_STATUSES, type BookingStatus } from '#marketplace/bookings/booking.rules.ts'
import { bookings, undonePayments } from '#marketplace/bookings/booking.table.ts'
import { conversations } from '#marketplace/conversations/conversation.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { COMMISSION_POSTED } from '#marketplace/ledger/ledger.data.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { auditEntries } from '../../admin/audit/audit.table.ts'
import { equals, readList, sinceDay, sortBy, untilDay } from '../../admin/list.data.ts'
import { hostsByName, predicate, referringTo, travelersByName } from '../../admin/search-plan.data.ts'
import { earnedCash } from '../cash/cash.data.ts'
import { codeBegin } from '../check-in/code.rules.ts'
import { isCancelled, isStuckBooking } from '../lifecycle/status.data.ts'
import { bookingList } from './admin-booking.list.ts'
import type { AdminAction } from './admin-booking.rules.ts'

const codeFrom = (prefix: string) =>
  sql`${bookings.confirmationCode} between ${prefix.padEnd(8, '0')} and ${prefix.padEnd(8, 'Z')}`

function inStatus(status: BookingStatus | 'agreed'): SQL {
  if (status === 'agreed') return inArray(bookings.status, AGREED_STATUSES)
  if (status === 'pending') return sql`(${bookings.status} = 'pending' and ${bookings.expiresAt} > now())`
  return status === 'cancelled' ? sql.raw(isCancelled('bookings')) : sql`${bookings.status} = ${status}`
}

const traveler = aliasedTable(profiles, 'traveler')
const host = aliasedTable(profiles, 'host')
const travelerAccount = aliasedTable(users, 'traveler_account')
const hostAccount = aliasedTable(users, 'host_account')

const rows = (ids: string[]) =>
  database()
    .select({
      id: bookings.id,
      booking: bookings,
      traveler: { id: traveler.id, name: nameOf(traveler.fullName), avatar: traveler.avatarUrl },
      host: { id: host.id, name: nameOf(host.fullName), avatar: host.avatarUrl },
      experience: { id: experiences.id, title: experiences.title },
      travelerEmail: travelerAccount.email,
      hostEmail: hostAccount.email,
      commissionCents: sql<number>`coalesce((${sql.raw(COMMISSION_POSTED('bookings'))}), 0)::float8`,
    })
    .from(bookings)
    .innerJoin(travelerAccount, eq(travelerAccount.id, bookings.userId))
    .innerJoin(hostAccount, eq(hostAccount.id, bookings.hostId))
    .innerJoin(traveler, eq(traveler.id, bookings.userId))
    .innerJoin(host, eq(host.id, bookings.hostId))
    .innerJoin(experiences, eq(experiences.id, bookings.experienceId))
    .where(sql`${bookings.id} = any(${sql.param(ids)}::uuid[])`)
export type ListedBooking = Awaited<ReturnType<typeof rows>>[number]

/** Bookings by the beginning of their code, or by the name of their traveler, host or experience. */
export const bookingReader = readList(bookingList, {
  from: sql`${bookings}`,
  id: bookings.id,
  sorts: {
    created: sortBy(bookings.createdAt),
    start: sortBy(bookings.startDate),
    total: sortBy(bookings.totalAmount),
  },
  filters: {
    status: inStatus,
    payment: (payment) =>
      payment === 'earned' ? sql.raw(earnedCash('bookings')) : equals(bookings.paymentStatus)(payment),
    stuck: () => sql.raw(isStuckBooking('bookings')),
    from: sinceDay(bookings.startDate),
    until: untilDay(bookings.startDate),
    createdFrom: sinceDay(bookings.createdAt),
    createdUntil: untilDay(bookings.createdAt),
    person: (id) => sql`(${bookings.userId} = ${id} or ${bookings.hostId} = ${id})`,
    experience: equals(bookings.experienceId),
  },
  search: async (match, words) => {
    const [travelers, hosts, titles] = await Promise.all([
      travelersByName(match),
      hostsByName(match),
      referringTo(sql`experiences`, match.text(sql`title`)),
    ])
    const code = codeBegin(words)
    return [
      ...travelers(bookings.userId),
      ...hosts(bookings.hostId),
      ...titles(bookings.experienceId),
      ...(code ? [predicate(codeFrom(code))] : []),
    ]
  },
  rows,
})

export async function findAnyBooking(_admin: Admin, id: string, tx: Executor = database()) {
  const [row] = await selectBookings(tx).where(eq(bookings.id, id))
  return row ?? null
}

/** Data around a booking: e-mail addresses of its parties, the booking it replaces, its chat. */
export async function findAround(
  _admin: Admin,
  { id, userId, hostId }: typeof bookings.$inferSelect,
  tx: Executor = database(),
) {
  const [people, [from], [chat], undone] = await Promise.all([
    tx
      .select({ id: users.id, email: users.email, phone: profiles.phone })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(inArray(users.id, [userId, hostId])),
    tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.movedToId, id)),
    tx.select({ messages: conversations.messageCount }).from(conversations).where(eq(conversations.bookingId, id)),
    tx
      .select({ paidAt: undonePayments.paidAt, undoneAt: undonePayments.undoneAt })
      .from(undonePayments)
      .where(eq(undonePayments.bookingId, id))
      .orderBy(undonePayments.undoneAt),
  ])
  const accountOf = (person: string) => people.find((account) => account.id === person)!
  return {
    traveler: accountOf(userId),
    host: accountOf(hostId),
    movedFrom: from?.id ?? null,
    messages: chat?.messages ?? null,
    undone,
  }
}

/** What administrators did to a booking, oldest first. */
export async function listAdminActions(_admin: Admin, id: string, tx: Executor = database()): Promise<AdminAction[]> {
  return tx
    .select({
      at: auditEntries.at,
      action: auditEntries.action,
      name: nameOf(profiles.fullName),
      reason: auditEntries.reason,
      before: auditEntries.before,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .leftJoin(profiles, eq(profiles.id, auditEntries.actorId))
    .where(and(eq(auditEntries.objectType, 'booking'), eq(auditEntries.objectId, id)))
    .orderBy(auditEntries.id)
}
