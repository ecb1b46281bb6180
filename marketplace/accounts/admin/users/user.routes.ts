import type { AdminRoute } from '../../../admin/admin.routes.ts'
import { auditHistoryQuery } from '../../../admin/audit/audit.query.ts'
import { readNow } from '../../../admin/list/list.query.ts'
import { readView } from '../../../admin/list/list.view.ts'
import { userQuery, usersKnown, usersQuery } from './user.query.ts'
import { AdminUserDetail } from './views/user-detail.tsx'
import { AdminUsers } from './views/user-list.tsx'

export const userPages: AdminRoute[] = [
  {
    path: '/users',
    title: 'Usuarios',
    load: (queryClient, { search }) => readNow(queryClient, usersQuery(readView(search, usersKnown))),
    Page: AdminUsers,
  },
  {
    path: '/users/{id}',
    title: 'Usuario',
    load: (queryClient, { id }) =>
      Promise.all([readNow(queryClient, userQuery(id)), queryClient.ensureQueryData(auditHistoryQuery('user', id))]),
    Page: AdminUserDetail,
  },
]
