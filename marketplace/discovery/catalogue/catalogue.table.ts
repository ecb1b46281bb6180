import { sql } from 'drizzle-orm'
import { boolean, check, customType, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

/** The number of a transaction, which never comes again. */
const transaction = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Which experiences a transaction has changed for those who search, written by triggers in that transaction. The nil uuid
 * stands for the names of the categories. Readers go on from the oldest transaction that may still have been open.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    transaction: transaction().notNull().default(sql`pg_current_xact_id()`),
    experienceId: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.transaction, t.experienceId] })],
)

/** Up to which transaction changes have been forgotten, and up to which they will be at the next sweep; one row. */
export const catalogueSweeps = pgTable(
  'catalogue_sweeps',
  {
    single: boolean().primaryKey().default(true),
    forgotten: transaction().notNull(),
    next: transaction().notNull(),
  },
  (t) => [check('catalogue_sweeps_one_row', sql`${t.single}`)],
)
