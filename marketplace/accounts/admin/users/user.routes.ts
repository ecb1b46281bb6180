import { mayNow } from '../../../admin/actions/use-may.ts'
import type { AdminRoute } from '../../../admin/admin-route.view.ts'
import { readHistory } from '../../../admin/audit/audit.query.ts'
import { readNow } from '../../../admin/list/list.query.ts'
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
        readNow(queryClient, userQuery(id)),
        mayNow(queryClient, 'people.write') ? readNow(queryClient, recordsQuery(id)) : null,
        readHistory(queryClient, 'user', id),
      ]),
    Page: AdminUserDetail,
  },
]
