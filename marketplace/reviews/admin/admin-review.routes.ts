import type { AdminRoute } from '../../admin/admin.routes.ts'
import { auditHistoryQuery } from '../../admin/audit/audit.query.ts'
import { readNow } from '../../admin/list/list.query.ts'
import { readReviewsView, reviewQuery, reviewsQuery } from './admin-review.query.ts'
import { AdminReviewDetail } from './admin-review-detail.tsx'
import { AdminReviews } from './admin-review-list.tsx'

export const reviewPages: AdminRoute[] = [
  {
    path: '/reviews',
    title: 'Reseñas',
    load: (queryClient, { search }) => readNow(queryClient, reviewsQuery(readReviewsView(search))),
    Page: AdminReviews,
  },
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
