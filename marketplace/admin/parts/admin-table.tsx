// The table of every list of the back office (ADM-02). What it shows is decided by the address: search, filters, sorting and
// page are links and a form, so it works without scripts, on the way back and in a bookmark.
//   <AdminTable
//     label="Usuarios" path="/admin/users" view={view} page={data}      what the server answered (listPage)
//     columns={[{ id: 'name', header: 'Nombre', sort: 'name', first: 'asc', phone: 'title', cell: (row) => row.name }]}
//     searchLabel="Buscar por nombre o correo" filters={[{ name: 'role', label: 'Rol', options }]}
//     rowHref={(row) => `/admin/users/${row.id}`}                       makes a link of the title column
//     rowLabel={(row) => `a ${row.name}`}                               after 'Elegir': 'a Ana Flores', 'la reserva K7PQ'
//     defaultSort="created"                                             the sort of the server, marked while none is chosen
//     bulk={[{ label: 'Suspender', icon: 'lock', tone: 'danger', run: (ids, reason) => call('post /admin/users/suspend', …),
//              ask: { title: (count) => `¿Suspender ${count} cuentas?`, text: '…', reason: true } }]}
//     empty={{ icon: 'people', title: 'Todavía no hay usuarios', text: '…' }} toolbar={<ButtonLink …/>} />
// Columns: `phone: 'title'` heads the card (the first column, if none says so), 'line' (default) is a line of it with its
// header, 'hidden' is left out; `wide` shows a column from 1280 px only. `run` gives what `call` answers.

import { useRouter, useRouterState } from '@tanstack/react-router'
import { rowSelectionFeature, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { type AdminBulk, BulkBar, BulkResult, useBulk } from './admin-bulk.tsx'
import { type AdminFilter, AdminFilters, isNarrowed, wholeHref } from './admin-filters.tsx'
import { AdminTick } from './admin-tick.tsx'
import { type ListView, viewHref } from './list-view.ts'

export type { AdminBulk } from './admin-bulk.tsx'
export type { AdminFilter } from './admin-filters.tsx'

export type AdminColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Its name among the sorts of the list; absent when it cannot be sorted by. */
  sort?: string
  /** The direction of the first press: 'asc' for names, 'desc' (default) for dates and amounts. */
  first?: 'asc' | 'desc'
  align?: 'end'
  phone?: 'title' | 'line' | 'hidden'
  wide?: boolean
}

export type AdminTableProps<Row extends { id: string }> = {
  label: string
  path: string
  view: ListView
  page: { items: Row[]; total: number; page: number; pages: number }
  columns: AdminColumn<Row>[]
  filters?: AdminFilter[]
  searchLabel?: string
  rowHref?: (row: Row) => string
  rowLabel: (row: Row) => string
  defaultSort?: string
  bulk?: AdminBulk[]
  empty: { icon: IconName; title: string; text: ReactNode; children?: ReactNode }
  toolbar?: ReactNode
}

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })
const number = new Intl.NumberFormat('es-SV')
const ROWS = 20

/** The same elements are a table from 1024 px and cards below; as cards they are still announced as a table. */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell') => ({ role })

