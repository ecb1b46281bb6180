import type { AdminRoute } from '../../admin/admin-route.view.ts'
import { readHistory } from '../../admin/audit/audit.query.ts'
import { fetchFresh } from '../../admin/list/list.query.ts'
import { reviewQuery } from './admin-review.query.ts'
import { AdminReviewDetail } from './admin-review-detail.tsx'
import { reviewScreen } from './admin-review-list.tsx'

export const reviewPages: AdminRoute[] = [
  reviewScreen.route,
  {
    path: '/reviews/{id}',
    title: 'Reseña',
    permission: 'content.read',
    load: (queryClient, { id }) =>
      Promise.all([fetchFresh(queryClient, reviewQuery(id)), readHistory(queryClient, 'review', id)]),
    Page: AdminReviewDetail,
  },
]
