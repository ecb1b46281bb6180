import { and, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import { users } from '#marketplace/accounts/account.table.ts'
import type { PersonalPart } from '#marketplace/accounts/departure/departure.data.ts'
import { DAYS_OF_CONTACT_DATA } from '#marketplace/accounts/departure/departure.text.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { cancelAndReturn } from './booking.data.ts'
import { tellParties } from './booking.mail.tsx'
import { canCancel } from './booking.rules.ts'
import { bookings } from './booking.table.ts'

/** Reservations whose experience is still to come, or under way: what a host still owes somebody. */
const ahead = and(
  inArray(bookings.status, ['pending', 'confirmed', 'in_progress']),
  or(gt(bookings.startDate, sql`now()`), eq(bookings.status, 'in_progress')),
  // A request nobody answered in time is over, also while the sweep is late (BOOK-56).
  or(sql`${bookings.status} <> 'pending'`, gt(bookings.expiresAt, sql`now()`)),
)
const toCancel = (userId: string) =>
  and(eq(bookings.userId, userId), inArray(bookings.status, ['pending', 'confirmed']), ahead)

/** Cancels what is to come, as the traveler would, and tells the hosts after the commit. */
async function cancelComing(tx: Executor, userId: string, now: Date): Promise<void> {
  const coming = await tx.select().from(bookings).where(toCancel(userId)).orderBy(bookings.id).for('update')
  for (const booking of coming) {
    if (canCancel(booking, 'traveler', now) !== 'yes') continue
    await cancelAndReturn(tx, booking, { cancelledBy: 'traveler', cancelReason: null })
    await enqueue(tx, tellParties, { id: booking.id, occasion: 'cancelled' }, `cancelled ${booking.id}`)
  }
}

/** Reservations of a person, as a traveler and as a host (trust 4.4). */
export const bookingPart: PersonalPart = {
  name: 'reservas',
  read: async (id) => {
    const own = await database()
      .select({ booking: bookings, experience: experiences.title })
      .from(bookings)
      .innerJoin(experiences, eq(experiences.id, bookings.experienceId))
      .where(eq(bookings.userId, id))
      .orderBy(bookings.createdAt)
    // What travelers wrote about themselves is theirs, and so is not in a host's copy.
    const received = await database()
      .select({
        id: bookings.id,
        experienceId: bookings.experienceId,
        startDate: bookings.startDate,
        guests: bookings.guests,
        totalAmount: bookings.totalAmount,
        status: bookings.status,
        paymentStatus: bookings.paymentStatus,
      })
      .from(bookings)
      .where(eq(bookings.hostId, id))
      .orderBy(bookings.createdAt)
    return { comoViajero: own.map(({ booking, experience }) => ({ experience, ...booking })), comoAnfitrion: received }
  },
  outlook: async (id) => {
    const cancelled = await database().$count(bookings, toCancel(id))
    const all = await database().$count(bookings, eq(bookings.userId, id))
    const expected = await database().$count(bookings, and(eq(bookings.hostId, id), ahead))
    return { cancelled, kept: all - cancelled, expected }
  },
  forget: async (tx, { id, role, now }) => {
    if (role === 'host') {
      const expected = await tx.$count(bookings, and(eq(bookings.hostId, id), ahead))
      if (expected > 0) return refuse('HOST_HAS_BOOKINGS', { data: { expected } })
    }
    // Whatever this person is just booking is either made before, and cancelled here, or not made any more.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bookings of ${id}`}, 0))`)
    await cancelComing(tx, id, now)
  },
}

/** Erases the contact data and wishes of reservations whose account has been gone for 90 days (trust 4.4). */
export async function eraseContactData(now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAYS_OF_CONTACT_DATA * 86_400_000)
  const gone = database().select({ id: users.id }).from(users).where(lte(users.deletedAt, before))
  await database()
    .update(bookings)
    .set({ guestInfo: null, specialRequests: null })
    .where(and(inArray(bookings.userId, gone), or(isNotNull(bookings.guestInfo), isNotNull(bookings.specialRequests))))
}
