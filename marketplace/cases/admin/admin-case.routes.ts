import { hasPermission } from '../../admin/actions/use-permission.ts'
import type { AdminRoute } from '../../admin/admin-route.view.ts'
import { readHistory } from '../../admin/audit/audit.query.ts'
import { fetchFresh } from '../../admin/list/list.query.ts'
import { caseQuery, templatesQuery } from './admin-case.query.ts'
import { caseScreen } from './admin-case-list.tsx'
import { CaseDetail } from './case-detail.tsx'
import { CaseTemplates } from './templates/case-templates.tsx'

export const casePages: AdminRoute[] = [
  caseScreen.route,
  {
    permission: 'cases.read',
    path: '/cases/{id}',
    title: 'Caso',
    load: (queryClient, { id }) =>
      Promise.all([
        fetchFresh(queryClient, caseQuery(id)),
        readHistory(queryClient, 'case', id),
        hasPermission(queryClient, 'cases.answer') ? queryClient.ensureQueryData(templatesQuery) : null,
      ]),
    Page: CaseDetail,
  },
  {
    permission: 'cases.answer',
    path: '/case-templates',
    title: 'Plantillas',
    load: (queryClient) => fetchFresh(queryClient, templatesQuery),
    Page: CaseTemplates,
  },
]
