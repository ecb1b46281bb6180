import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../../../../admin/list/list.query.ts'

export const recordsQuery = (id: string) =>
  adminQuery(['user', id, 'records'], () => adminApi.userRecords.show({ params: { id } }))
