import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Host, Traveler } from '#marketplace/accounts/account.rules.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { HOURS_CODE_AFTER_END, HOURS_CODE_BEFORE_START } from '../booking.rules.ts'
import { bookings } from '../booking.table.ts'

/** Accepted by the host, and within its hours by the clock of the database (START-08, START-11). */
const canBegin = (id: string) =>
  and(
    eq(bookings.id, id),
    eq(bookings.status, 'confirmed'),
    sql`now() >= ${bookings.startDate} - make_interval(hours => ${HOURS_CODE_BEFORE_START})`,
    sql`now() < coalesce(${bookings.endDate}, ${bookings.startDate}) + make_interval(hours => ${HOURS_CODE_AFTER_END})`,
  )

/**
 * Begins the experience of a booking, in one conditional update: right code, own booking, accepted by the host, and within
 * its hours by the clock of the database (START-06, START-08, START-11). The traveler says that they paid; the host's own
 * entry says who came and nothing about the cash; what the host has already acknowledged stays (INV-14).
 * @returns whether this call was the one
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

/** The host says in the list, without a code, that somebody is here: as `startWithCode`. */
export async function startFromList(tx: Executor, { id: hostId }: Host, id: string): Promise<boolean> {
  const begun = { status: 'in_progress', startedAt: sql`now()`, startedBy: 'host' } as const
  const changed = await tx
    .update(bookings)
    .set({ ...begun, attended: true, attendedBy: 'host_list' })
    .where(and(canBegin(id), eq(bookings.hostId, hostId)))
    .returning({ id: bookings.id })
  return changed.length === 1
}

/**
 * The host says it of somebody who began by themselves: from now on the host vouches for them. Nothing else changes.
 * @param code null: said in the list
 * @returns whether this call was the one
 */
export async function vouch(tx: Executor, { id: hostId }: Host, id: string, code: string | null): Promise<boolean> {
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

/** The reservation of this host with a code, whatever its date; null where there is none (INV-31). */
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

/** The time of this transaction by the clock of the database: what `startWithCode` compared with. */
export async function transactionTime(tx: Executor): Promise<Date> {
  const { rows } = await tx.execute<{ ms: number }>(sql`select (extract(epoch from now()) * 1000)::float8 as ms`)
  return new Date(rows[0]!.ms)
}

/** Notes that the traveler will be there; a second time finds nothing to change (ACC-24). */
export async function noteAttendance(tx: Executor, { id: userId }: Traveler, id: string) {
  const changed = await tx
    .update(bookings)
    .set({ guestConfirmed: true, guestConfirmedAt: sql`now()`, hostNotified: false })
    .where(
      and(
        eq(bookings.id, id),
        eq(bookings.userId, userId),
        eq(bookings.guestConfirmed, false),
        inArray(bookings.status, ['confirmed', 'in_progress']),
      ),
    )
    .returning({ id: bookings.id })
  return changed.length === 1
}

/** Notes that this host has been shown the attendance of these bookings; others' stay as they are. */
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
