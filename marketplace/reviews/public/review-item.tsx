import { monthAndYear } from '#platform/clock.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Stars } from '#ui/stars.tsx'
import type { Review } from '../review.contract.ts'
import { ReportLink } from './report-link.tsx'

type ReviewItemProps = { review: Review; hostId?: string }

/** One review: who, when, how many stars, and their words as plain text. @param hostId where it can be reported */
export const ReviewItem = ({ review, hostId }: ReviewItemProps) => (
  <li id={`resena-${review.id}`} className="min-w-0">
    <div className="flex items-center gap-3">
      <Avatar name={review.author} src={review.avatar} />
      <div className="min-w-0">
        <p className="truncate font-semibold leading-snug">{review.author}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-tinta-suave">
          <Stars value={review.rating} full />
          <time dateTime={review.createdAt} className="first-letter:uppercase">
            {monthAndYear(review.createdAt)}
          </time>
        </p>
      </div>
    </div>
    {review.comment && <p className="measure mt-3 whitespace-pre-line break-words">{review.comment}</p>}
    {hostId && <ReportLink about={`/host/${hostId}#resena-${review.id}`}>Reportar reseña</ReportLink>}
  </li>
)
