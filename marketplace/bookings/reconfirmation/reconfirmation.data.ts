import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { users } from '#marketplace/accounts/account.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { bookings } from '../booking.table.ts'
import { type Asking, MISSED_DAYS, MISSED_TO_ASK } from './reconfirmation.rules.ts'

/** SQL: how many reservations somebody missed lately. @param person SQL of their id */
export const missedBy = (person: string, now: Date) =>
  sql`(select count(*)::int from bookings m where m.user_id = ${sql.raw(person)} and m.attended = false
    and m.start_date > ${now.toISOString()}::timestamptz - make_interval(days => ${MISSED_DAYS}))`

/**
 * Takes the confirmed reservations of a day whose travelers missed others lately and have not said that they will come: each is
 * asked about once. Only of those whom a letter reaches, for nobody loses a place unasked. Must run in a transaction.
 * @returns ids
 */
export async function claimToAsk(tx: Executor, { from, until, answerBy }: Asking, now: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${bookings} set reconfirm_by = ${answerBy.toISOString()}
    where id in (select b.id from bookings b join users u on u.id = b.user_id and u.email_verified
        and u.suspended_at is null and u.deleted_at is null
      where b.status = 'confirmed' and not b.guest_confirmed and b.reconfirm_by is null
        and b.start_date >= ${from.toISOString()} and b.start_date < ${until.toISOString()}
        and ${missedBy('b.user_id', now)} >= ${MISSED_TO_ASK}
      for update of b skip locked)
    returning id`)
  return rows.map(({ id }) => id)
}

/** Reservations that were asked about and whose time has passed, oldest first. */
export const listUnanswered = (most: number) =>
  database()
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(eq(bookings.status, 'confirmed'), eq(bookings.guestConfirmed, false), lte(bookings.reconfirmBy, sql`now()`)),
    )
    .orderBy(bookings.reconfirmBy)
    .limit(most)

/** One of them with its row held: what its traveler answers meanwhile waits, and finds it cancelled, or is found answered. */
export async function lockAsked(tx: Executor, id: string) {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('no key update')
  return row ?? null
}

/** What the links of a traveler are sealed with; null when they are gone. */
export async function generationOfTraveler(tx: Executor, userId: string): Promise<number | null> {
  const [row] = await tx
    .select({ generation: users.linkGeneration })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return row?.generation ?? null
}
