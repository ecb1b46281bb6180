import { useSuspenseQuery } from '@tanstack/react-query'
import { adminApi } from '#marketplace/client.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { ResponsivePicture } from '#ui/media/responsive-picture.tsx'
import { formatPrice } from '#ui/price.tsx'
import type { AdminBulk } from '../../admin/list/admin-bulk.tsx'
import { DayAndYear } from '../../admin/list/day-and-year.tsx'
import { fetchFresh } from '../../admin/list/list.query.ts'
import { listScreen } from '../../admin/list/list-screen.tsx'
import { experienceList } from './admin-experience.list.ts'
import { categoryChoices } from './admin-experience.query.ts'
import { ExperienceStatusBadge } from './experience-status-badge.tsx'

const nameOf = ({ title }: { title: string }) => title || 'Sin título'

const bulk: AdminBulk[] = [
  {
    label: 'Destacar',
    permission: 'content.edit',
    icon: 'star',
    run: (ids) => adminApi.experiences.featureMany({ body: { ids } }),
  },
  {
    label: 'Dejar de destacar',
    permission: 'content.edit',
    icon: 'close',
    run: (ids) => adminApi.experiences.unfeatureMany({ body: { ids } }),
  },
  {
    label: 'Archivar',
    permission: 'content.edit',
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

/** Experiences of all hosts in any status (ADM-06). */
export const experienceScreen = listScreen(experienceList, (query) => adminApi.experiences.list({ query }), {
  rowLabel: (row) => nameOf(row),
  bulk,
  load: (queryClient) => fetchFresh(queryClient, categoryChoices),
  useParts: (_, { filters }) => {
    const { categories } = useSuspenseQuery(categoryChoices).data
    const choices = categories.map(({ id, name }) => ({ value: id, label: name }))
    return {
      choices: { category: [...choices, { value: 'none', label: 'Sin categoría' }] },
      ...(filters.host && { text: 'Solo las de un anfitrión; quita los filtros para verlas todas.' }),
    }
  },
  cells: {
    title: (row) => (
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
    host: ({ host }) => <span className="line-clamp-2 wrap-anywhere lg:min-w-24">{host.name}</span>,
    category: ({ category }) => (
      <span className={`block xl:min-w-24 ${category ? '' : 'text-tinta-suave'}`}>{category ?? 'Sin categoría'}</span>
    ),
    // City names must not be broken within a word.
    city: ({ city }) => <span className={`wrap-normal ${city ? '' : 'text-tinta-suave'}`}>{city || 'Sin lugar'}</span>,
    price: ({ price, informational }) => (
      <>
        <span className="whitespace-nowrap">{price > 0 ? formatPrice(price) : '—'}</span>
        {informational && <span className="block text-sm whitespace-nowrap text-tinta-suave">En otro sitio</span>}
      </>
    ),
    status: (row) => (
      <span className="flex flex-wrap gap-1 max-lg:justify-end">
        <ExperienceStatusBadge {...row} />
      </span>
    ),
    created: ({ createdAt }) => <DayAndYear at={createdAt} />,
  },
})
