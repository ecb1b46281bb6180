import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What an operator changes while the product runs (ADM-11): one row per setting that differs from its default. */
export const settings = pgTable('settings', {
  /** A key of `Settings` in settings.contract.ts. */
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  /** The administrator; without a foreign key, so that settings stand below the accounts. */
  updatedBy: uuid(),
})
