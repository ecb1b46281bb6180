import { sql } from 'drizzle-orm'
import { bigint, char, check, date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instantOfInsert, randomId, sequence } from '#platform/database/columns.ts'
import { ledgerEntries } from '../ledger.table.ts'

/**
 * What was charged, corrected and paid between a host and the platform in one month of El Salvador, and the remaining balance.
 * Created once and never changed: a mistake is corrected in a later one (docs/decisions/0211).
 */
export const statements = pgTable(
  'statements',
  {
    id: randomId(),
    number: sequence(),
    hostId: uuid()
      .notNull()
      .references(() => profiles.id),
    month: char({ length: 7 }).notNull(),
    /** The host's name at that time: accounting records must name the party, also after the account is deleted. */
    hostName: text().notNull(),
    /** Carried over from the previous statement. Negative is in the host's favour. */
    openingCents: bigint({ mode: 'number' }).notNull(),
    chargedCents: bigint({ mode: 'number' }).notNull(),
    correctedCents: bigint({ mode: 'number' }).notNull(),
    paidCents: bigint({ mode: 'number' }).notNull(),
    closingCents: bigint({ mode: 'number' }).notNull(),
    /** The due date: the fifth working day of the next month (CONST-30). */
    dueOn: date().notNull(),
    createdAt: instantOfInsert(),
  },
  (t) => [
    unique('statements_one_per_month').on(t.hostId, t.month),
    check(
      'statements_add_up',
      sql`${t.closingCents} = ${t.openingCents} + ${t.chargedCents} + ${t.correctedCents} + ${t.paidCents}`,
    ),
    index('statements_by_number').on(t.number.desc(), t.id.desc()),
    index('statements_by_month').on(t.month.desc(), t.id.desc()),
    index('statements_by_closing').on(t.closingCents.desc(), t.id.desc()),
    index('statements_by_name').using('gin', sql`place_key(host_name) gin_trgm_ops`),
  ],
)

/** The entries of each statement; an entry is in one statement only. */
export const statementLines = pgTable(
  'statement_lines',
  {
    entryId: uuid()
      .primaryKey()
      .references(() => ledgerEntries.id),
    statementId: uuid()
      .notNull()
      .references(() => statements.id),
  },
  (t) => [index('statement_lines_of_statement').on(t.statementId)],
)
