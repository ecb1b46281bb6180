import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Traveler } from '#marketplace/accounts/account.rules.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { isProofRequired } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { bookable, openDate, takesRequests, visible } from '#marketplace/discovery/discovery.data.ts'
import {
  orderedScanConditions,
  type SearchCriteria,
  toSearchCriteria,
} from '#marketplace/discovery/search/condition.data.ts'
import type { Located } from '#marketplace/discovery/search/search.rules.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { localTime } from '#platform/database/sql-time.ts'
import { DAYS_NEW, MAX_ALERTS, MAX_NAMED, RETENTION_DAYS } from './alert.rules.ts'
import { alertDays, alertFinds, alerts } from './alert.table.ts'

const localDay = (instant: SQL) => sql`(${localTime(instant)})::date`

/** Whether it can still find something: a search whose days have not passed, or a date not found yet. */
const active = or(
  and(isNull(alerts.experienceId), or(isNull(alerts.until), sql`${alerts.until} >= ${localDay(sql`now()`)}`)),
  and(isNull(alerts.search), isNull(alerts.toldAt)),
)

const selectAlerts = (tx: Executor) =>
  tx
    .select({
      id: alerts.id,
      userId: alerts.userId,
      search: alerts.search,
      until: alerts.until,
      experienceId: alerts.experienceId,
      title: experiences.title,
      createdAt: alerts.createdAt,
      toldAt: alerts.toldAt,
    })
    .from(alerts)
    .leftJoin(experiences, eq(experiences.id, alerts.experienceId))
    .$dynamic()
export type ShownAlert = Awaited<ReturnType<typeof selectAlerts>>[number]

/** All alerts of this person, newest first; a job deletes the finished ones later. */
export const listAlertsOf = ({ id }: Traveler, tx: Executor = database()) =>
  selectAlerts(tx)
    .where(eq(alerts.userId, id))
    .orderBy(desc(alerts.createdAt), desc(alerts.id))
    .limit(MAX_ALERTS * 5)

/** Serializes writes of this person's alerts until the commit, so that the limit on their number can't be exceeded. */
export const lockAlerts = (tx: Executor, { id }: Traveler) => lockUntilCommit(tx, lockKey.alertsOf(id))

/**
 * The facts on which one more alert is decided; call `lockAlerts` first.
 * @param target an existing alert for the same thing does not count
 */
export async function findAlertInput(
  tx: Executor,
  { id }: Traveler,
  target: { search?: string; experienceId?: string },
) {
  const otherAlerts = await tx
    .select({ search: alerts.search, experienceId: alerts.experienceId })
    .from(alerts)
    .where(and(eq(alerts.userId, id), active))
  const [user] = await tx.select({ proved: users.emailVerified }).from(users).where(eq(users.id, id))
  const isSame = (alert: (typeof otherAlerts)[number]) =>
    target.search !== undefined ? alert.search === target.search : alert.experienceId === target.experienceId
  return {
    reachable: Boolean(user?.proved) || !isProofRequired(),
    others: otherAlerts.filter((alert) => !isSame(alert)).length,
  }
}

/** Saves a search for this person; if it is saved already, nothing changes. */
export async function insertSearchAlert(tx: Executor, { id: userId }: Traveler, search: string, until: string | null) {
  await tx
    .insert(alerts)
    .values({ userId, search, until })
    .onConflictDoNothing({ target: [alerts.userId, alerts.search], where: sql`search is not null` })
  const [existing] = await selectAlerts(tx).where(and(eq(alerts.userId, userId), eq(alerts.search, search)))
  return existing!
}

/** An experience that can be awaited; null when it is not public or takes no reservations. */
export async function findAwaitable(tx: Executor, id: string, now: Date) {
  const { rows } = await tx.execute<{ open: boolean }>(
    sql`select exists (select from available_dates d where ${bookable(fromNow(now))}) as open
      from experiences e where e.id = ${id} and e.booking_required and ${visible}`,
  )
  return rows[0] ?? null
}
const fromNow = (now: Date) => ({ from: now, before: null, guests: 1 })

/** Waits for the next date of an experience, again if an earlier date was already notified. */
export async function insertDateAlert(tx: Executor, { id: userId }: Traveler, experienceId: string) {
  await tx
    .insert(alerts)
    .values({ userId, experienceId })
    .onConflictDoUpdate({
      target: [alerts.userId, alerts.experienceId],
      targetWhere: sql`experience_id is not null`,
      set: { toldAt: null, createdAt: sql`now()` },
      setWhere: sql`${alerts.toldAt} is not null`,
    })
  const [existing] = await selectAlerts(tx).where(and(eq(alerts.userId, userId), eq(alerts.experienceId, experienceId)))
  return existing!
}

export const removeAlert = ({ id: userId }: Traveler, id: string) =>
  database()
    .delete(alerts)
    .where(and(eq(alerts.id, id), eq(alerts.userId, userId)))

