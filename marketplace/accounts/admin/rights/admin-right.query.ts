import { RIGHTS } from '#marketplace/accounts/rights/right.rules.ts'
import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../../../admin/list/list.query.ts'
import { type KnownView, type ListView, queryOf } from '../../../admin/list/list.view.ts'

export const rightsKnown: KnownView = {
  sorts: ['due', 'received'],
  filters: { status: ['open', 'answered', 'refused'], kind: RIGHTS },
}

/** The queue, as its address asks for it. */
export const rightsQuery = (view: ListView) =>
  adminQuery(['rights', view], () => adminApi.dataRequests.list({ query: queryOf(view) as never }))

export const rightQuery = (id: string) =>
  adminQuery(['rights', 'one', id], () => adminApi.dataRequests.show({ params: { id } }))
