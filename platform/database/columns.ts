// Columns that tables have in common, so that the same thing has the same type everywhere.
import { getTableColumns, type Table } from 'drizzle-orm'
import { bigint, numeric, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant: `timestamptz`, read and written as a Date. Without a zone a server in another one would store another moment. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** `createdAt` and the like: the start of the transaction that inserted the row, unless given. */
export const instantOfInsert = () => instant().notNull().defaultNow()

/** An amount in US dollars with its cents: `numeric(10, 2)`, read and written as a number. */
export const dollars = () => numeric({ precision: 10, scale: 2, mode: 'number' })

/** The primary key of most tables: a random UUID that the database makes. */
export const randomId = () => uuid().primaryKey().defaultRandom()

/** Insertion order, numbered by the database. */
export const sequence = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity()

/**
 * All columns of a table but some, for a select: a column added later is included without a change here.
 * @param omitted columns that are left out, each with the reason
 */
export function columnsWithout<T extends Table, Left extends keyof T['_']['columns'] & string>(
  table: T,
  omitted: Record<Left, string>,
): Omit<T['_']['columns'], Left> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !(name in omitted))
  return Object.fromEntries(columns) as Omit<T['_']['columns'], Left>
}
