// The commission in force, for words that name it: pages are drawn in one go and can't ask in between.

import { dayOf } from '#platform/clock.ts'
import { configuration } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { memoizeTtl } from '#platform/memoize-ttl.ts'
import { commissionRatesIn } from './ledger.data.ts'
import { rateOn, USUAL_BASIS_POINTS } from './ledger.rules.ts'

/** A rate stands from the next day on at the earliest, so that nobody waits for a new one. */
const remembered = memoizeTtl<number>({ seconds: 5, most: 2, worth: () => true })
let known = USUAL_BASIS_POINTS / 100

/** The percent asked of what begins today. */
export async function commissionNow(): Promise<number> {
  const today = dayOf(new Date())
  known = await remembered(`${configuration().DATABASE_URL} ${today}`, async () => {
    const rate = rateOn(await commissionRatesIn(database()), today)
    return (rate?.basisPoints ?? USUAL_BASIS_POINTS) / 100
  })
  return known
}

/** The same without waiting, as it was read last. */
export const knownCommission = (): number => known
