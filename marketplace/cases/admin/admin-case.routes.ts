import type { AdminRoute } from '../../admin/admin-route.view.ts'
import { auditHistoryQuery } from '../../admin/audit/audit.query.ts'
import { readNow } from '../../admin/list/list.query.ts'
import { caseQuery, templatesQuery } from './admin-case.query.ts'
import { caseScreen } from './admin-case-list.tsx'
import { CaseDetail } from './case-detail.tsx'
import { CaseTemplates } from './templates/case-templates.tsx'

export const casePages: AdminRoute[] = [
  caseScreen.route,
  {
    path: '/cases/{id}',
    title: 'Caso',
    load: (queryClient, { id }) =>
      Promise.all([
        readNow(queryClient, caseQuery(id)),
        queryClient.ensureQueryData(auditHistoryQuery('case', id)),
        queryClient.ensureQueryData(templatesQuery),
      ]),
    Page: CaseDetail,
  },
  {
    path: '/case-templates',
    title: 'Plantillas',
    load: (queryClient) => readNow(queryClient, templatesQuery),
    Page: CaseTemplates,
  },
]
