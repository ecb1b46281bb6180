import type { AdminRoute } from '../admin-route.view.ts'
import { fetchFresh } from '../list/list.query.ts'
import { AdminMailPage } from './mail-detail.tsx'
import { mailQuery } from './outbox.query.ts'
import { outboxScreen } from './outbox-list.tsx'

export const outboxPages: AdminRoute[] = [
  outboxScreen.route,
  {
    path: '/outbox/{id}',
    title: 'Correo',
    permission: 'mail.read',
    load: (queryClient, { id }) => fetchFresh(queryClient, mailQuery(id)),
    Page: AdminMailPage,
  },
]
