import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Host, SessionUser, Traveler } from '#marketplace/accounts/account.rules.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { authorize } from '#marketplace/accounts/authorize.rules.ts'
import { nameOf } from '#marketplace/accounts/names/name.data.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { startOfDay } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { selectBookings } from '../booking.data.ts'
import { AGREED_STATUSES } from '../booking.rules.ts'
import { bookings } from '../booking.table.ts'
import type { HostLink, Link, TravelerLink } from './link.rules.ts'
import { linkUses } from './link.table.ts'
import type { BookingOutcome } from './link.text.ts'
import { readLink } from './link-token.data.ts'

/** SQL: the person of a link: a host, or the traveler who confirms. */
function ownerOf(link: Link) {
  if (link.act === 'attend') return sql`(select b.user_id from ${bookings} b where b.id = ${link.bookingId})`
  if (link.act === 'still') return sql`(select e.host_id from ${experiences} e where e.id = ${link.experienceId})`
  if (link.act === 'day') return sql`${link.hostId}::uuid`
  if (link.act === 'on-the-way')
    return sql`(select e.host_id from ${availableDates} d join ${experiences} e on e.id = d.experience_id where d.id = ${link.dateId})`
  return sql`(select b.host_id from ${bookings} b where b.id = ${link.bookingId})`
}

/** A verified link with the proof of its person: whoever comes with it acts as them, for this purpose only. */
type OpenedLink = { link: HostLink; host: Host } | { link: TravelerLink; traveler: Traveler }

/**
 * The host of a link. Null when it is forged, revoked by a new password, or its host is suspended, gone or no longer hosts;
 * the caller must not reveal which.
 */
export async function openLink(token: string): Promise<OpenedLink | null> {
  const claimed = readLink(token)
  if (!claimed) return null
  const [row] = await database()
    .select({
      id: users.id,
      email: users.email,
      name: nameOf(profiles.fullName, 'Anfitrión'),
      avatar: profiles.avatarUrl,
      role: profiles.role,
      createdAt: users.createdAt,
      generation: users.linkGeneration,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(sql`${users.id} = ${ownerOf(claimed.link)}`, isNull(users.suspendedAt), isNull(users.deletedAt)))
  if (!row || !claimed.isSealedFor(row.generation)) return null
  const { generation: _, createdAt, ...person } = row
  const user: SessionUser = { ...person, createdAt: createdAt.toISOString() }
  const { link } = claimed
  if (link.act === 'attend') {
    const traveler = authorize('traveler', user)
    return typeof traveler === 'string' ? null : { link, traveler }
  }
  const host = authorize('host', user)
  return typeof host === 'string' ? null : { link, host }
}

/** The current link generation of a host, which is part of the signature. */
export async function generationOfHost(tx: Executor, hostId: string): Promise<number> {
  const [row] = await tx.select({ generation: users.linkGeneration }).from(users).where(eq(users.id, hostId))
  return row?.generation ?? 0
}
export const generationOf = ({ id }: Host): Promise<number> => generationOfHost(database(), id)

type Use = Pick<typeof linkUses.$inferInsert, 'act' | 'subjectId' | 'outcome'>

/** Records, in the transaction of an act, that it was done by a link. @returns false when that link was used before */
export async function noteUse(tx: Executor, { id: hostId }: Host, use: Use): Promise<boolean> {
  const noted = await tx
    .insert(linkUses)
    .values({ hostId, ...use })
    .onConflictDoNothing()
    .returning({ id: linkUses.id })
  return noted.length === 1
}

/** What was done by a link and when; null when it was not used. */
export async function findUse(act: Exclude<Use['act'], 'still'>, subjectId: string) {
  const [use] = await database()
    .select({ outcome: linkUses.outcome, usedAt: linkUses.usedAt })
    .from(linkUses)
    .where(and(eq(linkUses.act, act), eq(linkUses.subjectId, subjectId)))
  return use ? { ...use, outcome: use.outcome as BookingOutcome } : null
}

export async function findDate({ id: hostId }: Host, dateId: string) {
  const [row] = await database()
    .select({ id: availableDates.id, startDate: availableDates.startDate, title: experiences.title })
    .from(availableDates)
    .innerJoin(experiences, eq(experiences.id, availableDates.experienceId))
    .where(and(eq(availableDates.id, dateId), eq(experiences.hostId, hostId)))
  return row ?? null
}

/** Expected guests of a date: accepted and not over. */
export const listExpected = ({ id: hostId }: Host, dateId: string, tx: Executor = database()) =>
  selectBookings(tx)
    .where(
      and(
        eq(bookings.hostId, hostId),
        eq(bookings.availableDateId, dateId),
        inArray(bookings.status, ['confirmed', 'in_progress']),
      ),
    )
    .orderBy(asc(bookings.createdAt), asc(bookings.id))

/** Accepted bookings of a host's day, by start. @param day `YYYY-MM-DD` of El Salvador */
export function listDay({ id: hostId }: Host, day: string) {
  const from = startOfDay(day)
  return selectBookings(database())
    .where(
      and(
        eq(bookings.hostId, hostId),
        gte(bookings.startDate, from),
        lt(bookings.startDate, new Date(from.getTime() + DAY_MS)),
        inArray(bookings.status, [...AGREED_STATUSES]),
      ),
    )
    .orderBy(asc(bookings.startDate), asc(bookings.id))
}
