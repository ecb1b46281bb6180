import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { instantOfInsert, randomId, sequence } from '#platform/database/columns.ts'
import { ACCOUNTS, ENTRY_KINDS } from './ledger.rules.ts'

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** What the platform asks of each booking, by the day on which it begins. Rows are only ever added (docs/decisions/0210). */
export const commissionRates = pgTable(
  'commission_rates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The first day of El Salvador it stands for; of two for one day the later row stands. */
    fromDay: date().notNull(),
    /** Hundredths of a percent: 1500 is 15 %. */
    basisPoints: integer().notNull(),
    createdAt: instantOfInsert(),
    /** The administrator; null for what the product began with. */
    createdBy: uuid(),
  },
  (t) => [
    check('commission_rates_within_half', sql`${t.basisPoints} between 0 and 5000`),
    index('commission_rates_by_day').on(t.fromDay.desc(), t.id.desc()),
  ],
)

/**
 * Something that happened to the money between a host and the platform. Never changed and never deleted: what was wrong is
 * undone by an entry of its own. Those of bookings are written by a trigger on the bookings (docs/decisions/0210).
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: randomId(),
    number: sequence(),
    hostId: uuid()
      .notNull()
      .references(() => profiles.id),
    kind: text({ enum: ENTRY_KINDS }).notNull(),
    /** When it happened: decides the month of the statement. */
    at: instantOfInsert(),
    /** When it was written down. */
    recordedAt: instantOfInsert(),
    bookingId: uuid().references(() => bookings.id),
    /** Counts the entries of a booking, so that nothing is posted twice. */
    revision: integer(),
    /** The cash that the commission is of, in cents. */
    grossCents: bigint({ mode: 'number' }),
    rateId: integer().references(() => commissionRates.id),
    /** The entry that this one undoes. */
    undoesId: uuid()
      .unique()
      .references((): AnyPgColumn => ledgerEntries.id),
    /** Of a payment: the number of the transfer or of the receipt. */
    reference: text(),
    reason: text(),
    /** The member of staff who recorded it; null for what followed from a booking. */
    recordedBy: uuid().references(() => profiles.id),
  },
  (t) => [
    unique('ledger_entries_once_per_change').on(t.bookingId, t.revision),
    check('ledger_entries_kind_known', sql`${t.kind} in (${quoted(ENTRY_KINDS)})`),
    check(
      'ledger_entries_of_bookings_name_them',
      sql`(${t.kind} in ('claimed', 'charged', 'confirmed', 'reversed')) = (${t.bookingId} is not null and ${t.revision} is not null and ${t.grossCents} is not null and ${t.rateId} is not null)`,
    ),
    check('ledger_entries_undo_names_what', sql`(${t.kind} = 'undone') = (${t.undoesId} is not null)`),
    check(
      'ledger_entries_of_staff_say_who',
      sql`(${t.kind} in ('payment', 'written_off', 'adjusted', 'undone')) = (${t.recordedBy} is not null)`,
    ),
    index('ledger_entries_of_host').on(t.hostId, t.at.desc(), t.number.desc()),
    index('ledger_entries_by_age').on(t.at, t.number),
  ],
)

/** The two or more sides of an entry, in whole cents; a debit is positive. They add up to zero: a trigger refuses others. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: uuid()
      .notNull()
      .references(() => ledgerEntries.id),
    account: text({ enum: ACCOUNTS }).notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.account] }),
    check('ledger_postings_account_known', sql`${t.account} in (${quoted(ACCOUNTS)})`),
    check('ledger_postings_of_something', sql`${t.cents} <> 0`),
  ],
)
