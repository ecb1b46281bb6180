import { sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import { waitlistEntries } from './waitlist.table.ts'

type Wishes = { userId: string; availableDateId: string; guests?: number }

/** Stores somebody in the line of a date, at its end. @returns the row */
export async function createWait({ userId, availableDateId, guests = 2 }: Wishes) {
  const [row] = await database().insert(waitlistEntries).values({ userId, availableDateId, guests }).returning()
  return row!
}

/** Lets the time of whatever is held on a date be over. */
export const endTimeOfHolds = (dateId: string) =>
  database().execute(
    sql`update waitlist_entries set held_until = now() - interval '1 second' where available_date_id = ${dateId} and status = 'held'`,
  )
