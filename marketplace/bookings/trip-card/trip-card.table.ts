import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instantOfInsert } from '#platform/database/columns.ts'
import { bookings } from '../booking.table.ts'

/** Address under which companions can read about a booking; without a row there is none (docs/decisions/0214). */
export const tripCards = pgTable('trip_cards', {
  bookingId: uuid()
    .primaryKey()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  token: text().notNull().unique(),
  createdAt: instantOfInsert(),
})
