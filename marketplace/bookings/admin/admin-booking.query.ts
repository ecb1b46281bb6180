import { adminApi } from '#marketplace/client.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { adminQuery } from '../../admin/list/list.query.ts'
import { type KnownView, type ListView, queryOf } from '../../admin/list/list.view.ts'

/** What the address of the list may say. */
export const bookingsKnown = {
  sorts: ['created', 'start', 'total'],
  filters: {
    status: ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled'],
    payment: ['pending', 'paid_cash', 'paid'],
    stuck: ['yes'],
    from: 'day',
    until: 'day',
    createdFrom: 'day',
    createdUntil: 'day',
    person: 'text',
    experience: 'text',
  },
} as const satisfies KnownView

export const bookingsQuery = (view: ListView) =>
  adminQuery(['bookings', view], () => adminApi.bookings.list({ query: queryOf(view) as never }))

/** A mistyped address is as missing as one that never was. */
const NOWHERE = { ok: false, refusal: { status: 404, message: '' } } as const

export const bookingQuery = (id: string) =>
  adminQuery(['booking', id], async () => (isUuidShaped(id) ? adminApi.bookings.show({ params: { id } }) : NOWHERE))
