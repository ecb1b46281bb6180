import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../../admin/list/list.query.ts'

export const messageQuery = (id: string) =>
  adminQuery(['messages', 'one', id], () => adminApi.contactMessages.show({ params: { id } }))
