import type { AdminRoute } from '../../admin/admin-route.view.ts'
import { auditHistoryQuery } from '../../admin/audit/audit.query.ts'
import { readNow } from '../../admin/list/list.query.ts'
import { reviewQuery } from './admin-review.query.ts'
import { AdminReviewDetail } from './admin-review-detail.tsx'
import { reviewScreen } from './admin-review-list.tsx'

export const reviewPages: AdminRoute[] = [
  reviewScreen.route,
  {
    path: '/reviews/{id}',
    title: 'Reseña',
    load: (queryClient, { id }) =>
      Promise.all([
        readNow(queryClient, reviewQuery(id)),
        queryClient.ensureQueryData(auditHistoryQuery('review', id)),
      ]),
    Page: AdminReviewDetail,
  },
]
