import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { AdminTick } from './admin-tick.tsx'
import { type ListView, viewHref } from './list.view.ts'
import type { AdminColumn, ListedRow, RowTable } from './use-row-table.ts'

/**
 * The same elements are a table from 1280 px and cards below, where the header becomes the sort links. CSS that turns a table
 * into cards removes its roles for screen readers, so they are set explicitly.
 */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell') => ({ role })

type AdminRowsProps<Row extends ListedRow> = {
  label: string
  path: string
  view: ListView
  table: RowTable<Row>
  columns: AdminColumn<Row>[]
  rowHref: ((row: Row) => string) | undefined
  rowLabel: (row: Row) => string
  /** There are actions on several rows, so each has a checkbox. */
  selectable: boolean
}

/** The rows of one page under their headers. */
export function AdminRows<Row extends ListedRow>(props: AdminRowsProps<Row>) {
  const { label, columns, table } = props
  const titleColumn = columns.find(({ phone }) => phone === 'title') ?? columns[0]
  return (
    <table {...as('table')} aria-label={label} className="w-full border-collapse max-xl:block">
      <thead {...as('rowgroup')} className="max-xl:mb-2 max-xl:block">
        <HeaderRow {...props} />
      </thead>
      <tbody {...as('rowgroup')} className="max-xl:grid max-xl:grid-cols-1 max-xl:gap-3 md:max-xl:grid-cols-2">
        {table.getRowModel().rows.map((row) => (
          <BodyRow key={row.id} {...props} row={row} titleColumn={titleColumn} />
        ))}
      </tbody>
    </table>
  )
}

const columnOf = <Row extends ListedRow>(columns: AdminColumn<Row>[], id: string) =>
  columns.find((column) => column.id === id)!

function HeaderRow<Row extends ListedRow>({ path, view, table, columns, selectable }: AdminRowsProps<Row>) {
  const hydrated = useHydrated()
  const firstSorted = columns.find(({ sort }) => sort)
  const rows = table.getRowModel().rows
  const selected = rows.filter((row) => row.getIsSelected())
  return (
    <tr {...as('row')} className="max-xl:flex max-xl:flex-wrap max-xl:items-center max-xl:gap-x-4">
      {selectable && (
        <th {...as('columnheader')} scope="col" className={`${head} max-xl:basis-full xl:w-13 xl:pr-0 xl:pl-2`}>
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
        const column = columnOf(columns, header.id)
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
  )
}

type BodyRowProps<Row extends ListedRow> = AdminRowsProps<Row> & {
  row: ReturnType<RowTable<Row>['getRowModel']>['rows'][number]
  titleColumn: AdminColumn<Row> | undefined
}

function BodyRow<Row extends ListedRow>({ row, titleColumn, ...list }: BodyRowProps<Row>) {
  const { table, columns, rowHref, rowLabel, selectable } = list
  const router = useRouter()
  const hydrated = useHydrated()
  // A click anywhere on a row opens it, except on a link or control inside it, or while text is being selected.
  const open = (event: MouseEvent) => {
    const control = (event.target as Element).closest('a, button, input, label, select, summary')
    if (!rowHref || control || event.metaKey || event.ctrlKey || getSelection()?.toString()) return
    void router.navigate({ href: rowHref(row.original) })
  }
  return (
    <tr
      {...as('row')}
      onClick={open}
      className={`${rowHref ? 'cursor-pointer' : ''} ${line} ${row.getIsSelected() ? 'bg-anil-soft/50' : 'bg-papel'}`}
    >
      {selectable && (
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
        const column = columnOf(columns, cell.column.id)
        const heading = column === titleColumn
        const content = <table.FlexRender cell={cell} />
        return (
          <td
            key={cell.id}
            {...as('cell')}
            className={`align-middle wrap-anywhere xl:px-3 xl:py-3 xl:first:pl-5 xl:last:pr-5 ${place(column)} ${heading ? `max-xl:order-first max-xl:pb-1 max-xl:text-left ${selectable ? 'max-xl:pr-11' : ''}` : cellOnPhone}`}
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
                className={heading ? 'font-semibold' : 'min-w-0 max-xl:text-right max-xl:[&_.line-clamp-2]:text-left'}
              >
                {content}
              </div>
            )}
          </td>
        )
      })}
    </tr>
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
