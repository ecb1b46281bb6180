import { asc, desc } from 'drizzle-orm'
import type { Executor } from '#platform/database/pool.ts'
import type { Rate } from './ledger.rules.ts'
import { commissionRates } from './ledger.table.ts'

/** SQL: the commission posted for a booking, in cents, as `commission`. @param b alias of the bookings table in the query */
export const COMMISSION_POSTED = (b: string) =>
  `select -sum(p.cents) as commission from ledger_entries c join ledger_postings p on p.entry_id = c.id and p.account = 'income' where c.booking_id = ${b}.id`

export const commissionRatesIn = (tx: Executor): Promise<Rate[]> =>
  tx
    .select({ id: commissionRates.id, fromDay: commissionRates.fromDay, basisPoints: commissionRates.basisPoints })
    .from(commissionRates)
    .orderBy(desc(commissionRates.fromDay), asc(commissionRates.id))
