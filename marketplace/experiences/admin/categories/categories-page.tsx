import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { isIconName } from '#ui/icons/icon-names.ts'
import { Link } from '#ui/navigation/link.tsx'
import { RecordActions } from '../../../admin/actions/record-actions.tsx'
import { usePermission } from '../../../admin/actions/use-permission.ts'
import type { AdminRoute } from '../../../admin/admin-route.view.ts'
import { AdminPage } from '../../../admin/layout/admin-page-frame.tsx'
import { adminQuery, fetchFresh } from '../../../admin/list/list.query.ts'
import type { AdminCategory } from './admin-category.contract.ts'
import { CategoryDeletion } from './admin-category-deletion.tsx'
import { CategoryForm } from './admin-category-form.tsx'

const categoriesQuery = adminQuery(['categories'], () => adminApi.categories.list())

export const categoriesPage: AdminRoute = {
  path: '/categories',
  title: 'Categorías',
  permission: 'content.read',
  menu: { group: 'market', icon: 'palette' },
  load: (queryClient) => fetchFresh(queryClient, categoriesQuery),
  Page: AdminCategories,
}

type OpenDialog = { kind: 'create' } | { kind: 'change' | 'delete'; category: AdminCategory }

const statuses = [
  ['published', 'publicada', 'publicadas'],
  ['draft', 'borrador', 'borradores'],
  ['paused', 'pausada', 'pausadas'],
  ['archived', 'archivada', 'archivadas'],
] as const
/** '6 publicadas, 1 borrador'. */
const contents = (category: AdminCategory) =>
  statuses
    .flatMap(([status, singular, plural]) => {
      const count = category[status]
      return count > 0 ? [`${count} ${count === 1 ? singular : plural}`] : []
    })
    .join(', ') || 'Sin experiencias'

/** Categories by name with their contents and actions (ADM-09). */
function AdminCategories() {
  const { categories } = useSuspenseQuery(categoriesQuery).data
  const mayDo = usePermission()
  const hydrated = useHydrated()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  return (
    <AdminPage
      title="Categorías"
      text="Cómo se agrupan las experiencias en la portada, la búsqueda y el editor. Lo que cambies se ve enseguida."
      actions={
        mayDo('content.edit') && (
          <Button icon="plus" disabled={!hydrated} onClick={() => setDialog({ kind: 'create' })}>
            Nueva categoría
          </Button>
        )
      }
    >
      <ul aria-label="Categorías" className="grid grid-cols-1 gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {categories.map((category) => (
          <li key={category.id} className="card flex min-w-0 flex-col p-4 md:p-5">
            <div className="flex min-w-0 items-start gap-4">
              <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-turquesa-soft text-turquesa-deep">
                <Icon name={isIconName(category.icon) ? category.icon : 'grid'} size="lg" />
              </span>
              <div className="min-w-0 flex-1">
                <h2 className="text-subheading wrap-anywhere">{category.name}</h2>
                <p className="mt-0.5 text-sm">
                  {category.experiences > 0 ? (
                    <Link
                      href={`/admin/experiences?category=${category.id}`}
                      className="link inline-flex min-h-6 items-center"
                    >
                      {contents(category)}
                    </Link>
                  ) : (
                    <span className="text-tinta-suave">{contents(category)}</span>
                  )}
                </p>
                {category.footer && (
                  <p className="mt-2">
                    <Badge tone="anil" icon="lock">
                      En el pie de página
                    </Badge>
                  </p>
                )}
              </div>
            </div>
            {mayDo('content.edit') && (
              <RecordActions
                name={category.name}
                onChange={() => setDialog({ kind: 'change', category })}
                onRemove={category.footer ? null : () => setDialog({ kind: 'delete', category })}
              />
            )}
          </li>
        ))}
      </ul>
      <CategoryForm
        open={dialog?.kind === 'create' || dialog?.kind === 'change'}
        category={dialog?.kind === 'change' ? dialog.category : null}
        onClose={close}
      />
      <CategoryDeletion
        category={dialog?.kind === 'delete' ? dialog.category : null}
        otherCategories={categories}
        onClose={close}
      />
    </AdminPage>
  )
}
