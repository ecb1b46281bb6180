import type { AdminRoute } from '../../admin/admin-route.view.ts'
import { auditHistoryQuery } from '../../admin/audit/audit.query.ts'
import { readNow } from '../../admin/list/list.query.ts'
import { messageQuery } from './contact-message.query.ts'
import { messageScreen } from './contact-message-list.tsx'
import { MessagePage } from './contact-message-page.tsx'

export const messagePages: AdminRoute[] = [
  messageScreen.route,
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
