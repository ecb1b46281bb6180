import type { Serve } from '#marketplace/slice.ts'
import type * as contract from './stats.contract.ts'
import { findStats, listNewest } from './stats.data.ts'
import { daysAround, startOfMonth } from './today.rules.ts'

export const show: Serve<typeof contract.show> = async ({ caller, now }) => {
  const [figures, newest] = await Promise.all([
    findStats(caller, { month: startOfMonth(now), today: daysAround(now).today }),
    listNewest(caller, now),
  ])
  return {
    ...figures,
    newest: newest.map((experience) => ({ ...experience, nextDate: experience.nextDate?.toISOString() ?? null })),
  }
}
