import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Host, Traveler } from '#marketplace/accounts/account.rules.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { HOURS_CODE_AFTER_END, HOURS_CODE_BEFORE_START } from '../booking.rules.ts'
import { bookings } from '../booking.table.ts'

/** Condition: accepted by the host, and within the time window by the database's clock (START-08, START-11). */
const canBegin = (id: string) =>
  and(
    eq(bookings.id, id),
    eq(bookings.status, 'confirmed'),
    sql`now() >= ${bookings.startDate} - make_interval(hours => ${HOURS_CODE_BEFORE_START})`,
    sql`now() < coalesce(${bookings.endDate}, ${bookings.startDate}) + make_interval(hours => ${HOURS_CODE_AFTER_END})`,
  )

/**
 * Starts the experience of a booking in one conditional update: right code, own booking, accepted by the host, within the time
 * window by the database's clock (START-06, START-08, START-11). Entered by the traveler it also claims the payment; entered
 * by the host it reports attendance and says nothing about the cash; an acknowledged payment stays (INV-14).
 * @returns whether this call started it
 */
export async function startWithCode(tx: Executor, person: Traveler | Host, id: string, code: string): Promise<boolean> {
  const byHost = person.role === 'host'
  const changed = await tx
    .update(bookings)
    .set({
      status: 'in_progress',
      startedAt: sql`now()`,
      startedBy: byHost ? 'host' : 'traveler',
      attended: true,
      attendedBy: byHost ? 'host_code' : 'traveler_code',
      ...(!byHost && {
        paymentStatus: sql`case when ${bookings.paymentStatus} = 'pending' then 'paid_cash' else ${bookings.paymentStatus} end`,
      }),
    })
    .where(
      and(canBegin(id), eq(byHost ? bookings.hostId : bookings.userId, person.id), eq(bookings.confirmationCode, code)),
    )
    .returning({ id: bookings.id })
  return changed.length === 1
}

/** The host marks an arrival in the list, without a code; otherwise like `startWithCode`. */
export async function startFromList(tx: Executor, { id: hostId }: Host, id: string): Promise<boolean> {
  const start = { status: 'in_progress', startedAt: sql`now()`, startedBy: 'host' } as const
  const changed = await tx
    .update(bookings)
    .set({ ...start, attended: true, attendedBy: 'host_list' })
    .where(and(canBegin(id), eq(bookings.hostId, hostId)))
    .returning({ id: bookings.id })
  return changed.length === 1
}

/**
 * The host confirms the arrival of somebody who started by themselves. Nothing else changes.
 * @param code null: marked in the list
 * @returns whether this call changed it
 */
export async function confirmArrivalByHost(
  tx: Executor,
  { id: hostId }: Host,
  id: string,
  code: string | null,
): Promise<boolean> {
  const changed = await tx
    .update(bookings)
    .set({ attendedBy: code === null ? 'host_list' : 'host_code' })
    .where(
      and(
        eq(bookings.id, id),
        eq(bookings.hostId, hostId),
        code === null ? undefined : eq(bookings.confirmationCode, code),
        eq(bookings.status, 'in_progress'),
        eq(bookings.attendedBy, 'traveler_code'),
      ),
    )
    .returning({ id: bookings.id })
  return changed.length === 1
}

/** This host's booking with a code, on any date; null when there is none (INV-31). */
export async function findByCode({ id: hostId }: Host, code: string) {
  const [row] = await database()
    .select({
      id: bookings.id,
      availableDateId: bookings.availableDateId,
      startDate: bookings.startDate,
      title: experiences.title,
    })
    .from(bookings)
    .innerJoin(experiences, eq(experiences.id, bookings.experienceId))
    .where(and(eq(bookings.confirmationCode, code), eq(bookings.hostId, hostId)))
  return row ?? null
}

/** This transaction's time by the database's clock, with which `startWithCode` compared. */
export async function transactionTime(tx: Executor): Promise<Date> {
  const { rows } = await tx.execute<{ ms: number }>(sql`select (extract(epoch from now()) * 1000)::float8 as ms`)
  return new Date(rows[0]!.ms)
}

/** Stores that the traveler will come, before they arrived or it is over; a second call changes nothing (ACC-24). */
export async function recordAttendanceIntent(tx: Executor, { id: userId }: Traveler, id: string) {
  const changed = await tx
    .update(bookings)
    .set({ guestConfirmed: true, guestConfirmedAt: sql`now()`, hostNotified: false })
    .where(
      and(
        eq(bookings.id, id),
        eq(bookings.userId, userId),
        eq(bookings.guestConfirmed, false),
        eq(bookings.status, 'confirmed'),
        sql`now() < coalesce(${bookings.endDate}, ${bookings.startDate})`,
      ),
    )
    .returning({ id: bookings.id })
  return changed.length === 1
}

/** Stores that this host has seen the announcements of these bookings; others' stay as they are. */
export const markAttendancesSeen = ({ id: hostId }: Host, ids: string[]) =>
  database()
    .update(bookings)
    .set({ hostNotified: true })
    .where(
      and(
        inArray(bookings.id, ids),
        eq(bookings.hostId, hostId),
        eq(bookings.guestConfirmed, true),
        eq(bookings.hostNotified, false),
      ),
    )
