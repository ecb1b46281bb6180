import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Host, Traveler } from '#marketplace/accounts/account.rules.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { preferences } from '#marketplace/accounts/preferences/preference.table.ts'
import { releaseSpots } from '#marketplace/experiences/availability/availability.data.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import type { Picture } from '#marketplace/experiences/images/image.contract.ts'
import { pictureJson } from '#marketplace/experiences/images/image.data.ts'
import { experienceImages } from '#marketplace/experiences/images/image.table.ts'
import { locations } from '#marketplace/locations/location.table.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { exactInstant, olderThan } from '#platform/database/sql-time.ts'
import { pageOf } from '#platform/http/cursor.ts'
import type { TimeCursor } from '#platform/http/params.ts'
import { pictures } from '#platform/storage/picture.table.ts'
import { type Actor, AGREED_STATUSES, type BookingStatus } from './booking.rules.ts'
import { bookings } from './booking.table.ts'
import { effectiveStatusOf, isCancelled } from './lifecycle/status.data.ts'

const host = alias(profiles, 'host')
const traveler = alias(profiles, 'traveler')
const hostUser = alias(users, 'host_user')
const nameOf = (person: typeof host | typeof traveler, fallback: string) =>
  sql<string>`coalesce(nullif(${person.fullName}, ''), ${sql.raw(`'${fallback}'`)})`

/** Title, picture and place are read from the experience, so that later corrections show (BOOK-58). */
const experienceColumns = {
  id: experiences.id,
  title: experiences.title,
  status: experiences.status,
  durationValue: experiences.durationValue,
  durationUnit: experiences.durationUnit,
  place: locations.name,
  address: locations.address,
  city: locations.city,
  state: locations.state,
  country: locations.country,
  lat: locations.lat,
  lng: locations.lng,
  picture: sql<Picture | null>`(select ${pictureJson} from ${experienceImages} i join ${pictures} p on p.id = i.picture_id
    where i.experience_id = ${experiences.id} order by i.is_main desc, i.position limit 1)`,
}
const hostColumns = { id: host.id, name: nameOf(host, 'Anfitrión'), avatar: host.avatarUrl }
const agreed = inArray(bookings.status, [...AGREED_STATUSES])
/**
 * What this traveler may know of the host: nothing before the acceptance. Screens, emails and files all read it here, so that
 * none reveals more (ACC-23).
 */
const reachableHost = {
  ...hostColumns,
  phone: sql<string | null>`case when ${agreed} and ${preferences.showPhone} then nullif(trim(${host.phone}), '') end`,
  email: sql<string | null>`case when ${agreed} and ${preferences.showEmail} then ${hostUser.email} end`,
}
const travelerColumns = { name: nameOf(traveler, 'Usuario'), avatar: traveler.avatarUrl }

/** Base query of bookings with experience, host and traveler; every read starts from it. */
export const selectBookings = (tx: Executor) =>
  tx
    .select({
      booking: bookings,
      experience: experienceColumns,
      host: reachableHost,
      traveler: travelerColumns,
      dateCancellation: { reason: availableDates.cancelReason, note: availableDates.cancelNote },
    })
    .from(bookings)
    .innerJoin(availableDates, eq(availableDates.id, bookings.availableDateId))
    .innerJoin(experiences, eq(experiences.id, bookings.experienceId))
    .leftJoin(locations, eq(locations.id, experiences.locationId))
    .innerJoin(host, eq(host.id, bookings.hostId))
    .innerJoin(hostUser, eq(hostUser.id, bookings.hostId))
    .leftJoin(preferences, eq(preferences.userId, bookings.hostId))
    .innerJoin(traveler, eq(traveler.id, bookings.userId))
    .$dynamic()

export type BookingWithParties = Awaited<ReturnType<typeof selectBookings>>[number]

/** Rows a person may see: their own as a traveler, or those of their experiences as a host (ACC-29). */
const ownedBy = (person: Traveler | Host) =>
  person.role === 'host' ? eq(bookings.hostId, person.id) : eq(bookings.userId, person.id)

/** Condition for a status, where overdue requests count as cancelled (BOOK-56). */
function inStatus(status: BookingStatus): SQL | undefined {
  const overdue = and(eq(bookings.status, 'pending'), lte(bookings.expiresAt, sql`now()`))
  if (status === 'pending') return and(eq(bookings.status, 'pending'), gt(bookings.expiresAt, sql`now()`))
  return status === 'cancelled' ? or(eq(bookings.status, 'cancelled'), overdue) : eq(bookings.status, status)
}

type Page = { status?: BookingStatus; availableDateId?: string; after?: TimeCursor; limit: number }

