import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../../admin/list/list.query.ts'
import { type KnownView, type ListView, queryOf } from '../../admin/list/list.view.ts'
import { BOXES } from './contact-message.rules.ts'

export const inboxKnown: KnownView = { sorts: ['created'], filters: { box: BOXES } }

/** A box of messages, as its address asks for it. */
export const inboxQuery = (view: ListView) =>
  adminQuery(['messages', view], () => adminApi.contactMessages.list({ query: queryOf(view) as never }))

export const messageQuery = (id: string) =>
  adminQuery(['messages', 'one', id], () => adminApi.contactMessages.show({ params: { id } }))
