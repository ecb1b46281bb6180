import { sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import { waitlistEntries } from './waitlist.table.ts'

type Overrides = { userId: string; availableDateId: string; guests?: number }

/** Stores an entry at the end of a date's list. @returns the row */
export async function createWait({ userId, availableDateId, guests = 2 }: Overrides) {
  const [row] = await database().insert(waitlistEntries).values({ userId, availableDateId, guests }).returning()
  return row!
}

/** Lets the holds of a date expire. */
export const endTimeOfHolds = (dateId: string) =>
  database().execute(
    sql`update waitlist_entries set held_until = now() - interval '1 second' where available_date_id = ${dateId} and status = 'held'`,
  )