/**
 * A page of a person's bookings, newest first (ACC-19).
 * @param after the `next` of the previous page
 * @param also an additional condition
 * @returns the rows, and the cursor of the next page or null
 */
export async function listBookingsOf(person: Traveler | Host, page: Page, also?: SQL) {
  const { status, availableDateId, after, limit } = page
  const keys = await database()
    .select({ id: bookings.id, at: exactInstant(bookings.createdAt).as('at') })
    .from(bookings)
    .where(
      and(
        ownedBy(person),
        status && inStatus(status),
        availableDateId ? eq(bookings.availableDateId, availableDateId) : undefined,
        also,
        after && olderThan(bookings.createdAt, bookings.id, after),
      ),
    )
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit + 1)
  const { rows: found, next } = pageOf(keys, limit, ({ at, id }) => [at, id])
  if (found.length === 0) return { rows: [], next: null }
  const ids = found.map((row) => row.id)
  const rows = await selectBookings(database())
    .where(inArray(bookings.id, ids))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
  return { rows, next }
}

/** Number of this person's bookings per status; an overdue request counts as cancelled. @param also as above */
export async function countBookingsOf(person: Traveler | Host, also?: SQL): Promise<Record<BookingStatus, number>> {
  const status = sql<BookingStatus>`${sql.raw(effectiveStatusOf('bookings'))}`
  const rows = await database()
    .select({ status, number: sql<number>`count(*)::int` })
    .from(bookings)
    .where(and(ownedBy(person), also))
    .groupBy(status)
  const counts = { pending: 0, confirmed: 0, in_progress: 0, completed: 0, cancelled: 0 }
  for (const { status, number } of rows) counts[status] = number
  return counts
}

/**
 * The traveler's next live booking that starts within a period and is not over yet.
 * @param from start of a day @param until start of a later day
 */
export async function findUpcoming(person: Traveler, { from, until, now }: { from: Date; until: Date; now: Date }) {
  const [row] = await selectBookings(database())
    .where(
      and(
        ownedBy(person),
        or(
          inArray(bookings.status, ['confirmed', 'in_progress']),
          and(eq(bookings.status, 'pending'), gt(bookings.expiresAt, now)),
        ),
        gt(sql`coalesce(${bookings.endDate}, ${bookings.startDate} + interval '6 hours')`, now),
        lt(bookings.startDate, until),
        // One that started on an earlier day counts only while it is in progress.
        or(gte(bookings.startDate, from), eq(bookings.status, 'in_progress')),
      ),
    )
    .orderBy(bookings.startDate, bookings.id)
    .limit(1)
  return row ?? null
}

/** Those of these bookings that belong to this person, in no order; another's is treated as missing (INV-31). */
export const listBookingsAmong = async (person: Traveler | Host, ids: string[], tx: Executor = database()) =>
  ids.length > 0 ? await selectBookings(tx).where(and(inArray(bookings.id, ids), ownedBy(person))) : []

/** One booking of this person, or null. */
export const findBookingOf = async (person: Traveler | Host, id: string, tx?: Executor) =>
  (await listBookingsAmong(person, [id], tx))[0] ?? null

/** Makes this traveler's other booking requests wait until the commit, so that counting live ones is safe (INV-12). */
export const lockCreations = (tx: Executor, { id }: Pick<Traveler, 'id'>) => lockUntilCommit(tx, lockKey.bookingsOf(id))

const param = sql.placeholder
/** Live bookings of the traveler, without overdue requests. */
const live = (condition: SQL) =>
  sql`select b.id from ${bookings} b where b.user_id = ${param('traveler')} and not ${sql.raw(isCancelled('b'))} and ${condition}`
/** @param expression about this traveler's entry on the date's waiting list */
const ownEntry = (expression: SQL) =>
  sql`(select ${expression} from waitlist_entries w where w.available_date_id = ${param('date')} and w.user_id = ${param('traveler')}
      and w.status in ('waiting', 'held'))`
