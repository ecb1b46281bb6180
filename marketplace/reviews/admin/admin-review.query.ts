import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../../admin/list/list.query.ts'

export const reviewQuery = (id: string) => adminQuery(['review', id], () => adminApi.reviews.show({ params: { id } }))
