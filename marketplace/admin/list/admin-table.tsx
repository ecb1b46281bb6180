// The table of every back-office list (ADM-02), rendered by list-screen.tsx. The address alone decides what it shows: search,
// filters, sorting and paging are links and a form, so it works without JavaScript, with the back button and as a bookmark.

import { useRouter, useRouterState } from '@tanstack/react-router'
import { rowSelectionFeature, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import type { ListColumn } from '../list.rules.ts'
import { type AdminBulk, BulkBar, BulkResult, useBulk } from './admin-bulk.tsx'
import { type AdminFilter, AdminFilters, isFiltered, unfilteredHref } from './admin-filters.tsx'
import { AdminTick } from './admin-tick.tsx'
import { type ListView, viewHref } from './list.view.ts'

export type AdminColumn<Row> = ListColumn & {
  id: string
  cell: (row: Row) => ReactNode
}

type AdminTableProps<Row extends { id: string | number }> = {
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

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })
const number = new Intl.NumberFormat('es-SV')
const ROWS = 20

/**
 * The same elements are a table from 1280 px and cards below, where the header becomes the sort links. CSS that turns a table
 * into cards removes its roles for screen readers, so they are set explicitly.
 */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell') => ({ role })

export function AdminTable<Row extends { id: string | number }>(props: AdminTableProps<Row>) {
  const { label, path, view, page, columns, filters, searchLabel, rowHref, rowLabel, bulk = [], empty } = props
  const { defaultSort, toolbar } = props
  const router = useRouter()
  const hydrated = useHydrated()
  const loading = useRouterState({ select: (state) => state.isLoading && Boolean(state.resolvedLocation) })
  const [selection, setSelection] = useState<Record<string, true>>({})
  const title = columns.find(({ phone }) => phone === 'title') ?? columns[0]
  const sorted = view.sort ?? defaultSort
  const firstSorted = columns.find(({ sort }) => sort)
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const table = useTable({
    features,
    data: page.items,
    columns: useMemo(
      () =>
        columns.map(({ id, header, cell, sort }) => ({
          id,
          header: () => header,
          cell: ({ row }: { row: { original: Row } }) => cell(row.original),
          enableSorting: sort !== undefined,
        })),
      [columns],
    ),
    getRowId: ({ id }: Row) => String(id),
    // The server sorts, because the browser has one page of rows only.
    manualSorting: true,
    enableRowSelection: bulk.length > 0,
    onRowSelectionChange: setSelection,
    state: {
      rowSelection: selection,
      sorting: columns
        .filter(({ id, sort }) => sort && id === sorted)
        .map(({ id }) => ({ id, desc: view.dir !== 'asc' })),
    },
  })
  const rows = table.getRowModel().rows
  const selected = rows.filter((row) => row.getIsSelected()).map(({ original }) => original)
  const bulkState = useBulk({ selected, rowLabel, onDone: (refused) => setSelection(refused) })

  const from = (page.page - 1) * ROWS + 1
  const count =
    page.total === 0
      ? 'Sin resultados'
      : page.pages === 1
        ? `${number.format(page.total)} en total`
        : `Se muestran ${number.format(from)}–${number.format(from + page.items.length - 1)} de ${page.more ? 'más de ' : ''}${number.format(page.total)}`
  // A click anywhere on a row opens it, except on a link or control inside it, or while text is being selected.
  const open = (row: Row) => (event: MouseEvent) => {
    const control = (event.target as Element).closest('a, button, input, label, select, summary')
    if (!rowHref || control || event.metaKey || event.ctrlKey || getSelection()?.toString()) return
    void router.navigate({ href: rowHref(row) })
  }

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
          {count}
          {page.more && (
            <span className="block text-sm">
              Aquí se ven las primeras {number.format(page.pages * ROWS)}: agrega palabras o filtros para acotar.
            </span>
          )}
        </p>
        {toolbar && <div className="flex flex-wrap items-center gap-3">{toolbar}</div>}
      </div>
      {selected.length > 0 && <BulkBar bulk={bulk} state={bulkState} onClear={() => setSelection({})} />}
      {rows.length === 0 ? (
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
          <table {...as('table')} aria-label={label} className="w-full border-collapse max-xl:block">
            <thead {...as('rowgroup')} className="max-xl:mb-2 max-xl:block">
              <tr {...as('row')} className="max-xl:flex max-xl:flex-wrap max-xl:items-center max-xl:gap-x-4">
                {bulk.length > 0 && (
                  <th
                    {...as('columnheader')}
                    scope="col"
                    className={`${head} max-xl:basis-full xl:w-13 xl:pr-0 xl:pl-2`}
                  >
                    <AdminTick
                      label="Elegir todas las filas de esta página"
                      word="Elegir todas"
                      checked={rows.length > 0 && selected.length === rows.length}
                      partial={selected.length > 0 && selected.length < rows.length}
                      disabled={!hydrated}
                      onChange={() => table.toggleAllRowsSelected(selected.length < rows.length)}
                    />
                  </th>
                )}
                {table.getFlatHeaders().map((header) => {
                  const column = byId.get(header.id)!
                  const direction = header.column.getIsSorted()
                  const { id, sort } = column
                  const next = direction ? (direction === 'asc' ? 'desc' : 'asc') : sort
                  return (
                    <th
                      key={header.id}
                      {...as('columnheader')}
                      scope="col"
                      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
                      className={`${head} xl:px-3 xl:first:pl-5 xl:last:pr-5 ${sort ? (column === firstSorted ? sortWord : '') : 'max-xl:hidden'} ${place(column)}`}
                    >
                      {sort ? (
                        <Link
                          href={viewHref(path, view, { sort: id, dir: next })}
                          className={`group inline-flex min-h-11 items-center gap-1 rounded-small hover:text-tinta aria-[current]:text-anil-deep ${column.align === 'end' ? 'xl:flex-row-reverse' : ''}`}
                          aria-current={direction ? 'true' : undefined}
                        >
                          <table.FlexRender header={header} />
                          <Icon
                            name={direction === 'asc' ? 'chevron-up' : 'chevron-down'}
                            size="xs"
                            className={
                              direction
                                ? 'text-anil'
                                : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60 max-xl:hidden'
                            }
                          />
                        </Link>
                      ) : (
                        <table.FlexRender header={header} />
                      )}
                    </th>
                  )
                })}
              </tr>
            </thead>
            <tbody {...as('rowgroup')} className="max-xl:grid max-xl:grid-cols-1 max-xl:gap-3 md:max-xl:grid-cols-2">
              {rows.map((row) => (
                <tr
                  key={row.id}
                  {...as('row')}
                  onClick={open(row.original)}
                  className={`${rowHref ? 'cursor-pointer' : ''} ${line} ${row.getIsSelected() ? 'bg-anil-soft/50' : 'bg-papel'}`}
                >
                  {bulk.length > 0 && (
                    <td {...as('cell')} className="max-xl:absolute max-xl:top-2 max-xl:right-2 xl:w-13 xl:py-2 xl:pl-2">
                      <AdminTick
                        label={`Elegir ${rowLabel(row.original)}`}
                        checked={row.getIsSelected()}
                        disabled={!hydrated}
                        onChange={() => row.toggleSelected()}
                      />
                    </td>
                  )}
                  {row.getAllCells().map((cell) => {
                    const column = byId.get(cell.column.id)!
                    const heading = column === title
                    const content = <table.FlexRender cell={cell} />
                    return (
                      <td
                        key={cell.id}
                        {...as('cell')}
                        className={`align-middle wrap-anywhere xl:px-3 xl:py-3 xl:first:pl-5 xl:last:pr-5 ${place(column)} ${heading ? `max-xl:order-first max-xl:pb-1 max-xl:text-left ${bulk.length > 0 ? 'max-xl:pr-11' : ''}` : cellOnPhone}`}
                      >
                        {!heading && (
                          <span aria-hidden="true" className="shrink-0 text-sm text-tinta-suave xl:hidden">
                            {column.header}
                          </span>
                        )}
                        {heading && rowHref ? (
                          <Link
                            href={rowHref(row.original)}
                            className="inline-block font-semibold decoration-1 underline-offset-4 hover:underline max-xl:min-h-11 max-xl:content-center"
                          >
                            {content}
                          </Link>
                        ) : (
                          // Text that is cut is not set to the right, because its ellipsis would be cut as well.
                          <div
                            className={
                              heading ? 'font-semibold' : 'min-w-0 max-xl:text-right max-xl:[&_.line-clamp-2]:text-left'
                            }
                          >
                            {content}
                          </div>
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
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

const head =
  'bg-papel py-1 text-left text-sm font-semibold text-tinta-suave max-xl:bg-transparent xl:border-b xl:border-hairline xl:first:rounded-tl-card xl:last:rounded-tr-card min-[90rem]:sticky min-[90rem]:top-16 min-[90rem]:z-10'
const sortWord = "max-xl:before:mr-3 max-xl:before:font-normal max-xl:before:content-['Ordenar:']"
const line =
  'max-xl:relative max-xl:flex max-xl:min-w-0 max-xl:flex-col max-xl:gap-1.5 max-xl:rounded-card max-xl:border max-xl:border-hairline max-xl:p-4 xl:border-b xl:border-hairline xl:last:border-b-0 xl:hover:bg-lino/60'
const cellOnPhone = 'max-xl:flex max-xl:items-baseline max-xl:justify-between max-xl:gap-4'

const place = ({ align, phone, wide }: AdminColumn<never>) =>
  `${align === 'end' ? 'tabular text-right' : ''} ${phone === 'hidden' ? 'max-xl:hidden' : ''} ${wide ? 'xl:max-[90rem]:hidden' : ''}`
