import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../../../admin/list/list.query.ts'

export const userQuery = (id: string) => adminQuery(['user', id], () => adminApi.users.show({ params: { id } }))
