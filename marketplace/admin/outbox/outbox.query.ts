import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../list/list.query.ts'
import { type ListView, queryOf } from '../list/list.view.ts'

/** What the list of the outbox knows. */
export const outboxKnown = {
  sorts: ['created', 'sent', 'attempts'],
  filters: { status: ['waiting', 'sending', 'sent', 'kept', 'failed'], from: 'day', until: 'day' },
} as const

export const outboxQuery = (view: ListView) =>
  adminQuery(['outbox', view], () => adminApi.outbox.list({ query: queryOf(view) as never }))

export const mailQuery = (id: string) =>
  adminQuery(['outbox', 'mail', id], () => adminApi.outbox.show({ params: { id } }))
