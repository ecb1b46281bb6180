import type { AdminRoute } from '../../admin/admin.routes.ts'
import { auditHistoryQuery } from '../../admin/audit/audit.query.ts'
import { readNow } from '../../admin/list/list.query.ts'
import { readView } from '../../admin/list/list.view.ts'
import { MessagePage } from './contact-message-page.tsx'
import { inboxKnown, inboxQuery, messageQuery } from './inbox.query.ts'
import { InboxPage } from './inbox.tsx'

export const messagePages: AdminRoute[] = [
  {
    path: '/messages',
    title: 'Mensajes',
    load: (queryClient, { search }) => readNow(queryClient, inboxQuery(readView(search, inboxKnown))),
    Page: InboxPage,
  },
  {
    path: '/messages/{id}',
    title: 'Mensaje',
    load: (queryClient, { id }) =>
      Promise.all([
        readNow(queryClient, messageQuery(id)),
        queryClient.ensureQueryData(auditHistoryQuery('message', id)),
      ]),
    Page: MessagePage,
  },
]
