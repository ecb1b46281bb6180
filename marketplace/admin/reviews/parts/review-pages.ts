import { auditHistoryQuery } from '../../audit/parts/audit-queries.ts'
import type { DeskPage } from '../../parts/desk.ts'
import { readNow } from '../../parts/list-query.ts'
import { AdminReviewDetail } from './review-detail.tsx'
import { AdminReviews } from './review-list.tsx'
import { readReviewsView, reviewQuery, reviewsQuery } from './review-queries.ts'

export const reviewPages: DeskPage[] = [
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
