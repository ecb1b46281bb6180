import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../list/list.query.ts'
import type { By } from './analytics.contract.ts'
import type { Range } from './analytics.rules.ts'

const BYS: By[] = ['month', 'category', 'department', 'host', 'experience']

/** The breakdown that the address asks for; months by default. */
export const byOf = (search: Record<string, unknown>): By => BYS.find((by) => by === search.by) ?? 'month'

export const analyticsQuery = ({ from, until }: Range) =>
  adminQuery(['analytics', from, until], () => adminApi.analytics.show({ query: { from, until } }))

export const breakdownQuery = ({ from, until }: Range, by: By) =>
  adminQuery(['analytics', from, until, by], () => adminApi.analytics.showBreakdown({ query: { from, until, by } }))
