import type { AdminRoute } from '../../admin/admin.routes.ts'
import { auditHistoryQuery } from '../../admin/audit/audit.query.ts'
import { readNow } from '../../admin/list/list.query.ts'
import { readView } from '../../admin/list/list.view.ts'
import { categoryChoices, experienceQuery, experiencesKnown, experiencesQuery } from './admin-experience.query.ts'
import { AdminExperienceDetail } from './experience-detail.tsx'
import { AdminExperiences } from './experience-list.tsx'

export const experiencePages: AdminRoute[] = [
  {
    path: '/experiences',
    title: 'Experiencias',
    load: (queryClient, { search }) =>
      Promise.all([
        readNow(queryClient, experiencesQuery(readView(search, experiencesKnown))),
        readNow(queryClient, categoryChoices),
      ]),
    Page: AdminExperiences,
  },
  {
    path: '/experiences/{id}',
    title: 'Experiencia',
    load: (queryClient, { id }) =>
      Promise.all([
        readNow(queryClient, experienceQuery(id)),
        queryClient.ensureQueryData(auditHistoryQuery('experience', id)),
      ]),
    Page: AdminExperienceDetail,
  },
]
