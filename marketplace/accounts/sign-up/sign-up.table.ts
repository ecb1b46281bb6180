import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'

/**
 * Registrations that wait for the link in their email, where mail is configured (docs/decisions/0164). One row per address; a
 * newer registration replaces the older one. Addresses with an account are stored too, until the job that writes the email
 * has looked. None of this is an account: only the link's request reads it.
 */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    id: randomId(),
    /** Lower case, as the contract converts it. */
    email: text().notNull().unique(),
    /** SHA-256 of the link's token, which itself is in the email only; null until the email is written. */
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
