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

const quoted = (words: readonly string[]) => sql.raw(words.map((value) => `'${value}'`).join(', '))

/** The commission rates, by the day on which a booking begins. Rows are only ever added (docs/decisions/0210). */
export const commissionRates = pgTable(
  'commission_rates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The first day in El Salvador on which it applies; of two for one day the later row applies. */
    fromDay: date().notNull(),
    /** Hundredths of a percent: 1500 is 15 %. */
    basisPoints: integer().notNull(),
    createdAt: instantOfInsert(),
    /** The administrator; null for the initial rate. */
    createdBy: uuid(),
  },
  (t) => [
    check('commission_rates_within_half', sql`${t.basisPoints} between 0 and 5000`),
    index('commission_rates_by_day').on(t.fromDay.desc(), t.id.desc()),
  ],
)

/**
 * A movement between a host and the platform. Never changed and never deleted: a mistake is reversed by another entry. A
 * trigger on the bookings writes their entries (docs/decisions/0210).
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
    /** When it happened; decides the month of its statement. */
    at: instantOfInsert(),
    recordedAt: instantOfInsert(),
    bookingId: uuid().references(() => bookings.id),
    /** Numbers the entries of a booking, so that none is posted twice. */
    revision: integer(),
    /** The cash on which the commission is charged, in cents. */
    grossCents: bigint({ mode: 'number' }),
    rateId: integer().references(() => commissionRates.id),
    undoesId: uuid()
      .unique()
      .references((): AnyPgColumn => ledgerEntries.id),
    /** For a payment: the number of the transfer or receipt. */
    reference: text(),
    reason: text(),
    /** The member of staff who recorded it; null for entries of a booking. */
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

/**
 * The two or more postings of an entry, in whole cents; a debit is positive. They must add up to zero: a trigger refuses
 * others.
 */
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
