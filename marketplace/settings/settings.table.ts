import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instantOfInsert } from '#platform/database/columns.ts'

/** What an operator changes while the product runs (ADM-11): one row per setting that differs from its default. */
export const settings = pgTable('settings', {
  /** A key of `Settings` in settings.contract.ts. */
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: instantOfInsert(),
  /** The administrator's id. No foreign key, because settings must not depend on accounts. */
  updatedBy: uuid(),
})
