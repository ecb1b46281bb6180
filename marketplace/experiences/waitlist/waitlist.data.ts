import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Traveler } from '#marketplace/accounts/account.rules.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { isProofRequired } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { exactInstant, olderThan } from '#platform/database/sql-time.ts'
import { pageOf } from '#platform/http/cursor.ts'
import type { TimeCursor } from '#platform/http/params.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { availableDates } from '../availability/availability.table.ts'
import { isPublic, takesRequests } from '../experience.data.ts'
import { experiences } from '../experience.table.ts'
import { HOURS_HELD, selectNextEntries } from './waitlist.rules.ts'
import { waitlistEntries } from './waitlist.table.ts'

/** The job that notifies somebody of spots held for them. */
export const NOTIFY_HOLD = { name: 'tell-of-hold' } as const

/** The most entries examined when spots return. */
const MAX_LOOKED_AT = 200

/** Condition: the dates of an experience can be booked. */
const isBookable = sql<boolean>`(${isPublic} and ${takesRequests})`

const live = inArray(waitlistEntries.status, ['waiting', 'held'])
const ofPerson = (userId: string, dateId: string) =>
  and(eq(waitlistEntries.userId, userId), eq(waitlistEntries.availableDateId, dateId), live)
/**
 * Condition: a live booking of the date. Bookings are a lower slice than experiences, so their table is named instead of
 * imported.
 */
const bookedBy = (
  person: typeof waitlistEntries.userId | string,
  date: typeof waitlistEntries.availableDateId | string,
) =>
  sql<boolean>`exists (select from bookings b where b.available_date_id = ${date} and b.user_id = ${person}
    and b.status <> 'cancelled' and not (b.status = 'pending' and b.expires_at <= now()))`

/** Locks a date until the commit: other changes of its waiting list or spots wait. */
export const lockDateRow = (tx: Executor, dateId: string) =>
  tx.select({ id: availableDates.id }).from(availableDates).where(eq(availableDates.id, dateId)).for('no key update')

/** Locks a person's entries until the commit, so that counting them is safe. */
export const lockWaits = (tx: Executor, { id }: Traveler) => lockUntilCommit(tx, lockKey.waitsOf(id))

/** A date with the facts for joining its list; call `lockDateRow` and `lockWaits` first. Null: not for travelers. */
export async function findWaitable(tx: Executor, { id }: Traveler, dateId: string) {
  const [row] = await tx
    .select({
      status: availableDates.status,
      startDate: availableDates.startDate,
      capacity: availableDates.capacity,
      spotsAvailable: availableDates.spotsAvailable,
      maxGuests: experiences.maxGuests,
      hostPaused: sql<boolean>`not ${takesRequests}`,
      proved: sql<boolean>`(select u.email_verified from users u where u.id = ${id})`,
      booked: bookedBy(id, dateId),
      others: sql<number>`(select count(*)::int from waitlist_entries w join available_dates o on o.id = w.available_date_id
        where w.user_id = ${id} and w.status in ('waiting', 'held') and o.start_date > now() and o.id <> ${dateId})`,
    })
    .from(availableDates)
    .innerJoin(experiences, eq(experiences.id, availableDates.experienceId))
    .where(and(eq(availableDates.id, dateId), eq(experiences.bookingRequired, true), isPublic))
  if (!row) return null
  return { ...row, reachable: row.proved || !isProofRequired() }
}

/** Adds somebody at the end of a list; who is on it keeps their turn, and a held spot stays held. */
export const joinWaitlist = (tx: Executor, { id: userId }: Traveler, availableDateId: string, guests: number) =>
  tx
    .insert(waitlistEntries)
    .values({ userId, availableDateId, guests })
    .onConflictDoUpdate({
      target: [waitlistEntries.availableDateId, waitlistEntries.userId],
      targetWhere: sql`status in ('waiting', 'held')`,
      set: { guests },
      setWhere: eq(waitlistEntries.status, 'waiting'),
    })

export const isHeldFor = async (tx: Executor, { id }: Traveler, dateId: string) =>
  (await tx.$count(waitlistEntries, and(ofPerson(id, dateId), eq(waitlistEntries.status, 'held')))) > 0

