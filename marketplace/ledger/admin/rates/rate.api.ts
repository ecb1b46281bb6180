import type { Admin } from '#marketplace/accounts/account.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { DAY_MS } from '#platform/units.ts'
import { recordAudit } from '../../../admin/audit/audit.data.ts'
import { percentText, rateOn } from '../../ledger.rules.ts'
import type * as contract from './rate.contract.ts'
import { insertRate, listRates } from './rate.data.ts'

async function presentRates(admin: Admin, now: Date, tx: Executor = database()): Promise<contract.CommissionRates> {
  const rates = await listRates(admin, tx)
  const current = rateOn(rates, dayOf(now))
  return {
    rates: rates.map(({ basisPoints, createdAt, ...rate }) => ({
      ...rate,
      percent: basisPoints / 100,
      current: rate.id === current?.id,
      createdAt: createdAt.toISOString(),
    })),
    earliest: dayOf(new Date(now.getTime() + DAY_MS)),
  }
}

export const list: Serve<typeof contract.list> = ({ caller, now }) => presentRates(caller, now)

export const add: Serve<typeof contract.add> = async ({ caller, body: { fromDay, percent, reason }, now }) => {
  if (fromDay <= dayOf(now)) return refuse('RATE_NOT_AHEAD')
  return database().transaction(async (tx) => {
    const before = rateOn(await listRates(caller, tx), fromDay)
    const basisPoints = Math.round(percent * 100)
    await insertRate(tx, caller, { fromDay, basisPoints })
    await recordAudit(tx, caller, {
      action: 'commission.change',
      object: { type: 'settings', id: 'commission', label: `${percentText(basisPoints)} desde ${fromDay}` },
      before: { percent: before ? before.basisPoints / 100 : 0 },
      after: { percent, fromDay },
      reason,
    })
    return presentRates(caller, now, tx)
  })
}
