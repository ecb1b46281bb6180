import type { AdminRoute } from '../../admin/admin-route.view.ts'
import { readHistory } from '../../admin/audit/audit.query.ts'
import { fetchFresh } from '../../admin/list/list.query.ts'
import { questionQuery } from './admin-question.query.ts'
import { AdminQuestionDetail } from './admin-question-detail.tsx'
import { questionScreen } from './admin-question-list.tsx'

export const questionPages: AdminRoute[] = [
  questionScreen.route,
  {
    path: '/questions/{id}',
    title: 'Pregunta',
    permission: 'content.read',
    load: (queryClient, { id }) =>
      Promise.all([fetchFresh(queryClient, questionQuery(id)), readHistory(queryClient, 'question', id)]),
    Page: AdminQuestionDetail,
  },
]
