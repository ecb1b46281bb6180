import type { AdminRoute } from '../../admin/admin-route.view.ts'
import { readHistory } from '../../admin/audit/audit.query.ts'
import { fetchFresh } from '../../admin/list/list.query.ts'
import { experienceQuery } from './admin-experience.query.ts'
import { AdminExperienceDetail } from './experience-detail.tsx'
import { experienceScreen } from './experience-list.tsx'

export const experiencePages: AdminRoute[] = [
  experienceScreen.route,
  {
    path: '/experiences/{id}',
    title: 'Experiencia',
    permission: 'content.read',
    load: (queryClient, { id }) =>
      Promise.all([fetchFresh(queryClient, experienceQuery(id)), readHistory(queryClient, 'experience', id)]),
    Page: AdminExperienceDetail,
  },
]
