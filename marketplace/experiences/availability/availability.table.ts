import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'
import { experiences } from '../experience.table.ts'
import { DATE_STATUSES } from './availability.rules.ts'

/** One meeting of an experience and its free spots. Σ guests of live bookings + held + spots = capacity, always (INV-01). */
export const availableDates = pgTable(
  'available_dates',
  {
    id: randomId(),
    experienceId: uuid()
      .notNull()
      .references(() => experiences.id, { onDelete: 'cascade' }),
    startDate: instant().notNull(),
    endDate: instant(),
    capacity: integer().notNull(),
    spotsAvailable: integer().notNull(),
    /** Spots held for the waiting list, maintained by the trigger of `waitlist_entries`; nobody else can book them. */
    heldSpots: integer().notNull().default(0),
    /** `closed` takes no new bookings; `cancelled` was cancelled with all its bookings. */
    status: text({ enum: DATE_STATUSES }).notNull().default('available'),
    /**
     * The effect of the host's calendar on the date (docs/decisions/0216): `closed` by it, and reopened when the busy time
     * goes; `kept` open by the host although they are busy.
     */
    calendarMark: text({ enum: ['closed', 'kept'] }),
    /** Why the date was cancelled; every guest is told. */
    cancelReason: text({ enum: ['weather', 'closure', 'health', 'few-people'] }),
    /** The host's own explanation. */
    cancelNote: text(),
    revision: integer().notNull().default(0),
    createdAt: instantOfInsert(),
  },
  (t) => [
    check('available_dates_status_known', sql`${t.status} in ('available', 'closed', 'cancelled')`),
    check('available_dates_calendar_mark_known', sql`${t.calendarMark} in ('closed', 'kept')`),
    check('available_dates_marked_closed_is', sql`${t.calendarMark} <> 'closed' or ${t.status} <> 'available'`),
    check(
      'available_dates_cancel_reason_known',
      sql`${t.cancelReason} in ('weather', 'closure', 'health', 'few-people')`,
    ),
    check('available_dates_capacity_positive', sql`${t.capacity} >= 1`),
    check('available_dates_spots_within_capacity', sql`${t.spotsAvailable} between 0 and ${t.capacity}`),
    check(
      'available_dates_held_within_capacity',
      sql`${t.heldSpots} >= 0 and ${t.heldSpots} + ${t.spotsAvailable} <= ${t.capacity}`,
    ),
    check('available_dates_end_after_start', sql`${t.endDate} is null or ${t.endDate} >= ${t.startDate}`),
    uniqueIndex('available_dates_one_per_start').on(t.experienceId, t.startDate).where(sql`status <> 'cancelled'`),
    index('available_dates_of_experience').on(t.experienceId),
    index('available_dates_with_spots')
      .on(t.experienceId, t.startDate)
      .where(sql`status = 'available' and spots_available > 0`),
    index('available_dates_by_start')
      .on(t.startDate, t.spotsAvailable)
      .where(sql`status = 'available' and spots_available > 0`),
  ],
)
