import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instant, instantOfInsert, randomId, sequence } from '#platform/database/columns.ts'
import { availableDates } from '../availability/availability.table.ts'

/**
 * The waiting lists of dates (docs/decisions/0208). While an entry is `held` its spots are nobody else's: a trigger moves them
 * from `spots_available` to `held_spots`, and back when the entry changes or is deleted. Whoever changes an entry must hold
 * the lock of its date, so that changes of a list happen one after the other.
 */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: randomId(),
    /** Order of joining, which is the order of the list. */
    turn: sequence(),
    availableDateId: uuid()
      .notNull()
      .references(() => availableDates.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    guests: integer().notNull(),
    status: text({ enum: ['waiting', 'held', 'booked', 'expired'] })
      .notNull()
      .default('waiting'),
    /** Until when the spots are held, by the database's clock. */
    heldUntil: instant(),
    createdAt: instantOfInsert(),
  },
  (t) => [
    check('waitlist_entries_status_known', sql`${t.status} in ('waiting', 'held', 'booked', 'expired')`),
    check('waitlist_entries_guests_positive', sql`${t.guests} >= 1`),
    check('waitlist_entries_held_until_when_held', sql`${t.status} <> 'held' or ${t.heldUntil} is not null`),
    uniqueIndex('waitlist_entries_once').on(t.availableDateId, t.userId).where(sql`status in ('waiting', 'held')`),
    index('waitlist_entries_of_date').on(t.availableDateId, t.status, t.turn),
    index('waitlist_entries_of_person').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('waitlist_entries_to_end').on(t.heldUntil).where(sql`status = 'held'`),
  ],
)
