import { auditHistoryQuery } from '../../audit/parts/audit-queries.ts'
import type { DeskPage } from '../../parts/desk.ts'
import { readNow } from '../../parts/list-query.ts'
import { readView } from '../../parts/list-view.ts'
import { InboxPage } from './inbox-page.tsx'
import { inboxKnown, inboxQuery, messageQuery } from './inbox-queries.ts'
import { MessagePage } from './message-page.tsx'

export const messagePages: DeskPage[] = [
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
