import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'

/** Reviews belong to the host, one per traveler, and rest on a completed booking (INV-19). */
export const reviews = pgTable(
  'reviews',
  {
    id: randomId(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id),
    hostId: uuid()
      .notNull()
      .references(() => profiles.id),
    rating: smallint().notNull(),
    comment: text(),
    reservationId: uuid()
      .notNull()
      .references(() => bookings.id),
    hiddenAt: instant(),
    hiddenReason: text(),
    createdAt: instantOfInsert(),
  },
  (t) => [
    check('reviews_rating_one_to_five', sql`${t.rating} between 1 and 5`),
    check('reviews_not_of_oneself', sql`${t.userId} <> ${t.hostId}`),
    unique('reviews_one_per_traveler_and_host').on(t.userId, t.hostId),
    index('reviews_of_host').on(t.hostId, t.createdAt.desc().nullsFirst()),
    // For the back office, which lists the reviews of all people.
    index('reviews_by_age').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('reviews_by_rating').on(t.rating, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('reviews_by_words').using('gin', sql`place_key(coalesce(comment, '')) gin_trgm_ops`),
    index('reviews_by_beginnings').using('gin', sql`word_document(coalesce(comment, ''))`),
    index('reviews_by_reservation').on(t.reservationId),
  ],
)
