import { auditHistoryQuery } from '../../audit/parts/audit-queries.ts'
import type { DeskPage } from '../../parts/desk.ts'
import { readNow } from '../../parts/list-query.ts'
import { readView } from '../../parts/list-view.ts'
import { AdminUserDetail } from './user-detail.tsx'
import { AdminUsers } from './user-list.tsx'
import { userQuery, usersKnown, usersQuery } from './user-queries.ts'

export const userPages: DeskPage[] = [
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
