// Instants as SQL text. JSON made by the database has to carry instants exactly as JavaScript would write them.
import { type Column, type SQL, sql } from 'drizzle-orm'
import { ZONE } from '#platform/clock.ts'

/** A `timestamptz`: its name inside SQL text, or a Drizzle column or expression. */
type Instant = string | SQL | Column
/** SQL text for a name, a Drizzle expression otherwise. */
type As<I extends Instant> = I extends string ? string : SQL<string>

const formatted = <I extends Instant>(instant: I, zone: string, format: string): As<I> =>
  (typeof instant === 'string'
    ? `to_char(${instant} at time zone '${zone}', '${format}')`
    : sql`to_char(${instant} at time zone ${sql.raw(`'${zone}', '${format}'`)})`) as As<I>

/** The instant as `Date.toJSON` writes it: UTC with milliseconds. */
export const isoInstant = <I extends Instant>(instant: I): As<I> =>
  formatted(instant, 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')

/** The instant in UTC with its microseconds: a cursor without them would skip or repeat rows of the same millisecond. */
export const exactInstant = <I extends Instant>(instant: I): As<I> =>
  formatted(instant, 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')

/** The month of an instant in El Salvador: `2026-11`. */
export const monthOf = <I extends Instant>(instant: I): As<I> => formatted(instant, ZONE, 'YYYY-MM')

/** Local time in El Salvador at an instant, as a `timestamp` without zone. */
export const localTime = (instant: SQL | Column): SQL => sql`${instant} at time zone ${sql.raw(`'${ZONE}'`)}`

/** Condition for the rows after a cursor in a list with the newest first. The pair is the moment and the id of the last row shown. */
export const olderThan = (at: SQL | Column, id: SQL | Column, [moment, last]: readonly [string, string]): SQL =>
  sql`(${at}, ${id}) < (${moment}::timestamptz, ${last}::uuid)`
