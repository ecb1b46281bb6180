import { auditHistoryQuery } from '../../audit/parts/audit-queries.ts'
import type { DeskPage } from '../../parts/desk.ts'
import { readNow } from '../../parts/list-query.ts'
import { readView } from '../../parts/list-view.ts'
import { RightPage } from './right-page.tsx'
import { rightQuery, rightsKnown, rightsQuery } from './right-queries.ts'
import { RightsPage } from './rights-page.tsx'

export const rightPages: DeskPage[] = [
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
