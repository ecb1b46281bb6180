import { sql } from 'drizzle-orm'
import { boolean, check, customType, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

/** A transaction id of 64 bits, which is never reused. */
const transaction = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Experiences changed by a transaction in a way that search must know; triggers write the rows in that transaction. The nil
 * uuid stands for the category names. Readers continue from the oldest transaction that may still have been open.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    transaction: transaction().notNull().default(sql`pg_current_xact_id()`),
    experienceId: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.transaction, t.experienceId] })],
)

/** One row: up to which transaction changes were deleted, and up to which the next sweep deletes them. */
export const catalogueSweeps = pgTable(
  'catalogue_sweeps',
  {
    single: boolean().primaryKey().default(true),
    forgotten: transaction().notNull(),
    next: transaction().notNull(),
  },
  (t) => [check('catalogue_sweeps_one_row', sql`${t.single}`)],
)