/** Removes somebody from a list whose date is locked; spots held for them become free. */
export const leaveWaitlist = (tx: Executor, { id }: Traveler, dateId: string) =>
  tx.delete(waitlistEntries).where(ofPerson(id, dateId))

/**
 * Holds the free spots of a date for its waiting list, and enqueues the emails. The caller's transaction has locked or
 * changed the date's row, so that no two of them process the same list. Nothing is held on a date that can not be booked, nor
 * for somebody who has booked or is suspended.
 */
export async function offerSpots(tx: Executor, dateId: string): Promise<void> {
  const line = await tx
    .select({ id: waitlistEntries.id, guests: waitlistEntries.guests, spots: availableDates.spotsAvailable })
    .from(waitlistEntries)
    .innerJoin(availableDates, eq(availableDates.id, waitlistEntries.availableDateId))
    .innerJoin(experiences, eq(experiences.id, availableDates.experienceId))
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .where(
      and(
        eq(waitlistEntries.availableDateId, dateId),
        eq(waitlistEntries.status, 'waiting'),
        sql`${waitlistEntries.guests} <= least(${availableDates.spotsAvailable}, ${experiences.maxGuests})`,
        eq(availableDates.status, 'available'),
        gt(availableDates.startDate, sql`now()`),
        isBookable,
        isNull(users.suspendedAt),
        sql`not ${bookedBy(waitlistEntries.userId, waitlistEntries.availableDateId)}`,
      ),
    )
    .orderBy(asc(waitlistEntries.turn))
    .limit(MAX_LOOKED_AT)
  for (const { id } of selectNextEntries(line, line[0]?.spots ?? 0)) {
    const heldUntil = sql`least(clock_timestamp() + make_interval(hours => ${HOURS_HELD}),
      (select d.start_date from available_dates d where d.id = ${dateId}))`
    await tx.update(waitlistEntries).set({ status: 'held', heldUntil }).where(eq(waitlistEntries.id, id))
    await enqueue(tx, NOTIFY_HOLD, { id }, `hold ${id}`)
  }
}

/**
 * Ends the wait of somebody who is about to book a date: spots held for them become free, but only for this transaction,
 * because it holds the lock of the date. An expired hold goes to the next one.
 */
export async function completeWait(tx: Executor, userId: string, dateId: string): Promise<void> {
  await lockDateRow(tx, dateId)
  const [entry] = await tx
    .update(waitlistEntries)
    .set({
      status: sql`case when ${waitlistEntries.status} = 'held' and ${waitlistEntries.heldUntil} <= clock_timestamp()
        then 'expired' else 'booked' end`,
    })
    .where(ofPerson(userId, dateId))
    .returning({ status: waitlistEntries.status })
  if (entry?.status === 'expired') await offerSpots(tx, dateId)
}

/** A closed date holds nothing: whoever had spots keeps their turn. Its row must be locked. @returns who had spots */
export const requeueHolds = (tx: Executor, dateId: string) =>
  tx
    .update(waitlistEntries)
    .set({ status: 'waiting', heldUntil: null })
    .where(and(eq(waitlistEntries.availableDateId, dateId), eq(waitlistEntries.status, 'held')))
    .returning({ userId: waitlistEntries.userId })

/**
 * The same for a date that can not be booked because its host is suspended or takes no reservations; nothing happens to others.
 * Its row must be locked. @returns who had spots, and when the date is
 */
export async function requeueUnbookable(tx: Executor, dateId: string): Promise<{ userId: string; startDate: Date }[]> {
  const [date] = await tx
    .select({ startDate: availableDates.startDate })
    .from(availableDates)
    .innerJoin(experiences, eq(experiences.id, availableDates.experienceId))
    .where(and(eq(availableDates.id, dateId), sql`not ${isBookable}`))
  return date ? (await requeueHolds(tx, dateId)).map((hold) => ({ ...hold, ...date })) : []
}

