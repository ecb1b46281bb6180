import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import type { BusyTimes } from '#platform/calendars/busy-times.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { endOfDate } from './busy-date.data.ts'
import { type CalendarFailure, MINUTES_BETWEEN } from './calendar-source.rules.ts'
import { busyTimes, calendarSources } from './calendar-source.table.ts'

/** Future dates closed by a calendar during a busy time of this one. */
const closedBy = sql`from available_dates d join experiences e on e.id = d.experience_id
  where e.host_id = calendar_sources.host_id and d.calendar_mark = 'closed' and d.status = 'closed' and d.start_date > now()
    and exists (select from busy_times b where b.source_id = calendar_sources.id and b.starts_at < ${endOfDate} and b.ends_at > d.start_date)`

const selectSources = (tx: Executor) =>
  tx
    .select({
      id: calendarSources.id,
      name: calendarSources.name,
      address: calendarSources.address,
      createdAt: calendarSources.createdAt,
      triedAt: calendarSources.triedAt,
      readAt: calendarSources.readAt,
      failure: calendarSources.failure,
      skipped: calendarSources.skipped,
      cut: calendarSources.cut,
      busy: sql<number>`(select count(*)::int from busy_times b where b.source_id = calendar_sources.id)`,
      closes: sql<number>`(select count(*)::int ${closedBy})`,
      conflicts: sql<number>`(select count(*)::int ${closedBy} and d.capacity - d.spots_available - d.held_spots > 0)`,
    })
    .from(calendarSources)
    .$dynamic()
export type ShownSource = Awaited<ReturnType<typeof selectSources>>[number]

/** The calendars of a host, the oldest first. */
export const listSourcesOf = ({ id }: Host, tx: Executor = database()) =>
  selectSources(tx)
    .where(eq(calendarSources.hostId, id))
    .orderBy(asc(calendarSources.createdAt), asc(calendarSources.id))

const ofHost = ({ id: hostId }: Host, id: string) => and(eq(calendarSources.id, id), eq(calendarSources.hostId, hostId))

/** One calendar of the host, or null. */
export const findSourceOf = async (host: Host, id: string, tx: Executor = database()) =>
  (await selectSources(tx).where(ofHost(host, id)))[0] ?? null

/** Serializes changes to this host's calendars and to what they close, until the commit. */
export const lockSources = (tx: Executor, { id }: Host) => lockUntilCommit(tx, lockKey.calendarsOf(id))

/** Adds a calendar. @returns its id, or null when the host has it already */
export async function insertSource(tx: Executor, { id: hostId }: Host, input: { name: string; address: string }) {
  const [row] = await tx
    .insert(calendarSources)
    .values({ hostId, ...input })
    .onConflictDoNothing()
    .returning({ id: calendarSources.id })
  return row?.id ?? null
}

/** Removes a calendar of the host with its busy times. @returns whether there was one */
export async function deleteSource(tx: Executor, host: Host, id: string): Promise<boolean> {
  const deleted = await tx.delete(calendarSources).where(ofHost(host, id)).returning({ id: calendarSources.id })
  return deleted.length > 0
}

/** Calendars not fetched for an hour, of active hosts; those that waited longest first. */
export async function listSourcesToRead(limit: number): Promise<string[]> {
  const due = sql`now() - make_interval(mins => ${MINUTES_BETWEEN})`
  const rows = await database()
    .select({ id: calendarSources.id })
    .from(calendarSources)
    .innerJoin(users, eq(users.id, calendarSources.hostId))
    .where(
      and(
        or(isNull(calendarSources.triedAt), sql`${calendarSources.triedAt} < ${due}`),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(sql`${calendarSources.triedAt} nulls first`)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** What is needed to fetch a calendar; null when it was removed meanwhile. */
export async function findSource(id: string) {
  const [row] = await database()
    .select({ hostId: calendarSources.hostId, address: calendarSources.address })
    .from(calendarSources)
    .where(eq(calendarSources.id, id))
  return row ?? null
}

/** Records a failed fetch; the earlier busy times still apply. */
export const recordFailure = (id: string, failure: CalendarFailure, now: Date) =>
  database().update(calendarSources).set({ triedAt: now, failure }).where(eq(calendarSources.id, id))

/** Replaces the busy times of a calendar. @returns false when it was removed meanwhile */
export async function replaceBusyTimes(tx: Executor, id: string, { busy, skipped, cut }: BusyTimes, now: Date) {
  const updatedRows = await tx
    .update(calendarSources)
    .set({ triedAt: now, readAt: now, failure: null, skipped, cut })
    .where(eq(calendarSources.id, id))
    .returning({ id: calendarSources.id })
  if (updatedRows.length === 0) return false
  await tx.delete(busyTimes).where(eq(busyTimes.sourceId, id))
  if (busy.length > 0)
    await tx
      .insert(busyTimes)
      .values(busy.map(({ from, until }) => ({ sourceId: id, startsAt: new Date(from), endsAt: new Date(until) })))
  return true
}