export function AdminTable<Row extends { id: string }>(props: AdminTableProps<Row>) {
  const { label, path, view, page, columns, filters = [], searchLabel, rowHref, rowLabel, bulk = [], empty } = props
  const { defaultSort, toolbar } = props
  const router = useRouter()
  const alive = useHydrated()
  const loading = useRouterState({ select: (state) => state.isLoading && Boolean(state.resolvedLocation) })
  const [selection, setSelection] = useState<Record<string, true>>({})
  const title = columns.find(({ phone }) => phone === 'title') ?? columns[0]
  const sorted = view.sort ?? defaultSort
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
    getRowId: ({ id }: Row) => id,
    // The server sorts; the table only knows by what.
    manualSorting: true,
    enableRowSelection: bulk.length > 0,
    onRowSelectionChange: setSelection,
    state: {
      rowSelection: selection,
      sorting: columns
        .filter(({ sort }) => sort && sort === sorted)
        .map(({ id }) => ({ id, desc: view.dir !== 'asc' })),
    },
  })
  const rows = table.getRowModel().rows
  const chosen = rows.filter((row) => row.getIsSelected()).map(({ original }) => original)
  const bulkState = useBulk({ chosen, rowLabel, onDone: (left) => setSelection(left) })

  const from = (page.page - 1) * ROWS + 1
  const count =
    page.total === 0
      ? 'Sin resultados'
      : page.pages === 1
        ? `${number.format(page.total)} en total`
        : `Se muestran ${number.format(from)}–${number.format(from + page.items.length - 1)} de ${number.format(page.total)}`
  // A press anywhere on a row opens it; text can still be marked, and what is pressable in it keeps its press.
  const open = (row: Row) => (event: MouseEvent) => {
    const own = (event.target as Element).closest('a, button, input, label, select, summary')
    if (!rowHref || own || event.metaKey || event.ctrlKey || getSelection()?.toString()) return
    void router.navigate({ href: rowHref(row) })
  }

  if (page.total === 0 && !isNarrowed(view))
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
      {(searchLabel || filters.length > 0) && (
        <AdminFilters path={path} view={view} filters={filters} searchLabel={searchLabel} />
      )}
      <BulkResult result={bulkState.result} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="tabular text-tinta-suave">
          {count}
        </p>
        {toolbar && <div className="flex flex-wrap items-center gap-3">{toolbar}</div>}
      </div>
      {chosen.length > 0 && <BulkBar bulk={bulk} state={bulkState} onClear={() => setSelection({})} />}
      {rows.length === 0 ? (
        <EmptyState
          icon="search"
          title="Nada coincide"
          text="Prueba con otras palabras, otros filtros o la lista completa."
        >
          <ButtonLink href={wholeHref(path, view)} variant="secondary">
            Quitar filtros
          </ButtonLink>
        </EmptyState>
      ) : (
        <div
          aria-busy={loading}
          className={`min-w-0 transition-opacity lg:card lg:max-xl:overflow-x-auto xl:overflow-x-clip ${loading ? 'opacity-60 delay-150' : ''}`}
        >
          <table {...as('table')} aria-label={label} className="w-full border-collapse max-lg:block">
            <thead {...as('rowgroup')} className="max-lg:sr-only">
              <tr {...as('row')}>
                {bulk.length > 0 && (
                  <th {...as('columnheader')} scope="col" className={`${head} w-11 pr-0 pl-2`}>
                    <AdminTick
                      label="Elegir todas las filas de esta página"
                      checked={rows.length > 0 && chosen.length === rows.length}
                      some={chosen.length > 0 && chosen.length < rows.length}
                      disabled={!alive}
                      onChange={() => table.toggleAllRowsSelected(chosen.length < rows.length)}
                    />
                  </th>
                )}
                {table.getFlatHeaders().map((header) => {
                  const column = byId.get(header.id)!
                  const direction = header.column.getIsSorted()
                  const { sort, first = 'desc' } = column
                  const next = direction ? (direction === 'asc' ? 'desc' : 'asc') : first
                  return (
                    <th
                      key={header.id}
                      {...as('columnheader')}
                      scope="col"
                      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
                      className={`${head} ${place(column)}`}
                    >
                      {sort ? (
                        <Link
                          href={viewHref(path, view, { sort, dir: next })}
                          className="group inline-flex min-h-11 items-center gap-1 rounded-small hover:text-tinta"
                        >
                          <table.FlexRender header={header} />
                          <Icon
                            name={direction === 'asc' ? 'chevron-up' : 'chevron-down'}
                            size="xs"
                            className={
                              direction
                                ? 'text-anil'
                                : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'
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
            <tbody {...as('rowgroup')} className="max-lg:grid max-lg:grid-cols-1 max-lg:gap-3">
              {rows.map((row) => (
                <tr
                  key={row.id}
                  {...as('row')}
                  onClick={open(row.original)}
                  className={`${rowHref ? 'cursor-pointer' : ''} ${bulk.length > 0 ? 'max-lg:pr-14' : ''} ${line} ${row.getIsSelected() ? 'bg-anil-soft/50' : 'bg-papel'}`}
                >
                  {bulk.length > 0 && (
                    <td
                      {...as('cell')}
                      className="w-11 py-2 pl-2 max-lg:absolute max-lg:top-1.5 max-lg:right-1.5 max-lg:p-0"
                    >
                      <AdminTick
                        label={`Elegir ${rowLabel(row.original)}`}
                        checked={row.getIsSelected()}
                        disabled={!alive}
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
                        className={`px-3 py-3 align-middle wrap-anywhere first:pl-5 last:pr-5 ${place(column)} ${heading ? 'max-lg:order-first max-lg:block max-lg:p-0 max-lg:pb-1 max-lg:text-left' : cellOnPhone}`}
                      >
                        {!heading && (
                          <span aria-hidden="true" className="shrink-0 text-sm text-tinta-suave lg:hidden">
                            {column.header}
                          </span>
                        )}
                        {heading && rowHref ? (
                          <Link
                            href={rowHref(row.original)}
                            className="inline-block font-semibold decoration-1 underline-offset-4 hover:underline max-lg:min-h-11 max-lg:content-center"
                          >
                            {content}
                          </Link>
                        ) : (
                          <div className={heading ? 'font-semibold' : 'min-w-0 max-lg:text-right'}>{content}</div>
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
  'border-b border-hairline bg-papel px-3 py-1 text-left text-sm font-semibold text-tinta-suave first:rounded-tl-card first:pl-5 last:rounded-tr-card last:pr-5 xl:sticky xl:top-16 xl:z-10'
const line =
  'max-lg:relative max-lg:grid max-lg:gap-1.5 max-lg:rounded-card max-lg:border max-lg:border-hairline max-lg:p-4 lg:border-b lg:border-hairline lg:last:border-b-0 lg:hover:bg-lino/60'
const cellOnPhone = 'max-lg:flex max-lg:items-baseline max-lg:justify-between max-lg:gap-4 max-lg:p-0'

const place = ({ align, phone, wide }: AdminColumn<never>) =>
  `${align === 'end' ? 'text-right tabular' : ''} ${phone === 'hidden' ? 'max-lg:hidden' : ''} ${wide ? 'lg:max-xl:hidden' : ''}`
