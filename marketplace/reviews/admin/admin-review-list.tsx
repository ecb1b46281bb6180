import { useSuspenseQuery } from '@tanstack/react-query'
import { adminApi } from '#marketplace/client.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Stars } from '#ui/stars.tsx'
import type { AdminRouteProps } from '../../admin/admin.routes.ts'
import { AdminPage } from '../../admin/layout/admin-page-frame.tsx'
import { type AdminBulk, type AdminColumn, type AdminFilter, AdminTable } from '../../admin/list/admin-table.tsx'
import { dayAndYear } from '../../admin/list/day-and-year.view.ts'
import { DownloadLink } from '../../admin/list/download-link.tsx'
import { viewHref } from '../../admin/list/list.view.ts'
import { MAX_ROWS } from '../../admin/list.rules.ts'
import type { AdminReviewRow } from './admin-review.contract.ts'
import { readReviewsView, reviewsQuery } from './admin-review.query.ts'

const PATH = '/admin/reviews'

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

const columns: AdminColumn<AdminReviewRow>[] = [
  {
    id: 'author',
    header: 'Autor',
    phone: 'title',
    cell: ({ author }) => (
      <span className="flex items-center gap-3">
        <Avatar name={author.name} src={author.avatar} size="sm" />
        <span className="line-clamp-2 min-w-0 xl:min-w-28">{author.name}</span>
      </span>
    ),
  },
  {
    id: 'host',
    header: 'Anfitrión',
    cell: ({ host }) => <span className="line-clamp-2 xl:min-w-28">{host.name}</span>,
  },
  { id: 'rating', header: 'Estrellas', sort: 'rating', cell: ({ rating }) => <Stars value={rating} /> },
  {
    id: 'comment',
    header: 'Comentario',
    cell: ({ comment }) =>
      comment ? (
        <span className="line-clamp-2 xl:min-w-48 xl:max-w-[32rem]">{comment}</span>
      ) : (
        <span className="text-tinta-suave">Sin comentario</span>
      ),
  },
  {
    id: 'created',
    header: 'Fecha',
    sort: 'created',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {dayAndYear(createdAt)}
      </time>
    ),
  },
  { id: 'state', header: 'Estado', cell: ({ hiddenAt }) => <ReviewState hidden={hiddenAt !== null} /> },
]

const filters: AdminFilter[] = [
  {
    name: 'rating',
    label: 'Estrellas',
    options: ['5', '4', '3', '2', '1'].map((value) => ({
      value,
      label: value === '1' ? '1 estrella' : `${value} estrellas`,
    })),
  },
  {
    name: 'state',
    label: 'Estado',
    options: [
      { value: 'visible', label: 'Visibles' },
      { value: 'hidden', label: 'Ocultas' },
    ],
  },
]

const change = (action: 'hide' | 'restore') => (ids: string[], reason: string) =>
  adminApi.reviews.changeMany({ body: { action, ids, reason } })
const some = (count: number) => (count === 1 ? 'esta reseña' : `${count} reseñas`)
const bulk: AdminBulk[] = [
  {
    label: 'Mostrar',
    icon: 'eye',
    ask: {
      title: (count) => `¿Mostrar otra vez ${some(count)}?`,
      text: 'Vuelven a su lugar y a la calificación de su anfitrión.',
      reason: true,
    },
    run: change('restore'),
  },
  {
    label: 'Ocultar',
    icon: 'eye-off',
    tone: 'danger',
    ask: {
      title: (count) => `¿Ocultar ${some(count)}?`,
      text: 'Salen del sitio y de la calificación de su anfitrión. Quien la escribió recibe este motivo y no puede escribir otra. Se puede deshacer.',
      reason: true,
    },
    run: change('hide'),
  },
]

/** The reviews of everybody, hidden ones included (ADM-08). */
export function AdminReviews({ search }: AdminRouteProps) {
  const view = readReviewsView(search)
  const { data } = useSuspenseQuery(reviewsQuery(view))
  return (
    <AdminPage
      title="Reseñas"
      text={
        view.filters.person
          ? 'Solo las que una persona escribió o recibió; quita los filtros para verlas todas.'
          : 'Lo que los viajeros cuentan de sus anfitriones. Una reseña no se edita: se muestra o no.'
      }
    >
      <AdminTable
        label="Reseñas"
        path={PATH}
        view={view}
        page={data}
        columns={columns}
        filters={filters}
        searchLabel="Buscar por texto, autor o anfitrión"
        rowHref={({ id }) => `${PATH}/${id}`}
        rowLabel={({ author, host }) => `la reseña de ${author.name} a ${host.name}`}
        defaultSort="created"
        bulk={bulk}
        empty={{
          icon: 'star',
          title: 'Todavía no hay reseñas',
          text: 'Aparecerán aquí cuando un viajero reseñe a su anfitrión después de una reserva completada.',
        }}
        toolbar={
          data.total > 0 && <DownloadLink href={viewHref('/admin/reviews.csv', view)} page={data} most={MAX_ROWS} />
        }
      />
    </AdminPage>
  )
}
