import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../../../admin/list/list.query.ts'

export const statementQuery = (id: string) =>
  adminQuery(['statements', 'one', id], () => adminApi.statements.show({ params: { id } }))
