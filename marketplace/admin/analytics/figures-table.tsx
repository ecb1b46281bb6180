import type { ReactNode } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { urlOf } from '#platform/http/client/call.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { formatMoney } from '#ui/price.tsx'
import { PermittedLink } from '../actions/permitted-link.tsx'
import type { AnalyticsRow, Breakdown, By } from './analytics.contract.ts'
import { cancellationShare, conversion, filledShare, type Range } from './analytics.rules.ts'
import { byText } from './analytics.text.ts'

const number = new Intl.NumberFormat('es-SV')
const percentFormat = new Intl.NumberFormat('es-SV', { style: 'percent', maximumFractionDigits: 1 })
export const formatCount = (value: number) => number.format(value)
/** '12.5%', or a dash when there is no share. */
export const percent = (value: number | null) =>
  value === null ? '—' : percentFormat.format(value).replace(/\u00a0/g, '')

type Column = { header: string; note?: string; cell: (row: AnalyticsRow) => ReactNode; only?: By }
const small = (text: ReactNode) => (
  <span className="block text-sm whitespace-normal text-tinta-suave xl:ml-auto xl:max-w-24">{text}</span>
)

const columns: Column[] = [
  { header: 'Reservas', cell: ({ bookings }) => formatCount(bookings) },
  { header: 'Personas', cell: ({ guests }) => formatCount(guests) },
  {
    header: 'Canceladas',
    cell: (row) => (
      <>
        {formatCount(row.cancelled)}
        {small(percent(cancellationShare(row)))}
      </>
    ),
  },
  { header: 'No asistieron', cell: ({ noShows }) => formatCount(noShows) },
  { header: 'Reservado', cell: ({ volume }) => formatMoney(volume) },
  {
    header: 'Pagado',
    cell: ({ earnings, toConfirm }) => (
      <>
        {formatMoney(earnings)}
        {toConfirm > 0 && small(`${formatMoney(toConfirm)} por confirmar`)}
      </>
    ),
  },
  { header: 'Comisión', cell: ({ commission }) => formatMoney(commission) },
  {
    header: 'Cupos',
    cell: (row) => (
      <>
        {percent(filledShare(row))}
        {small(`${formatCount(row.seatsFilled)}\u00a0de\u00a0${formatCount(row.seatsOffered)}`)}
      </>
    ),
  },
  { header: 'Registros', only: 'month', cell: ({ signUps }) => formatCount(signUps) },
  { header: 'Vistas', cell: ({ views }) => formatCount(views) },
  { header: 'Conversión', cell: (row) => percent(conversion(row)) },
]

/** The pages that figures lead to, and what opening one needs. */
export const permissionOf = { users: 'people.read', experiences: 'content.read' } as const
const PAGES: Partial<Record<By, keyof typeof permissionOf>> = { host: 'users', experience: 'experiences' }
const head = 'px-2 py-2.5 text-right align-top'
const cell = 'min-w-0 max-xl:wrap-anywhere xl:px-2 xl:py-2.5 xl:text-right xl:align-top xl:whitespace-nowrap'
/** The first column stays visible while the others scroll below it; on narrower screens it is the card's heading. */
const first = 'text-left max-xl:col-span-full xl:sticky xl:left-0 xl:bg-papel xl:px-4 xl:py-2.5 xl:align-top'
const row =
  'max-xl:grid max-xl:grid-cols-3 max-xl:gap-x-4 max-xl:gap-y-3 max-xl:px-4 max-xl:py-5 md:max-xl:grid-cols-6 md:max-xl:px-5'
/**
 * A table from 1280 px, cards below. CSS that turns a table into cards removes its roles for screen readers, so they are set
 * explicitly.
 */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role })

type FiguresTableProps = { range: Range; by: By; data: Breakdown }

/** The figures in rows, with their sum: the same numbers as the charts, but rendered by the server. */
export function FiguresTable({ range, by, data: { rows, total, all } }: FiguresTableProps) {
  const { one, title } = byText[by]
  const page = PAGES[by]
  const visibleColumns = columns.filter(({ only }) => !only || only === by)
  const ordered = by === 'month' ? rows.toReversed() : rows
  const query = { from: range.from, until: range.until, by }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, with the arrow keys too */}
      <section tabIndex={0} aria-label={`Cifras ${title.toLowerCase()}`} className="relative xl:overflow-x-auto">
        <table {...as('table')} className="tabular w-full border-collapse max-xl:block">
          <thead {...as('rowgroup')} className="max-xl:sr-only">
            <tr {...as('row')} className="border-b border-control text-sm text-tinta-suave">
              <th {...as('columnheader')} scope="col" className={`${first} font-semibold`}>
                {one}
              </th>
              {visibleColumns.map(({ header }) => (
                <th {...as('columnheader')} key={header} scope="col" className={`${head} font-semibold`}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...as('rowgroup')} className="divide-y divide-hairline max-xl:block">
            {ordered.map((figures) => (
              <tr {...as('row')} key={figures.key} className={row}>
                <th {...as('rowheader')} scope="row" className={`${first} font-semibold max-xl:text-lg`}>
                  <span className="block wrap-anywhere first-letter:uppercase xl:w-max xl:max-w-56">
                    {page && figures.key ? (
                      <PermittedLink permission={permissionOf[page]} href={`/admin/${page}/${figures.key}`}>
                        {figures.label}
                      </PermittedLink>
                    ) : (
                      figures.label
                    )}
                  </span>
                </th>
                <Cells columns={visibleColumns} row={figures} />
              </tr>
            ))}
          </tbody>
          <tfoot {...as('rowgroup')} className="max-xl:block">
            <tr {...as('row')} className={`border-t-2 border-control font-semibold ${row}`}>
              <th {...as('rowheader')} scope="row" className={`${first} max-xl:text-lg`}>
                Total
              </th>
              <Cells columns={visibleColumns} row={total} />
            </tr>
          </tfoot>
        </table>
      </section>
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline px-4 py-3 text-sm text-tinta-suave">
        {all > rows.length
          ? `Las ${rows.length} primeras de ${formatCount(all)}, por lo reservado. El total es de todas.`
          : ''}
        <a
          href={urlOf(adminApi.analytics.download, { query })}
          download
          className="link inline-flex min-h-11 items-center gap-1.5"
        >
          <Icon name="download" size="sm" />
          Descargar CSV {title.toLowerCase()}
        </a>
      </p>
    </>
  )
}

const Cells = ({ columns: visibleColumns, row: figures }: { columns: Column[]; row: AnalyticsRow }) =>
  visibleColumns.map((column) => (
    <td {...as('cell')} key={column.header} className={cell}>
      <span aria-hidden="true" className="block text-sm font-normal text-tinta-suave xl:hidden">
        {column.header}
      </span>
      {column.cell(figures)}
    </td>
  ))
