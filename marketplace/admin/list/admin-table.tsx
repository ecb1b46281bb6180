// The table of every back-office list (ADM-02), rendered by list-screen.tsx. The address alone decides what it shows: search,
// filters, sorting and paging are links and a form, so it works without JavaScript, with the back button and as a bookmark.

import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import type { IconName } from '#ui/icons/icon.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { type AdminBulk, BulkBar, BulkResult, useBulk } from './admin-bulk.tsx'
import { type AdminFilter, AdminFilters, isFiltered, unfilteredHref } from './admin-filters.tsx'
import { AdminRows } from './admin-rows.tsx'
import { type ListView, viewHref } from './list.view.ts'
import { type AdminColumn, type ListedRow, useRowTable } from './use-row-table.ts'

type AdminTableProps<Row extends ListedRow> = {
  label: string
  path: string
  view: ListView
  page: { items: Row[]; total: number; more?: boolean | undefined; page: number; pages: number }
  columns: AdminColumn<Row>[]
  filters: AdminFilter[]
  searchLabel: string
  rowHref: ((row: Row) => string) | undefined
  rowLabel: (row: Row) => string
  /** The server's default sort, marked while no other is chosen. */
  defaultSort: string
  bulk: AdminBulk[] | undefined
  empty: { icon: IconName; title: string; text: ReactNode; children?: ReactNode }
  toolbar: ReactNode
}

const number = new Intl.NumberFormat('es-SV')
const ROWS = 20

/** 'Sin resultados', '12 en total', 'Se muestran 21–40 de más de 200'. */
function countText({ items, total, more, page, pages }: AdminTableProps<ListedRow>['page']): string {
  if (total === 0) return 'Sin resultados'
  if (pages === 1) return `${number.format(total)} en total`
  const from = (page - 1) * ROWS + 1
  const shown = `${number.format(from)}–${number.format(from + items.length - 1)}`
  return `Se muestran ${shown} de ${more ? 'más de ' : ''}${number.format(total)}`
}

export function AdminTable<Row extends ListedRow>(props: AdminTableProps<Row>) {
  const { label, path, view, page, columns, filters, searchLabel, rowHref, rowLabel, bulk = [], empty } = props
  const { defaultSort, toolbar } = props
  const loading = useRouterState({ select: (state) => state.isLoading && Boolean(state.resolvedLocation) })
  const selectable = bulk.length > 0
  const { table, selected, select } = useRowTable({ rows: page.items, columns, view, defaultSort, selectable })
  const bulkState = useBulk({ selected, rowLabel, onDone: select })

  if (page.total === 0 && !isFiltered(view))
    return (
      <div className="grid gap-4">
        {toolbar && <div className="flex flex-wrap justify-end gap-3">{toolbar}</div>}
        <EmptyState icon={empty.icon} title={empty.title} text={empty.text}>
          {empty.children}
        </EmptyState>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <AdminFilters path={path} view={view} filters={filters} searchLabel={searchLabel} />
      <BulkResult result={bulkState.result} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p role="status" className="tabular text-tinta-suave">
          {countText(page)}
          {page.more && (
            <span className="block text-sm">
              Aquí se ven las primeras {number.format(page.pages * ROWS)}: agrega palabras o filtros para acotar.
            </span>
          )}
        </p>
        {toolbar && <div className="flex flex-wrap items-center gap-3">{toolbar}</div>}
      </div>
      {selected.length > 0 && <BulkBar bulk={bulk} state={bulkState} onClear={() => select({})} />}
      {page.items.length === 0 ? (
        <EmptyState
          icon="search"
          title="Nada coincide"
          text="Prueba con otras palabras, otros filtros o la lista completa."
        >
          <ButtonLink href={unfilteredHref(path, view)} variant="secondary">
            Quitar filtros
          </ButtonLink>
        </EmptyState>
      ) : (
        <div
          aria-busy={loading}
          className={`min-w-0 transition-opacity xl:card xl:max-[90rem]:overflow-x-auto min-[90rem]:overflow-clip ${loading ? 'opacity-60 delay-150' : ''}`}
        >
          <AdminRows {...{ label, path, view, table, columns, rowHref, rowLabel, selectable }} />
        </div>
      )}
      <div className="mt-2">
        <Pagination
          label={`Páginas de ${label.toLocaleLowerCase('es')}`}
          page={page.page}
          pages={page.pages}
          href={(at) => viewHref(path, view, { page: at })}
        />
      </div>
    </div>
  )
}
