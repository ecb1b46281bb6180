// The current commission for texts that name it. It is cached in memory, because pages render synchronously and cannot query
// in between.

import { dayOf } from '#platform/clock.ts'
import { configuration } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { memoizeTtl } from '#platform/memoize-ttl.ts'
import { commissionRatesIn } from './ledger.data.ts'
import { DEFAULT_BASIS_POINTS, rateOn } from './ledger.rules.ts'

/** A few seconds of delay are harmless: a new rate begins the next day at the earliest. */
const remembered = memoizeTtl<number>({ seconds: 5, maxEntries: 2, shouldCache: () => true })
let cached = DEFAULT_BASIS_POINTS / 100

/** The commission in percent for bookings that begin today. */
export async function currentCommission(): Promise<number> {
  const today = dayOf(new Date())
  cached = await remembered(`${configuration().DATABASE_URL} ${today}`, async () => {
    const rate = rateOn(await commissionRatesIn(database()), today)
    return (rate?.basisPoints ?? DEFAULT_BASIS_POINTS) / 100
  })
  return cached
}

/** The last read value, without waiting. */
export const cachedCommission = (): number => cached