/** Up to `limit` people with active alerts who were not notified on this day, by id. */
export async function listUsersToNotify(day: string, after: string | null, limit: number): Promise<string[]> {
  const rows = await database()
    .selectDistinct({ id: alerts.userId })
    .from(alerts)
    .innerJoin(users, eq(users.id, alerts.userId))
    .where(
      and(
        active,
        isNull(users.suspendedAt),
        sql`not exists (select from alert_days a where a.user_id = ${alerts.userId} and a.day = ${day})`,
        after ? sql`${alerts.userId} > ${after}::uuid` : undefined,
      ),
    )
    .orderBy(alerts.userId)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Claims a person's email of a day. Of two concurrent calls the second waits for the first to commit and then gets false.
 * Must run in the transaction that writes the email.
 * @returns whether it was still free
 */
export async function claimDay(tx: Executor, userId: string, day: string): Promise<boolean> {
  const inserted = await tx
    .insert(alertDays)
    .values({ userId, day })
    .onConflictDoNothing()
    .returning({ day: alertDays.day })
  return inserted.length > 0
}

/** Releases the day, because there was nothing to notify yet. */
export const releaseDay = (tx: Executor, userId: string, day: string) =>
  tx.delete(alertDays).where(and(eq(alertDays.userId, userId), eq(alertDays.day, day)))

export const listActive = (userId: string) =>
  selectAlerts(database())
    .where(and(eq(alerts.userId, userId), active))
    .orderBy(alerts.createdAt, alerts.id)

/** Which of these alerts still exist; they are locked against deletion until the transaction ends. */
export async function lockExisting(tx: Executor, ids: string[]): Promise<Set<string>> {
  const rows = await tx.select({ id: alerts.id }).from(alerts).where(inArray(alerts.id, ids)).for('key share')
  return new Set(rows.map(({ id }) => id))
}

/**
 * The criteria of a saved search. Read before the transaction that notifies, because the words of the search need lookups of
 * their own.
 */
export const criteriaOf = (filters: Located, now: Date) => toSearchCriteria(filters, now)

export type AlertMatch = { id: string; title: string }

/**
 * New results of a saved search: published since it was saved, or with a new date on its days, and not notified before; newest
 * first.
 */
export async function findNew(
  tx: Executor,
  { id, createdAt }: ShownAlert,
  criteria: SearchCriteria,
  now: Date,
): Promise<AlertMatch[]> {
  const since = sql`greatest(${createdAt}::timestamptz, ${now}::timestamptz - make_interval(days => ${DAYS_NEW}))`
  const dated =
    criteria.dates && criteria.filters.to
      ? sql`union select d.experience_id from available_dates d where ${openDate(criteria.dates)} and d.created_at > ${since}`
      : sql``
  const { rows } = await tx.execute<AlertMatch>(
    sql`select e.id, e.title from experiences e
      where e.id in (select x.id from experiences x where x.status = 'published' and x.published_at > ${since} ${dated})
        and ${orderedScanConditions(criteria)} and ${takesRequests}
        and not exists (select from alert_finds f where f.alert_id = ${id} and f.experience_id = e.id)
      order by e.published_at desc, e.id limit ${MAX_NAMED}`,
  )
  return rows
}

/** Those of these experiences that have a future date, soonest first. */
export async function findWithDates(
  tx: Executor,
  ids: string[],
  now: Date,
): Promise<(AlertMatch & { nextDate: Date })[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<AlertMatch & { nextDate: Date }>(
    sql`select e.id, e.title, free.start_date as "nextDate" from experiences e
      join lateral (select d.start_date from available_dates d where ${bookable(fromNow(now))} order by d.start_date limit 1) free on true
      where e.id = any(${sql.param(ids)}::uuid[]) and e.booking_required and ${visible} order by free.start_date, e.id`,
  )
  return rows.map((row) => ({ ...row, nextDate: new Date(row.nextDate) }))
}

/** Records the notified results of a search, in the transaction that notifies. */
export async function recordMatches(tx: Executor, alertId: string, matches: AlertMatch[]): Promise<void> {
  if (matches.length === 0) return
  await tx
    .insert(alertFinds)
    .values(matches.map(({ id: experienceId }) => ({ alertId, experienceId })))
    .onConflictDoNothing()
}

export const markNotified = (tx: Executor, ids: string[], now: Date) =>
  tx.update(alerts).set({ toldAt: now }).where(inArray(alerts.id, ids))

/** Deletes finished alerts and old days of emails. */
export async function deleteOldAlerts(): Promise<void> {
  const old = sql`now() - make_interval(days => ${RETENTION_DAYS})`
  await database()
    .delete(alerts)
    .where(or(sql`${alerts.until} < ${localDay(old)}`, and(isNull(alerts.search), sql`${alerts.toldAt} < ${old}`)))
  await database()
    .delete(alertDays)
    .where(sql`${alertDays.day} < ${localDay(old)}`)
}
