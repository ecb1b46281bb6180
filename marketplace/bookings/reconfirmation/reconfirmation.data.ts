import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { users } from '#marketplace/accounts/account.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { bookings } from '../booking.table.ts'
import { MISSED_DAYS, MISSED_THRESHOLD, type ReconfirmationWindow } from './reconfirmation.rules.ts'

/** SQL: the number of bookings a person missed recently. @param person SQL of their id */
const countMissed = (person: string, now: Date) =>
  sql`(select count(*)::int from bookings m where m.user_id = ${sql.raw(person)} and m.attended = false
    and m.start_date > ${now.toISOString()}::timestamptz - make_interval(days => ${MISSED_DAYS}))`

/**
 * Claims the confirmed bookings of a day whose travelers missed others recently and have not confirmed, so that each is asked
 * about once. Only travelers whom mail can reach, because nobody may lose a spot without being asked. Must run in a
 * transaction.
 * @returns ids
 */
export async function claimReconfirmations(
  tx: Executor,
  { from, until, answerBy }: ReconfirmationWindow,
  now: Date,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${bookings} set reconfirm_by = ${answerBy.toISOString()}
    where id in (select b.id from bookings b join users u on u.id = b.user_id and u.email_verified
        and u.suspended_at is null and u.deleted_at is null
      where b.status = 'confirmed' and not b.guest_confirmed and b.reconfirm_by is null
        and b.start_date >= ${from.toISOString()} and b.start_date < ${until.toISOString()}
        and ${countMissed('b.user_id', now)} >= ${MISSED_THRESHOLD}
      for update of b skip locked)
    returning id`)
  return rows.map(({ id }) => id)
}

/** Bookings whose confirmation was requested and is overdue, oldest first. */
export const listUnanswered = (limit: number) =>
  database()
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(eq(bookings.status, 'confirmed'), eq(bookings.guestConfirmed, false), lte(bookings.reconfirmBy, sql`now()`)),
    )
    .orderBy(bookings.reconfirmBy)
    .limit(limit)

/**
 * One of them with its row locked: a concurrent answer of the traveler waits and then finds the booking cancelled, or has won
 * and the booking counts as answered.
 */
export async function lockReconfirmation(tx: Executor, id: string) {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('no key update')
  return row ?? null
}

/** The key data of a traveler's links; null when the account is deleted. */
export async function generationOfTraveler(tx: Executor, userId: string): Promise<number | null> {
  const [row] = await tx
    .select({ generation: users.linkGeneration })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return row?.generation ?? null
}
