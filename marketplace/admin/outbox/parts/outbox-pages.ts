import type { DeskPage } from '../../parts/desk.ts'
import { readNow } from '../../parts/list-query.ts'
import { readView } from '../../parts/list-view.ts'
import { AdminMailPage } from './mail-detail.tsx'
import { AdminOutbox } from './outbox-list.tsx'
import { mailQuery, outboxKnown, outboxQuery } from './outbox-queries.ts'

export const outboxPages: DeskPage[] = [
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
