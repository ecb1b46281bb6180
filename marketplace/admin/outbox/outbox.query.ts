import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../list/list.query.ts'

export const mailQuery = (id: string) =>
  adminQuery(['outbox', 'mail', id], () => adminApi.outbox.show({ params: { id } }))
