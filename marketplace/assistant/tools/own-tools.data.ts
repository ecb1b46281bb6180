import { and, count, eq, inArray, ne, sum } from 'drizzle-orm'
import type { Traveler } from '#marketplace/accounts/account.rules.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database } from '#platform/database/pool.ts'

/** Dollars this traveler paid for completed reservations, and the number of those. */
export async function sumSpent({ id }: Traveler): Promise<{ total: number; count: number }> {
  const [row] = await database()
    .select({ total: sum(bookings.totalAmount), count: count() })
    .from(bookings)
    .where(and(eq(bookings.userId, id), eq(bookings.status, 'completed'), ne(bookings.paymentStatus, 'pending')))
  return { total: Number(row?.total ?? 0), count: row?.count ?? 0 }
}

/** What to bring, by id of the experience. */
export async function listWhatToBring(ids: string[]): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await database()
    .select({ id: experiences.id, bring: experiences.bringWithYou })
    .from(experiences)
    .where(inArray(experiences.id, ids))
  return new Map(rows.map(({ id, bring }) => [id, bring]))
}
