import { adminApi } from '#marketplace/client.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { adminQuery } from '../../../admin/list/list.query.ts'
import { type KnownView, type ListView, queryOf } from '../../../admin/list/list.view.ts'

/** What the address of the list may say. */
export const usersKnown = {
  sorts: ['created', 'name', 'bookings'],
  filters: {
    role: ['traveler', 'host', 'admin'],
    state: ['active', 'suspended', 'deleted'],
    verified: ['yes', 'no'],
  },
} as const satisfies KnownView

export const usersQuery = (view: ListView) =>
  adminQuery(['users', view], () => adminApi.users.list({ query: queryOf(view) as never }))

/** A mistyped address is as missing as one that never was. */
const NOWHERE = { ok: false, refusal: { status: 404, message: '' } } as const

export const userQuery = (id: string) =>
  adminQuery(['user', id], async () => (isUuidShaped(id) ? adminApi.users.show({ params: { id } }) : NOWHERE))
