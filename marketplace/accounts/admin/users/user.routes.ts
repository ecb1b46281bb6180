import { hasPermission } from '../../../admin/actions/use-permission.ts'
import type { AdminRoute } from '../../../admin/admin-route.view.ts'
import { readHistory } from '../../../admin/audit/audit.query.ts'
import { fetchFresh } from '../../../admin/list/list.query.ts'
import { recordsQuery } from './records/user-record.query.ts'
import { userQuery } from './user.query.ts'
import { AdminUserDetail } from './views/user-detail.tsx'
import { userScreen } from './views/user-list.tsx'

export const userPages: AdminRoute[] = [
  userScreen.route,
  {
    path: '/users/{id}',
    title: 'Usuario',
    permission: 'people.read',
    load: (queryClient, { id }) =>
      Promise.all([
        fetchFresh(queryClient, userQuery(id)),
        hasPermission(queryClient, 'people.write') ? fetchFresh(queryClient, recordsQuery(id)) : null,
        readHistory(queryClient, 'user', id),
      ]),
    Page: AdminUserDetail,
  },
]
