import { type SQL, sql } from 'drizzle-orm'

/** What stands for a person who has no name, or whose account was deleted, by what they are in that place. */
type Unnamed = 'Usuario' | 'Viajero' | 'Anfitrión'

/**
 * SQL: the name by which a person is shown.
 * @param column the full name, in a query that is text
 */
export const displayName = (column: string, unnamed: Unnamed = 'Usuario') =>
  `coalesce(nullif(${column}, ''), '${unnamed}')`

/** The same in a query that is a template. @param column of a table, or as above */
export const nameOf = (column: { getSQL(): SQL } | string, unnamed: Unnamed = 'Usuario'): SQL<string> =>
  sql<string>`coalesce(nullif(${typeof column === 'string' ? sql.raw(column) : column}, ''), ${sql.raw(`'${unnamed}'`)})`
