import { and, asc, eq, exists, getTableColumns, gte, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { monthOf } from '#platform/database/sql-time.ts'
import { experiences } from '../../experience.table.ts'
import { offerSpots, requeueHolds } from '../../waitlist/waitlist.data.ts'
import { availableDates } from '../availability.table.ts'
import type { Meeting } from './schedule.rules.ts'

/** A date with the length of its waiting list. */
const dateColumns = {
  ...getTableColumns(availableDates),
  waiting: sql<number>`(select count(*)::int from waitlist_entries w
    where w.available_date_id = available_dates.id and w.status = 'waiting')`,
}
export type StoredDate = typeof availableDates.$inferSelect & { waiting: number }

const month = monthOf(availableDates.startDate)
/**
 * A cancelled date without a reason was removed while only cancelled bookings referred to it: the row stays for them, but is
 * not shown.
 */
const notRemoved = or(ne(availableDates.status, 'cancelled'), sql`${availableDates.cancelReason} is not null`)
const ownedBy = ({ id }: Host) =>
  exists(
    database()
      .select({ one: sql`1` })
      .from(experiences)
      .where(and(eq(experiences.id, availableDates.experienceId), eq(experiences.hostId, id))),
  )

export async function ownsExperience(host: Host, experienceId: string): Promise<boolean> {
  return (
    (await database().$count(experiences, and(eq(experiences.id, experienceId), eq(experiences.hostId, host.id)))) > 0
  )
}

/** Months with dates of an experience, in order: 'YYYY-MM' in El Salvador. */
export const listMonths = (experienceId: string) =>
  database()
    .select({
      month,
      dates: sql<number>`count(*)::int`,
      people: sql<number>`sum(${availableDates.capacity} - ${availableDates.spotsAvailable} - ${availableDates.heldSpots})::int`,
    })
    .from(availableDates)
    .where(and(eq(availableDates.experienceId, experienceId), notRemoved))
    .groupBy(month)
    .orderBy(asc(month))

/** Dates of an experience that begin in a period, soonest first. */
export const listBetween = (experienceId: string, from: Date, until: Date) =>
  database()
    .select(dateColumns)
    .from(availableDates)
    .where(
      and(
        eq(availableDates.experienceId, experienceId),
        notRemoved,
        gte(availableDates.startDate, from),
        lt(availableDates.startDate, until),
      ),
    )
    .orderBy(asc(availableDates.startDate), asc(availableDates.createdAt))

/**
 * Inserts dates of an experience of the host in one statement. Dates in the past (by the database's clock) and dates that
 * start when another one does are skipped (EDIT-56, EDIT-61).
 * @returns the new rows; none when the experience is not the host's
 */
export async function insertDates(tx: Executor, host: Host, experienceId: string, meetings: Meeting[], spots: number) {
  const starts = meetings.map(({ startDate }) => startDate.toISOString())
  const ends = meetings.map(({ endDate }) => endDate?.toISOString() ?? null)
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into available_dates (experience_id, start_date, end_date, capacity, spots_available)
    select e.id, m.start_date, m.end_date, ${spots}::int, ${spots}::int
    from experiences e
    cross join unnest(${sql.param(starts)}::timestamptz[], ${sql.param(ends)}::timestamptz[]) as m(start_date, end_date)
    where e.id = ${experienceId} and e.host_id = ${host.id} and m.start_date > now()
    order by m.start_date
    on conflict (experience_id, start_date) where status <> 'cancelled' do nothing
    returning id`)
  return rows
}

const dateOf = (host: Host, id: string, tx: Executor) =>
  tx
    .select(dateColumns)
    .from(availableDates)
    .where(and(eq(availableDates.id, id), ownedBy(host), notRemoved))

/** One date of the host; another host's is treated as missing. */
export async function findDateOf(host: Host, id: string, tx: Executor = database()): Promise<StoredDate | null> {
  const [row] = await dateOf(host, id, tx)
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockDateOf(host: Host, id: string, tx: Executor): Promise<StoredDate | null> {
  const [row] = await dateOf(host, id, tx).for('update')
  return row ?? null
}

const coming = sql`${availableDates.startDate} > now()`
const changed = async (tx: Executor, host: Host, id: string, set: Record<string, unknown>, when: SQL) => {
  const [row] = await tx
    .update(availableDates)
    .set(set)
    .where(and(eq(availableDates.id, id), ownedBy(host), ne(availableDates.status, 'cancelled'), coming, when))
    .returning(getTableColumns(availableDates))
  return row ?? null
}

/**
 * Changes the capacity of a date. Free spots are computed in the same statement, so that a concurrent booking is either
 * counted or waits (INV-01). New spots go to the waiting list first.
 * @returns null when fewer than are taken or held, begun, cancelled, or not the host's
 */
export const setCapacity = (host: Host, id: string, capacity: number): Promise<StoredDate | null> =>
  database().transaction(async (tx) => {
    const row = await changed(
      tx,
      host,
      id,
      {
        capacity,
        spotsAvailable: sql`${capacity}::int - (${availableDates.capacity} - ${availableDates.spotsAvailable})`,
      },
      sql`${capacity}::int >= ${availableDates.capacity} - ${availableDates.spotsAvailable}`,
    )
    if (!row) return null
    await offerSpots(tx, id)
    return findDateOf(host, id, tx)
  })

/**
 * Closes a date for new bookings, or reopens it. A closed date holds no spots, and whoever had some keeps their turn; on
 * reopening, spots go to the waiting list first.
 * @param onReturned gets those who had spots when it was closed
 * @returns null when begun, cancelled, or not the host's
 */
export const setStatus = (
  host: Host,
  id: string,
  status: 'available' | 'closed',
  onReturned: (tx: Executor, people: { userId: string }[], date: { id: string; startDate: Date }) => Promise<void>,
): Promise<StoredDate | null> =>
  database().transaction(async (tx) => {
    // A date that the host opens during a busy time stays open; one that the host closes is never reopened by a calendar.
    const calendarMark =
      status === 'closed' ? null : sql`case when ${availableDates.calendarMark} is not null then 'kept' end`
    const row = await changed(tx, host, id, { status, calendarMark }, sql`true`)
    if (!row) return null
    if (status === 'available') await offerSpots(tx, id)
    else await onReturned(tx, await requeueHolds(tx, id), row)
    return findDateOf(host, id, tx)
  })

/**
 * Ends a cancelled date and returns the spots of its bookings; the caller has locked it.
 * @param back number of people in those bookings
 */
export async function cancelDate(
  tx: Executor,
  id: string,
  { reason, note, back }: { reason: NonNullable<StoredDate['cancelReason']>; note: string | null; back: number },
): Promise<StoredDate> {
  const [row] = await tx
    .update(availableDates)
    .set({
      status: 'cancelled',
      cancelReason: reason,
      cancelNote: note,
      spotsAvailable: sql`${availableDates.spotsAvailable} + ${back}::int`,
    })
    .where(eq(availableDates.id, id))
    .returning()
  return { ...row!, waiting: 0 }
}

/**
 * Removes a date without live bookings; one that cancelled bookings refer to is hidden instead. The caller must have locked
 * the row, so that nobody books in between.
 */
export async function eraseDate(tx: Executor, { id }: Pick<StoredDate, 'id'>): Promise<void> {
  const isBooked = sql`exists (select 1 from bookings b where b.available_date_id = ${availableDates.id})`
  const [hidden] = await tx
    .update(availableDates)
    .set({ status: 'cancelled' })
    .where(and(eq(availableDates.id, id), isBooked))
    .returning({ id: availableDates.id })
  if (!hidden) await tx.delete(availableDates).where(eq(availableDates.id, id))
}