/** Deletes the list of a cancelled or removed date. Its row must be locked. @returns who waited */
export const deleteWaitlist = (tx: Executor, dateId: string) =>
  tx
    .delete(waitlistEntries)
    .where(and(eq(waitlistEntries.availableDateId, dateId), live))
    .returning({ userId: waitlistEntries.userId })

/** Expires the holds of a date by the database's clock. Its row must be locked. */
export const endHolds = (tx: Executor, dateId: string) =>
  tx
    .update(waitlistEntries)
    .set({ status: 'expired' })
    .where(
      and(
        eq(waitlistEntries.availableDateId, dateId),
        eq(waitlistEntries.status, 'held'),
        lte(waitlistEntries.heldUntil, sql`clock_timestamp()`),
      ),
    )

/** Dates with a hold that has ended or can not be booked, or with free spots and somebody waiting, for whatever reason. */
export async function listDatesToOffer(limit: number): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`
    (select distinct d.id from waitlist_entries w join available_dates d on d.id = w.available_date_id
     join experiences on experiences.id = d.experience_id
     where w.status = 'held' and (w.held_until <= now() or not ${isBookable}) limit ${limit})
    union
    (select distinct d.id from waitlist_entries w join available_dates d on d.id = w.available_date_id
     join experiences on experiences.id = d.experience_id
     where w.status = 'waiting' and d.status = 'available' and d.start_date > now() and d.spots_available >= w.guests
       and ${isBookable} limit ${limit})`)
  return rows.map(({ id }) => id)
}

export const deletePastWaits = async (): Promise<void> =>
  void (await database().execute(sql`delete from waitlist_entries w using available_dates d
    where d.id = w.available_date_id and d.start_date < now() - interval '1 day'`))

const position = sql<
  number | null
>`case when ${waitlistEntries.status} = 'waiting' then (select count(*)::int + 1 from waitlist_entries o
  where o.available_date_id = ${waitlistEntries.availableDateId} and o.status = 'waiting' and o.turn < ${waitlistEntries.turn}) end`
/** A hold past its time counts as expired, even if the sweep is late. */
const status = sql<
  'waiting' | 'held' | 'expired'
>`case when ${waitlistEntries.status} = 'held' and ${waitlistEntries.heldUntil} <= now()
  then 'expired' else ${waitlistEntries.status} end`

const entries = (tx: Executor) =>
  tx
    .select({
      id: waitlistEntries.id,
      at: exactInstant(waitlistEntries.createdAt),
      availableDateId: waitlistEntries.availableDateId,
      userId: waitlistEntries.userId,
      guests: waitlistEntries.guests,
      status,
      heldUntil: waitlistEntries.heldUntil,
      position,
      bookable: isBookable,
      startDate: availableDates.startDate,
      endDate: availableDates.endDate,
      experience: { id: experiences.id, title: experiences.title },
    })
    .from(waitlistEntries)
    .innerJoin(availableDates, eq(availableDates.id, waitlistEntries.availableDateId))
    .innerJoin(experiences, eq(experiences.id, availableDates.experienceId))
    .$dynamic()
export type ShownEntry = Awaited<ReturnType<typeof entries>>[number]

/** One entry with its date, or null. */
export const findEntry = async (id: string, tx: Executor = database()) =>
  (await entries(tx).where(eq(waitlistEntries.id, id)))[0] ?? null

/** This person's entry for a date, or null. */
export const findEntryOf = async (tx: Executor, { id }: Traveler, dateId: string) =>
  (await entries(tx).where(ofPerson(id, dateId)))[0] ?? null

export async function listEntriesOf({ id }: Traveler, after: TimeCursor | undefined, limit: number) {
  const rows = await entries(database())
    .where(
      and(
        eq(waitlistEntries.userId, id),
        inArray(waitlistEntries.status, ['waiting', 'held', 'expired']),
        gt(availableDates.startDate, sql`now()`),
        after && olderThan(waitlistEntries.createdAt, waitlistEntries.id, after),
      ),
    )
    .orderBy(desc(waitlistEntries.createdAt), desc(waitlistEntries.id))
    .limit(limit + 1)
  return pageOf(rows, limit, ({ at, id }) => [at, id])
}
