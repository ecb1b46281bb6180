import { eq, inArray, sql } from 'drizzle-orm'
import { users } from '#marketplace/accounts/account.table.ts'
import { findRecipients } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { type BookingWithParties, selectBookings } from '../booking.data.ts'
import { bookings } from '../booking.table.ts'

/** The account's own mailbox; null when the account was deleted. */
type Mailbox = string | null
export type NotifiedBooking = BookingWithParties & {
  hostEmail: Mailbox
  travelerEmail: Mailbox
  /** For links that are sent to the host (docs/decisions/0209). */
  linkGeneration: number
}

type Party = { id: string; email: string; deletedAt: Date | null; linkGeneration: number }

function withParties(rows: BookingWithParties[], parties: Party[]): NotifiedBooking[] {
  const living = new Map(parties.filter(({ deletedAt }) => !deletedAt).map((party) => [party.id, party]))
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

const party = { id: users.id, email: users.email, deletedAt: users.deletedAt, linkGeneration: users.linkGeneration }

/** Bookings with the addresses of their parties, in no order. */
export async function findBookingsToNotify(ids: string[], tx: Executor = database()): Promise<NotifiedBooking[]> {
  if (ids.length === 0) return []
  const rows = await selectBookings(tx).where(inArray(bookings.id, ids))
  const people = [...new Set(rows.flatMap(({ booking }) => [booking.hostId, booking.userId]))]
  return withParties(rows, await tx.select(party).from(users).where(inArray(users.id, people)))
}

const shownOne = prepared((db) =>
  selectBookings(db)
    .where(eq(bookings.id, sql.placeholder('id')))
    .prepare('booking-to-notify'),
)
export const findBookingToNotify = async (id: string): Promise<NotifiedBooking | null> =>
  (await findNotification(id))?.context ?? null

/** One booking, and the mailboxes of its parties by their ids. */
export async function findNotification(id: string) {
  const [row] = await shownOne().execute({ id })
  if (!row) return null
  const { hostId, userId } = row.booking
  const mailboxes = await findRecipients([hostId, userId])
  const [host, traveler] = [mailboxes.get(hostId), mailboxes.get(userId)]
  const linkGeneration = host?.linkGeneration ?? 0
  const context = { ...row, hostEmail: host?.email ?? null, travelerEmail: traveler?.email ?? null, linkGeneration }
  return { context, mailboxes }
}
