import type { ReactNode } from 'react'
import { dayOfYear, monthAndYear, startOfDay } from '#platform/clock.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Stars } from '#ui/stars.tsx'
import type { Review, ReviewReply } from '../review.contract.ts'
import { ReportLink } from './report-link.tsx'

type ReviewItemProps = { review: Review; hostId?: string; children?: ReactNode }

/**
 * One review: author, date, stars, the day they were there, and plain text; below them the host's reply.
 * @param hostId where it can be reported
 * @param children replaces the reply
 */
export const ReviewItem = ({ review, hostId, children }: ReviewItemProps) => (
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
    {review.attendedOn && (
      <p className="mt-2 flex items-center gap-1.5 text-sm text-tinta-suave">
        <Icon name="check" size="xs" className="text-turquesa-deep" />
        Asistió el {dayOfYear(startOfDay(review.attendedOn))}
      </p>
    )}
    {review.comment && <p className="measure mt-3 whitespace-pre-line break-words">{review.comment}</p>}
    {children ?? (review.reply && <Reply reply={review.reply} />)}
    {hostId && <ReportLink about={`/host/${hostId}#resena-${review.id}`}>Reportar reseña</ReportLink>}
  </li>
)

/** A host's reply with its date. @param by how the host is called here */
export const Reply = ({ reply, by = 'Respuesta del anfitrión' }: { reply: ReviewReply; by?: string }) => (
  <div className="measure mt-4 border-l-2 border-turquesa pl-4">
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-tinta-suave">
      <span className="font-semibold text-tinta">{by}</span>
      <time dateTime={reply.createdAt}>{dayOfYear(reply.createdAt)}</time>
      {reply.editedAt && <span>editada</span>}
    </p>
    <p className="mt-1 whitespace-pre-line break-words">{reply.text}</p>
  </div>
)
