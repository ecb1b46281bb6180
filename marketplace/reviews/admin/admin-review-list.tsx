import { adminApi } from '#marketplace/client.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Stars } from '#ui/stars.tsx'
import type { AdminBulk } from '../../admin/list/admin-bulk.tsx'
import { DayAndYear } from '../../admin/list/day-and-year.tsx'
import { listScreen } from '../../admin/list/list-screen.tsx'
import { reviewList } from './admin-review.list.ts'

export const ReviewState = ({ hidden }: { hidden: boolean }) =>
  hidden ? (
    <Badge tone="canela" icon="eye-off" className="whitespace-nowrap">
      Oculta
    </Badge>
  ) : (
    <Badge tone="success" icon="eye" className="whitespace-nowrap">
      Visible
    </Badge>
  )

const change = (action: 'hide' | 'restore') => (ids: string[], reason: string) =>
  adminApi.reviews.changeMany({ body: { action, ids, reason } })
const countLabel = (count: number) => (count === 1 ? 'esta reseña' : `${count} reseñas`)
const bulk: AdminBulk[] = [
  {
    label: 'Mostrar',
    permission: 'content.moderate',
    icon: 'eye',
    ask: {
      title: (count) => `¿Mostrar otra vez ${countLabel(count)}?`,
      text: 'Vuelven a su lugar y a la calificación de su anfitrión.',
      reason: true,
    },
    run: change('restore'),
  },
  {
    label: 'Ocultar',
    permission: 'content.moderate',
    icon: 'eye-off',
    tone: 'danger',
    ask: {
      title: (count) => `¿Ocultar ${countLabel(count)}?`,
      text: 'Salen del sitio y de la calificación de su anfitrión. Quien la escribió recibe este motivo y no puede escribir otra. Se puede deshacer.',
      reason: true,
    },
    run: change('hide'),
  },
]

/** Reviews of all people, hidden ones included (ADM-08). */
export const reviewScreen = listScreen(reviewList, (query) => adminApi.reviews.list({ query }), {
  rowLabel: ({ author, host }) => `la reseña de ${author.name} a ${host.name}`,
  bulk,
  useParts: (_, { filters }) =>
    filters.person ? { text: 'Solo las que una persona escribió o recibió; quita los filtros para verlas todas.' } : {},
  cells: {
    author: ({ author }) => (
      <span className="flex items-center gap-3">
        <Avatar name={author.name} src={author.avatar} size="sm" />
        <span className="line-clamp-2 min-w-0 xl:min-w-28">{author.name}</span>
      </span>
    ),
    host: ({ host }) => <span className="line-clamp-2 xl:min-w-28">{host.name}</span>,
    rating: ({ rating }) => <Stars value={rating} />,
    comment: ({ comment }) =>
      comment ? (
        <span className="line-clamp-2 xl:min-w-48 xl:max-w-[32rem]">{comment}</span>
      ) : (
        <span className="text-tinta-suave">Sin comentario</span>
      ),
    created: ({ createdAt }) => <DayAndYear at={createdAt} />,
    state: ({ hiddenAt }) => <ReviewState hidden={hiddenAt !== null} />,
  },
})
