import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'
import { statements } from '../statements/statement.table.ts'

/** Warnings to hosts who are late, and what became of each; a host has at most one in force (docs/decisions/0225). */
export const arrears = pgTable(
  'arrears',
  {
    id: randomId(),
    hostId: uuid()
      .notNull()
      .references(() => profiles.id),
    /** The statement that was late when the host was warned. */
    statementId: uuid()
      .notNull()
      .references(() => statements.id),
    warnedAt: instantOfInsert(),
    /** The first day without new requests, as announced in the warning. */
    pausesOn: date().notNull(),
    pausedAt: instant(),
    endedAt: instant(),
    endedBy: text({ enum: ['payment', 'staff'] }),
    reason: text(),
  },
  (t) => [
    uniqueIndex('arrears_one_open').on(t.hostId).where(sql`ended_at is null`),
    index('arrears_of_statement').on(t.statementId),
    index('arrears_of_host').on(t.hostId, t.warnedAt),
    check('arrears_end_says_by_what', sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
    check('arrears_lifted_with_a_reason', sql`(${t.endedBy} = 'staff') is not true or ${t.reason} is not null`),
  ],
)