const ofExperience = eq(availableDates.experienceId, experiences.id)
/** Whether the traveler was deleted, suspended, or changed role, for example while this waited for `lockCreations`. */
const disabledAt = sql`(select coalesce(u.deleted_at, u.suspended_at) from users u where u.id = ${param('traveler')})`
const bookable = prepared((db) =>
  db
    .select({
      experience: {
        ...experienceColumns,
        bookingRequired: experiences.bookingRequired,
        maxGuests: experiences.maxGuests,
      },
      instant: sql<boolean>`${experiences.confirmation} is not distinct from 'instant'`,
      price: experiences.price,
      childPrice: experiences.childPrice,
      externalBookingUrl: experiences.externalBookingUrl,
      host: hostColumns,
      hostSuspended: sql<boolean>`${users.suspendedAt} is not null`,
      hostPaused: sql<boolean>`${host.requestsPausedAt} is not null`,
      traveler: travelerColumns,
      date: {
        startDate: availableDates.startDate,
        /** Includes spots held for this traveler. */
        spotsAvailable: sql<number>`available_dates.spots_available + ${ownEntry(sql`coalesce(sum(w.guests) filter (where w.status = 'held' and w.held_until > now()), 0)::int`)}`,
        status: availableDates.status,
      },
      /** Whether they wait for this date, or its spots are held for them (docs/decisions/0208). */
      waits: sql<boolean>`${ownEntry(sql`count(*) > 0`)}`,
      already: sql<string | null>`(${live(sql`b.available_date_id = ${param('date')}`)} order by b.created_at limit 1)`,
      pending: sql<number>`(select count(*)::int from (${live(sql`b.status = 'pending'`)}) waiting)`,
    })
    .from(experiences)
    .leftJoin(locations, eq(locations.id, experiences.locationId))
    .innerJoin(host, eq(host.id, experiences.hostId))
    .innerJoin(users, eq(users.id, experiences.hostId))
    .innerJoin(traveler, and(eq(traveler.id, param('traveler')), eq(traveler.role, 'traveler')))
    .leftJoin(availableDates, and(eq(availableDates.id, param('date')), ofExperience))
    .where(and(eq(experiences.id, param('experience')), eq(experiences.status, 'published'), isNull(disabledAt)))
    .for('share', { of: experiences })
    .prepare('booking-offer'),
)

/**
 * Everything a new booking is judged by and shown with; the experience is share-locked, so that it can not be archived before
 * the transaction ends (INV-13).
 * @returns null when the experience is missing or not published; `date` is null when it does not belong to this experience
 */
export async function findBookable(tx: Executor, { id }: Traveler, experienceId: string, dateId: string) {
  const [row] = await bookable(tx).execute({ traveler: id, experience: experienceId, date: dateId })
  return row ?? null
}

type NewRow = typeof bookings.$inferInsert

type State = 'status' | 'paymentStatus' | 'attended' | 'attendedBy'
type Moment = 'paidAt' | 'paidBy' | 'paidToldAt' | 'confirmedAt' | 'completedAt'

/**
 * Changes a booking if its state is still the one decided on (INV-05): only one of two concurrent changes finds it.
 * @returns whether this call changed it
 */
export async function changeBooking(
  tx: Executor,
  expected: Pick<typeof bookings.$inferSelect, 'id' | 'status' | 'paymentStatus' | 'attendedBy'>,
  change: Partial<Pick<NewRow, State> & { [Field in Moment]: NewRow[Field] | SQL }>,
): Promise<boolean> {
  const changed = await tx
    .update(bookings)
    .set(change)
    .where(
      and(
        eq(bookings.id, expected.id),
        eq(bookings.status, expected.status),
        eq(bookings.paymentStatus, expected.paymentStatus),
        sql`${bookings.attendedBy} is not distinct from ${expected.attendedBy}`,
      ),
    )
    .returning({ id: bookings.id })
  return changed.length === 1
}

/**
 * Accepts a request if it still waits and its deadline is ahead (BOOK-56), by the database's clock once the row is locked: who
 * waited for the row meets others who treated the request as over meanwhile. Must run in a transaction.
 * @returns whether this call accepted it
 */
export async function acceptRequest(tx: Executor, id: string, confirmedAt: Date): Promise<boolean> {
  // In a statement of its own, because a condition is not judged again after its statement has waited for a row.
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('no key update')
  const accepted = await tx
    .update(bookings)
    .set({ status: 'confirmed', confirmedAt })
    .where(and(eq(bookings.id, id), eq(bookings.status, 'pending'), gt(bookings.expiresAt, sql`clock_timestamp()`)))
    .returning({ id: bookings.id })
  return accepted.length === 1
}

/**
 * Cancels a booking if it is still in the state the decision was based on, and returns its spots: only the call that changed
 * the row returns them, so they are returned once (INV-04). Must run in a transaction.
 * @returns whether this call changed it
 */
export async function cancelAndReturn(
  tx: Executor,
  expected: Pick<typeof bookings.$inferSelect, 'id' | 'status' | 'availableDateId' | 'guests'>,
  by: { cancelledBy: Actor; cancelReason: string | null },
): Promise<boolean> {
  const changed = await tx
    .update(bookings)
    .set({ status: 'cancelled', cancelledAt: sql`now()`, ...by })
    .where(and(eq(bookings.id, expected.id), eq(bookings.status, expected.status), ne(bookings.status, 'cancelled')))
    .returning({ id: bookings.id })
  if (changed.length === 0) return false
  await releaseSpots(tx, expected.availableDateId, expected.guests)
  return true
}
