import { adminApi } from '#marketplace/client.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { adminQuery } from '../../admin/list/list.query.ts'

const NOWHERE = { ok: false, refusal: { status: 404, message: '' } } as const

export const bookingQuery = (id: string) =>
  adminQuery(['booking', id], async () => (isUuidShaped(id) ? adminApi.bookings.show({ params: { id } }) : NOWHERE))
