import { useInfiniteQuery } from '@tanstack/react-query'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/forms/button.tsx'
import { hostReviewsQuery } from './review.query.ts'
import { ReviewFigures } from './review-figures.tsx'
import { ReviewItem } from './review-item.tsx'
import { reviewList } from './review-list.text.ts'

/** Reviews of a host: figures, the newest ones, and more on demand (DET-14, REV-01). */
export function HostReviews({ hostId, failed = reviewList.failed }: { hostId: string; failed?: string }) {
  const { data, error, isFetchNextPageError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(hostReviewsQuery(hostId))
  if (!data) return error ? <Failed text={failed} retry={refetch} /> : <Loading />
  const summary = data.pages[0]?.summary
  const reviews = data.pages.flatMap((page) => page.items)
  if (!summary || reviews.length === 0) return <p className="text-tinta-suave">{reviewList.empty}</p>
  return (
    <>
      <ReviewFigures summary={summary} />
      <ul className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} hostId={hostId} />
        ))}
      </ul>
      {isFetchNextPageError && <Failed text={failed} retry={fetchNextPage} />}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          variant="secondary"
          className="mt-8"
          loading={isFetchingNextPage}
          loadingText="Cargando reseñas"
          onClick={() => fetchNextPage()}
        >
          Ver más reseñas
        </Button>
      )}
    </>
  )
}

const Failed = ({ text, retry }: { text: string; retry: () => void }) => (
  <Notice tone="danger" title={text} className="mt-6">
    <Button variant="secondary" size="sm" className="mt-2" onClick={() => retry()}>
      Reintentar
    </Button>
  </Notice>
)

const Loading = () => (
  <SkeletonList label="Cargando reseñas" count={4} className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
    {(at) => (
      <div key={at} aria-hidden="true">
        <Skeleton className="h-11 w-48" />
        <Skeleton className="mt-3 h-16 w-full" />
      </div>
    )}
  </SkeletonList>
)
