import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Visitor } from '#marketplace/accounts/account.rules.ts'
import type { Executor } from '#platform/database/pool.ts'
import { prepared, preparedRead } from '#platform/database/prepared.ts'
import { isoInstant } from '#platform/database/sql-time.ts'
import { openTo, viewing } from '../experience.data.ts'
import { experiences } from '../experience.table.ts'
import { completeWait, offerSpots } from '../waitlist/waitlist.data.ts'
import { availableDates } from './availability.table.ts'

/** Who takes how many spots. `waits`: they are on the date's waiting list. */
type Reservation = { userId: string; dateId: string; experienceId: string; guests: number; waits: boolean }

/**
 * Takes spots of a date if enough are free, in one conditional update: of two requests for the last spot, one gets it (INV-03,
 * BOOK-40). Spots held for somebody on the waiting list are theirs, and what they leave of them goes to the next one. Must run
 * in the transaction that inserts the booking, so that a refusal rolls all of this back.
 * @returns the date as it was booked, or null when it is closed, past or has too few spots
 */
export async function reserveSpots(tx: Executor, { userId, dateId, experienceId, guests, waits }: Reservation) {
  if (waits) await completeWait(tx, userId, dateId)
  const [taken] = await taking(tx).execute({ date: dateId, experience: experienceId, guests })
  if (taken && waits) await offerSpots(tx, dateId)
  return taken ?? null
}

const taking = prepared((db) =>
  db
    .update(availableDates)
    .set({ spotsAvailable: sql`${availableDates.spotsAvailable} - ${sql.placeholder('guests')}` })
    .where(
      and(
        eq(availableDates.id, sql.placeholder('date')),
        eq(availableDates.experienceId, sql.placeholder('experience')),
        eq(availableDates.status, 'available'),
        gt(availableDates.startDate, sql`now()`),
        gte(availableDates.spotsAvailable, sql.placeholder('guests')),
      ),
    )
    .returning({ startDate: availableDates.startDate, endDate: availableDates.endDate })
    .prepare('take-places'),
)

/**
 * Returns the spots of a cancelled booking to its date, and holds them for the waiting list. Only the code that changed the
 * status may call this, or spots would be returned twice (INV-04). Must run in a transaction.
 */
export async function releaseSpots(tx: Executor, dateId: string, guests: number): Promise<void> {
  await tx
    .update(availableDates)
    .set({ spotsAvailable: sql`${availableDates.spotsAvailable} + ${guests}` })
    .where(eq(availableDates.id, dateId))
  await offerSpots(tx, dateId)
}

type OfferedDate = {
  id: string
  startDate: string
  endDate: string | null
  /** Includes spots held for this visitor. */
  spotsAvailable: number
  closed: boolean
  capacity: number
  /** Until when some are held for this visitor. */
  heldUntil: string | null
}

const offered = preparedRead((db) =>
  db
    .select({
      maxGuests: experiences.maxGuests,
      dates: sql<
        OfferedDate[]
      >`(select coalesce(json_agg(json_build_object('id', d.id, 'startDate', ${isoInstant(sql`d.start_date`)},
          'endDate', ${isoInstant(sql`d.end_date`)}, 'spotsAvailable', d.spots_available + coalesce(w.guests, 0),
          'closed', d.status = 'closed', 'capacity', d.capacity, 'heldUntil', ${isoInstant(sql`w.held_until`)})
          order by d.start_date), '[]')
        from ${availableDates} d
        left join waitlist_entries w on w.available_date_id = d.id and w.user_id = ${sql.placeholder('viewer')}
          and w.status = 'held' and w.held_until > now()
        where d.experience_id = experiences.id and d.status in ('available', 'closed') and d.start_date >= ${sql.placeholder('now')})`,
    })
    .from(experiences)
    .where(sql`${experiences.id} = ${sql.placeholder('id')} and ${openTo}`)
    .prepare('offered-dates'),
)

/**
 * All dates of an experience from `now` on, soonest first, including sold-out and closed ones (DET-17, DATA-40).
 * @returns null when the experience is missing or not visible to this visitor
 */
export async function findComingDates(visitor: Visitor, experienceId: string, now: Date) {
  const [row] = await offered().execute({ id: experienceId, now: now.toISOString(), ...viewing(visitor) })
  return row ?? null
}
