import { and, eq, getTableColumns, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#marketplace/accounts/account.table.ts'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { CONTACT_RETENTION_DAYS } from '#marketplace/accounts/account-deletion/account-deletion.text.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { DAY_MS } from '#platform/units.ts'
import { cancelAndReturn } from './booking.data.ts'
import { canCancel } from './booking.rules.ts'
import { bookings, undonePayments } from './booking.table.ts'
import { linkUses } from './links/link.table.ts'
import { notifyParties } from './notifications/notification.jobs.ts'
import { deleteCardsOf } from './trip-card/trip-card.data.ts'

/** Bookings still to come or in progress: what a host still owes somebody. */
const ahead = and(
  inArray(bookings.status, ['pending', 'confirmed', 'in_progress']),
  or(gt(bookings.startDate, sql`now()`), eq(bookings.status, 'in_progress')),
  // A request not answered in time is over, even if the sweep is late (BOOK-56).
  or(sql`${bookings.status} <> 'pending'`, gt(bookings.expiresAt, sql`now()`)),
)
const toCancel = (userId: string) =>
  and(eq(bookings.userId, userId), inArray(bookings.status, ['pending', 'confirmed']), ahead)

const expectedOf = (hostId: string) => and(eq(bookings.hostId, hostId), ahead)
/** The reason shown to travelers whose host has left. */
const HOST_LEFT = 'El anfitrión cerró su cuenta.'

/** Cancels coming bookings as this party would, and notifies the other one after the commit. */
async function cancelComing(tx: Executor, which: SQL | undefined, by: 'traveler' | 'host', now: Date): Promise<void> {
  const coming = await tx.select().from(bookings).where(which).orderBy(bookings.id).for('update')
  for (const booking of coming) {
    if (canCancel(booking, by, now) !== 'yes') continue
    await cancelAndReturn(tx, booking, { cancelledBy: by, cancelReason: by === 'host' ? HOST_LEFT : null })
    await enqueue(tx, notifyParties, { id: booking.id, occasion: 'cancelled' }, `cancelled ${booking.id}`)
  }
}

/** Columns left out of a host's copy of received bookings, with the reason. */
export const EXCLUDED_FROM_RECEIVED = {
  userId: 'the traveler, another person',
  hostId: 'who asks',
  guestInfo: 'written by the traveler about themselves',
  specialRequests: 'written by the traveler about themselves',
  confirmationCode: 'the proof of the traveler at the meeting',
  reconfirmBy: 'between the traveler and the house',
}

/** Columns left out of a host's copy of their link uses, with the reason. */
export const EXCLUDED_FROM_LINK_USES = { id: 'a number of ours', hostId: 'who asks' }

/** Bookings of a person, as a traveler and as a host (trust 4.4). */
export const bookingPersonalData: PersonalDataHandler = {
  name: 'reservas',
  export: async (id) => {
    const asTraveler = await database()
      .select({ booking: bookings, experience: experiences.title })
      .from(bookings)
      .innerJoin(experiences, eq(experiences.id, bookings.experienceId))
      .where(eq(bookings.userId, id))
      .orderBy(bookings.createdAt)
    // What travelers wrote about themselves is their data, so it is not in a host's copy.
    const received = await database()
      .select(columnsWithout(bookings, EXCLUDED_FROM_RECEIVED))
      .from(bookings)
      .where(eq(bookings.hostId, id))
      .orderBy(bookings.createdAt)
    const undone = await database()
      .select(getTableColumns(undonePayments))
      .from(undonePayments)
      .innerJoin(bookings, eq(bookings.id, undonePayments.bookingId))
      .where(or(eq(bookings.userId, id), eq(bookings.hostId, id)))
      .orderBy(undonePayments.undoneAt)
    const porEnlace = await database()
      .select(columnsWithout(linkUses, EXCLUDED_FROM_LINK_USES))
      .from(linkUses)
      .where(eq(linkUses.hostId, id))
      .orderBy(linkUses.usedAt)
    return {
      comoViajero: asTraveler.map(({ booking, experience }) => ({ experience, ...booking })),
      comoAnfitrion: received,
      pagosDeshechos: undone,
      porEnlace,
    }
  },
  preview: async (id) => {
    const cancelled = await database().$count(bookings, toCancel(id))
    const all = await database().$count(bookings, eq(bookings.userId, id))
    const expected = await database().$count(bookings, expectedOf(id))
    const underWay = await database().$count(bookings, and(expectedOf(id), eq(bookings.status, 'in_progress')))
    return { cancelled, kept: all - cancelled, expected, underWay }
  },
  erase: async (tx, { id, role, now, cancelBookings }) => {
    if (role === 'host') {
      if (cancelBookings) await cancelComing(tx, expectedOf(id), 'host', now)
      // Travelers of a booking in progress are still owed the rest, so the host can not leave yet.
      const expected = await tx.$count(bookings, expectedOf(id))
      if (expected > 0) return refuse('HOST_HAS_BOOKINGS', { data: { expected } })
    }
    // A booking that this person is making right now is either stored before and cancelled here, or not made at all.
    await lockUntilCommit(tx, lockKey.bookingsOf(id))
    await cancelComing(tx, toCancel(id), 'traveler', now)
    await deleteCardsOf(tx, id)
  },
}

/** Erases contact data and wishes of bookings whose account was deleted 90 days ago (trust 4.4). */
export async function eraseContactData(now: Date): Promise<void> {
  const before = new Date(now.getTime() - CONTACT_RETENTION_DAYS * DAY_MS)
  const deletedUsers = database().select({ id: users.id }).from(users).where(lte(users.deletedAt, before))
  await database()
    .update(bookings)
    .set({ guestInfo: null, specialRequests: null })
    .where(
      and(
        inArray(bookings.userId, deletedUsers),
        or(isNotNull(bookings.guestInfo), isNotNull(bookings.specialRequests)),
      ),
    )
}
