import type { AdminRoute } from '../../../admin/admin-route.view.ts'
import { fetchFresh } from '../../../admin/list/list.query.ts'
import { statementQuery } from './admin-statement.query.ts'
import { AdminStatementPage } from './admin-statement-detail.tsx'
import { statementScreen } from './admin-statement-list.tsx'

export const statementPages: AdminRoute[] = [
  statementScreen.route,
  {
    path: '/statements/{id}',
    title: 'Estado de cuenta',
    permission: 'money.read',
    load: (queryClient, { id }) => fetchFresh(queryClient, statementQuery(id)),
    Page: AdminStatementPage,
  },
]
