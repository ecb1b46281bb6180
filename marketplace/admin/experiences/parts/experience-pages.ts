import { auditHistoryQuery } from '../../audit/parts/audit-queries.ts'
import type { DeskPage } from '../../parts/desk.ts'
import { readNow } from '../../parts/list-query.ts'
import { readView } from '../../parts/list-view.ts'
import { AdminExperienceDetail } from './experience-detail.tsx'
import { AdminExperiences } from './experience-list.tsx'
import { categoryChoices, experienceQuery, experiencesKnown, experiencesQuery } from './experience-queries.ts'

export const experiencePages: DeskPage[] = [
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
