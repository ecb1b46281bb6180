import { inArray } from 'drizzle-orm'
import { users } from '#marketplace/accounts/account.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { type ShownBooking, shown } from '../booking.data.ts'
import { bookings } from '../booking.table.ts'

/** The account's own mailbox; null when the account was deleted. */
type Mailbox = string | null
export type NotifiedBooking = ShownBooking & {
  hostEmail: Mailbox
  travelerEmail: Mailbox
  /** For links that are sent to the host (docs/decisions/0209). */
  linkGeneration: number
}

/** Bookings with the addresses of their parties, in no order. */
export async function findBookingsToNotify(ids: string[], tx: Executor = database()): Promise<NotifiedBooking[]> {
  if (ids.length === 0) return []
  const rows = await shown(tx).where(inArray(bookings.id, ids))
  const parties = [...new Set(rows.flatMap(({ booking }) => [booking.hostId, booking.userId]))]
  const found = await tx
    .select({ id: users.id, email: users.email, deletedAt: users.deletedAt, linkGeneration: users.linkGeneration })
    .from(users)
    .where(inArray(users.id, parties))
  const living = new Map(found.filter(({ deletedAt }) => !deletedAt).map((party) => [party.id, party]))
  return rows.map((row) => {
    const [host, traveler] = [living.get(row.booking.hostId), living.get(row.booking.userId)]
    return {
      ...row,
      hostEmail: host?.email ?? null,
      travelerEmail: traveler?.email ?? null,
      linkGeneration: host?.linkGeneration ?? 0,
    }
  })
}

/** One booking with the addresses to write to. */
export const findBookingToNotify = async (id: string): Promise<NotifiedBooking | null> =>
  (await findBookingsToNotify([id]))[0] ?? null
