// The percentage that texts name: the rate of today, not one that is still to come.
import { afterEach, expect, test, vi } from 'vitest'
import { dayOf } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { cachedCommission, currentCommission } from './commission.data.ts'
import { commissionRates } from './ledger.table.ts'

afterEach(() => void vi.useRealTimers())

test('texts name the commission of the day in percent, and remember it', async () => {
  const tomorrow = new Date(Date.now() + DAY_MS)
  await database()
    .insert(commissionRates)
    .values({ fromDay: dayOf(tomorrow), basisPoints: 1250 })
  expect([await currentCommission(), cachedCommission()]).toEqual([15, 15])
  vi.useFakeTimers({ toFake: ['Date'], now: tomorrow })
  expect([await currentCommission(), cachedCommission()]).toEqual([12.5, 12.5])
})
