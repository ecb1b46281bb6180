import { useInfiniteQuery } from '@tanstack/react-query'
import { ReviewFigures } from '#marketplace/reviews/public/review-figures.tsx'
import { ReviewItem } from '#marketplace/reviews/public/review-item.tsx'
import { reviewList } from '#marketplace/reviews/public/review-list.text.ts'
import { failureText } from '#platform/pages/failure-text.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import type { TabProps } from '../../hosts/host/dashboard/dashboard-tabs.view.ts'
import { addressOf } from '../../hosts/host/dashboard/dashboard-view.view.ts'
import { ReadingFailed } from '../../hosts/host/dashboard/reading.tsx'
import { receivedReviewsQuery } from './received-reviews.query.ts'
import { ReplyBox } from './reply-box.tsx'

/** Reviews of this host, newest first, with count, average and distribution (HDASH-26). */
export function ReviewsTab({ hostId }: TabProps) {
  const list = useInfiniteQuery(receivedReviewsQuery)
  const hydrated = useHydrated()
  const failed = (retry: () => void) => (
    <ReadingFailed
      title={reviewList.failedOfHost}
      message={failureText(list.error)}
      busy={list.isFetching}
      onRetry={retry}
    />
  )
  const summary = list.data?.pages[0]?.summary
  const reviews = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section aria-labelledby="resenas">
      <h2 id="resenas" className="sr-only">
        Reseñas
      </h2>
      {!list.data ? (
        list.error && hydrated ? (
          failed(() => void list.refetch())
        ) : (
          <ReviewsSkeleton />
        )
      ) : !summary || reviews.length === 0 ? (
        <EmptyState
          icon="star"
          level={3}
          title={reviewList.empty}
          text="Quien viaje contigo podrá contar cómo le fue al día siguiente. Completa sus reservas para que reciba la invitación."
        >
          <ButtonLink href={addressOf('/host/dashboard', { tab: 'reservations' })} variant="secondary">
            Ver mis reservas
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
          <div className="card p-5 md:p-6 lg:sticky lg:top-24">
            <ReviewFigures summary={summary} />
          </div>
          <div>
            <ul className="card grid divide-y divide-hairline px-5 *:py-6 md:px-6">
              {reviews.map((review) => (
                <ReviewItem key={review.id} review={review} hostId={hostId}>
                  <ReplyBox review={review} hostId={hostId} />
                </ReviewItem>
              ))}
            </ul>
            {list.isFetchNextPageError
              ? failed(() => void list.fetchNextPage())
              : list.hasNextPage && (
                  <Button
                    variant="secondary"
                    className="mt-6"
                    loading={list.isFetchingNextPage}
                    loadingText="Cargando reseñas"
                    onClick={() => void list.fetchNextPage()}
                  >
                    Ver más reseñas
                  </Button>
                )}
          </div>
        </div>
      )}
    </section>
  )
}

const ReviewsSkeleton = () => (
  <SkeletonList
    label="Cargando reseñas"
    count={2}
    className="grid gap-x-10 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start"
  >
    {(at) => <Skeleton key={at} className={at === 0 ? 'h-56 rounded-card' : 'h-96 rounded-card'} />}
  </SkeletonList>
)
