import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instantOfInsert } from '#platform/database/columns.ts'
import { bookings } from '../booking.table.ts'

/** The address under which those who come along read about a reservation; without a row there is none (docs/decisions/0214). */
export const tripCards = pgTable('trip_cards', {
  bookingId: uuid()
    .primaryKey()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  /** The last part of the address: what nobody can guess. */
  token: text().notNull().unique(),
  createdAt: instantOfInsert(),
})
