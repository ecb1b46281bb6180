import type { AdminRoute } from '../../../admin/admin-route.view.ts'
import { readHistory } from '../../../admin/audit/audit.query.ts'
import { fetchFresh } from '../../../admin/list/list.query.ts'
import { rightQuery } from './admin-right.query.ts'
import { rightScreen } from './admin-right-list.tsx'
import { RightPage } from './admin-right-page.tsx'

export const rightPages: AdminRoute[] = [
  rightScreen.route,
  {
    path: '/rights/{id}',
    title: 'Solicitud de datos',
    permission: 'cases.read',
    load: (queryClient, { id }) =>
      Promise.all([fetchFresh(queryClient, rightQuery(id)), readHistory(queryClient, 'right', id)]),
    Page: RightPage,
  },
]
