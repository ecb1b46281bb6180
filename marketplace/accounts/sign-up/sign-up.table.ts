import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'

/**
 * Registrations that wait for the link of their letter, where mail is configured (docs/decisions/0164). One row per address;
 * a newer registration replaces the older one. Addresses that have an account stand here, too, until the job that writes
 * the letter has looked. Nothing of this is an account: no request but that of the link reads it.
 */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    id: randomId(),
    /** In small letters, as the contract makes it. */
    email: text().notNull().unique(),
    /** SHA-256 of the link's secret, which is in the letter only; null until the letter is written. */
    digest: text().unique(),
    passwordHash: text().notNull(),
    name: text().notNull(),
    role: text({ enum: ['traveler', 'host'] }).notNull(),
    termsVersion: text().notNull(),
    termsAcceptedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instantOfInsert(),
  },
  (t) => [index('pending_sign_ups_by_end').on(t.expiresAt)],
)
