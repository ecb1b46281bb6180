import { adminApi, api } from '#marketplace/client.ts'
import { adminQuery } from '../../admin/list/list.query.ts'

export const experienceQuery = (id: string) =>
  adminQuery(['experience', id], () => adminApi.experiences.show({ params: { id } }))
export const categoryChoices = adminQuery(['category-choices'], () => api.categories.list())
