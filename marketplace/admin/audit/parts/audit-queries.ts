import { queryOptions } from '@tanstack/react-query'
import { call } from '#marketplace/client.ts'
import { type ListView, queryOf } from '../../parts/list-view.ts'
import type { AuditObject } from '../audit.rules.ts'

type Asked = Parameters<typeof call<'get /admin/audit'>>[1]
const ask = async (query: NonNullable<Asked>['query']) => {
  const answer = await call('get /admin/audit', { query })
  if (!answer.ok) throw new Error(answer.refusal.message)
  return answer.data
}

/** A page of the audit log, as its address asks for it. */
export const auditQuery = (view: ListView) =>
  queryOptions({
    queryKey: ['admin', 'audit', view],
    staleTime: 0,
    queryFn: () => ask(queryOf(view) as NonNullable<Asked>['query']),
  })

/** The newest entries about one object, for the page that shows it. */
export const auditHistoryQuery = (type: AuditObject, id: string) =>
  queryOptions({
    queryKey: ['admin', 'audit', 'of', type, id],
    staleTime: 0,
    queryFn: () => ask({ type, object: id }),
  })
