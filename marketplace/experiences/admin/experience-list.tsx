import { useSuspenseQuery } from '@tanstack/react-query'
import { adminApi } from '#marketplace/client.ts'
import { Icon } from '#ui/icon.tsx'
import { formatPrice } from '#ui/price.tsx'
import { ResponsivePicture } from '#ui/responsive-picture.tsx'
import type { AdminRouteProps } from '../../admin/admin.routes.ts'
import { AdminPage } from '../../admin/layout/admin-page-frame.tsx'
import { type AdminBulk, type AdminColumn, type AdminFilter, AdminTable } from '../../admin/list/admin-table.tsx'
import { dayAndYear } from '../../admin/list/day-and-year.view.ts'
import { DownloadLink } from '../../admin/list/download-link.tsx'
import { readView, viewHref } from '../../admin/list/list.view.ts'
import { MAX_EXPORTED_ROWS } from '../../admin/list.rules.ts'
import type { AdminExperienceRow } from './admin-experience.contract.ts'
import { categoryChoices, experiencesKnown, experiencesQuery } from './admin-experience.query.ts'
import { adminStatusLabel } from './admin-experience.text.ts'
import { ExperienceStatusBadge } from './experience-status-badge.tsx'

const PATH = '/admin/experiences'
const nameOf = ({ title }: { title: string }) => title || 'Sin título'

const columns: AdminColumn<AdminExperienceRow>[] = [
  {
    id: 'title',
    header: 'Experiencia',
    sort: 'title',
    first: 'asc',
    phone: 'title',
    cell: (row) => (
      <span className="flex items-center gap-3 lg:min-w-56">
        <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-control bg-lino text-tinta-suave">
          {row.picture ? (
            <ResponsivePicture picture={row.picture} alt="" sizes="3rem" className="size-full object-cover" />
          ) : (
            <Icon name="image" size="sm" />
          )}
        </span>
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{nameOf(row)}</span>
      </span>
    ),
  },
  {
    id: 'host',
    header: 'Anfitrión',
    cell: ({ host }) => <span className="line-clamp-2 wrap-anywhere lg:min-w-24">{host.name}</span>,
  },
  {
    id: 'category',
    header: 'Categoría',
    cell: ({ category }) => (
      <span className={`block xl:min-w-24 ${category ? '' : 'text-tinta-suave'}`}>{category ?? 'Sin categoría'}</span>
    ),
    wide: true,
  },
  {
    id: 'city',
    header: 'Ciudad',
    // 'Suchitoto' is not torn apart for want of room.
    cell: ({ city }) => <span className={`wrap-normal ${city ? '' : 'text-tinta-suave'}`}>{city || 'Sin lugar'}</span>,
  },
  {
    id: 'price',
    header: 'Precio',
    sort: 'price',
    align: 'end',
    cell: ({ price, informational }) => (
      <>
        <span className="whitespace-nowrap">{price > 0 ? formatPrice(price) : '—'}</span>
        {informational && <span className="block text-sm whitespace-nowrap text-tinta-suave">En otro sitio</span>}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Estado',
    cell: (row) => (
      <span className="flex flex-wrap gap-1 max-lg:justify-end">
        <ExperienceStatusBadge {...row} />
      </span>
    ),
  },
  { id: 'bookings', header: 'Reservas', sort: 'bookings', align: 'end', cell: ({ bookings }) => bookings },
  {
    id: 'created',
    header: 'Creada',
    sort: 'created',
    wide: true,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {dayAndYear(createdAt)}
      </time>
    ),
  },
]

const bulk: AdminBulk[] = [
  { label: 'Destacar', icon: 'star', run: (ids) => adminApi.experiences.featureMany({ body: { ids } }) },
  {
    label: 'Dejar de destacar',
    icon: 'close',
    run: (ids) => adminApi.experiences.unfeatureMany({ body: { ids } }),
  },
  {
    label: 'Archivar',
    icon: 'download',
    tone: 'danger',
    ask: {
      title: (count) => (count === 1 ? '¿Archivar esta experiencia?' : `¿Archivar ${count} experiencias?`),
      text: 'Dejan de verse y nadie podrá reservarlas; las reservas que ya tienen siguen en pie. Cada anfitrión recibe un correo con el motivo, y puede restaurarla y publicarla de nuevo.',
      reason: true,
    },
    run: (ids, reason) => adminApi.experiences.archiveMany({ body: { ids, reason } }),
  },
]

/** The experiences of everybody, whatever their status (ADM-06). */
export function AdminExperiences({ search }: AdminRouteProps) {
  const view = readView(search, experiencesKnown)
  const { data } = useSuspenseQuery(experiencesQuery(view))
  const { categories } = useSuspenseQuery(categoryChoices).data
  const filters: AdminFilter[] = [
    {
      name: 'status',
      label: 'Estado',
      any: 'Todos',
      options: Object.entries(adminStatusLabel).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'category',
      label: 'Categoría',
      any: 'Todas',
      options: [
        ...categories.map(({ id, name }) => ({ value: id, label: name })),
        { value: 'none', label: 'Sin categoría' },
      ],
    },
    { name: 'featured', label: 'Destacadas', any: 'Todas', options: [{ value: 'yes', label: 'Solo destacadas' }] },
    {
      name: 'informational',
      label: 'Cómo se reservan',
      any: 'Todas',
      options: [{ value: 'yes', label: 'Solo en otro sitio' }],
    },
  ]
  return (
    <AdminPage
      title="Experiencias"
      text={
        view.filters.host
          ? 'Solo las de un anfitrión; quita los filtros para verlas todas.'
          : 'Todas las experiencias, de todos los anfitriones y en cualquier estado.'
      }
    >
      <AdminTable
        label="Experiencias"
        path={PATH}
        view={view}
        page={data}
        columns={columns}
        filters={filters}
        searchLabel="Buscar por título, anfitrión o ciudad"
        rowHref={({ id }) => `${PATH}/${id}`}
        rowLabel={nameOf}
        defaultSort="created"
        bulk={bulk}
        empty={{
          icon: 'mountain',
          title: 'Todavía no hay experiencias',
          text: 'Aparecerán aquí en cuanto un anfitrión guarde su primer borrador.',
        }}
        toolbar={
          data.total > 0 && (
            <DownloadLink href={viewHref('/admin/experiences.csv', view)} page={data} most={MAX_EXPORTED_ROWS} whole />
          )
        }
      />
    </AdminPage>
  )
}
