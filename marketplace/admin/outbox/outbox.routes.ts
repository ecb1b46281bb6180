import type { AdminRoute } from '../admin.routes.ts'
import { readNow } from '../list/list.query.ts'
import { readView } from '../list/list.view.ts'
import { AdminMailPage } from './mail-detail.tsx'
import { mailQuery, outboxKnown, outboxQuery } from './outbox.query.ts'
import { AdminOutbox } from './outbox-list.tsx'

export const outboxPages: AdminRoute[] = [
  {
    path: '/outbox',
    title: 'Bandeja de salida',
    load: (queryClient, { search }) => readNow(queryClient, outboxQuery(readView(search, outboxKnown))),
    Page: AdminOutbox,
  },
  {
    path: '/outbox/{id}',
    title: 'Correo',
    load: (queryClient, { id }) => readNow(queryClient, mailQuery(id)),
    Page: AdminMailPage,
  },
]
