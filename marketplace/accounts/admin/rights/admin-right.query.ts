import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../../../admin/list/list.query.ts'

export const rightQuery = (id: string) =>
  adminQuery(['rights', 'one', id], () => adminApi.dataRequests.show({ params: { id } }))
