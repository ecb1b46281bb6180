import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../../admin/list/list.query.ts'

export const caseQuery = (id: string) => adminQuery(['case', id], () => adminApi.cases.show({ params: { id } }))

export const templatesQuery = adminQuery(['case-templates'], () => adminApi.caseTemplates.list())
