import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../../admin/list/list.query.ts'

export const questionQuery = (id: string) =>
  adminQuery(['question', id], () => adminApi.questions.show({ params: { id } }))
