import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../../admin/list/list.query.ts'

export const bookingQuery = (id: string) =>
  adminQuery(['booking', id], () => adminApi.bookings.show({ params: { id } }))
