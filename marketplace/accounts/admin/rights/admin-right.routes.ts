import type { AdminRoute } from '../../../admin/admin.routes.ts'
import { auditHistoryQuery } from '../../../admin/audit/audit.query.ts'
import { readNow } from '../../../admin/list/list.query.ts'
import { readView } from '../../../admin/list/list.view.ts'
import { rightQuery, rightsKnown, rightsQuery } from './admin-right.query.ts'
import { RightPage } from './admin-right-page.tsx'
import { RightsPage } from './rights-page.tsx'

export const rightPages: AdminRoute[] = [
  {
    path: '/rights',
    title: 'Datos personales',
    load: (queryClient, { search }) => readNow(queryClient, rightsQuery(readView(search, rightsKnown))),
    Page: RightsPage,
  },
  {
    path: '/rights/{id}',
    title: 'Solicitud de datos',
    load: (queryClient, { id }) =>
      Promise.all([readNow(queryClient, rightQuery(id)), queryClient.ensureQueryData(auditHistoryQuery('right', id))]),
    Page: RightPage,
  },
]
