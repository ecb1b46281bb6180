import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { formatMoney } from '#ui/price.tsx'
import type { AnalyticsRow, Breakdown, By } from '../analytics.contract.ts'
import { cancellationShare, conversion, filledShare, type Range } from '../analytics.rules.ts'
import { byText } from '../analytics.text.ts'

const number = new Intl.NumberFormat('es-SV')
const percentFormat = new Intl.NumberFormat('es-SV', { style: 'percent', maximumFractionDigits: 1 })
export const counted = (value: number) => number.format(value)
/** '12.5%'; of nothing there is no share. */
export const percent = (value: number | null) =>
  value === null ? '—' : percentFormat.format(value).replace(/\u00a0/g, '')

type Column = { header: string; note?: string; cell: (row: AnalyticsRow) => ReactNode; only?: By }
const small = (text: ReactNode) => (
  <span className="ml-auto block max-w-24 text-sm whitespace-normal text-tinta-suave">{text}</span>
)

const columns: Column[] = [
  { header: 'Reservas', cell: ({ bookings }) => counted(bookings) },
  { header: 'Personas', cell: ({ guests }) => counted(guests) },
  {
    header: 'Canceladas',
    cell: (row) => (
      <>
        {counted(row.cancelled)}
        {small(percent(cancellationShare(row)))}
      </>
    ),
  },
  { header: 'No asistieron', cell: ({ noShows }) => counted(noShows) },
  { header: 'Reservado', cell: ({ volume }) => formatMoney(volume) },
  {
    header: 'Cobrado',
    cell: ({ earnings, toConfirm }) => (
      <>
        {formatMoney(earnings)}
        {toConfirm > 0 && small(`${formatMoney(toConfirm)} por confirmar`)}
      </>
    ),
  },
  { header: 'Comisión 15 %', cell: ({ commission }) => formatMoney(commission) },
  {
    header: 'Cupos',
    cell: (row) => (
      <>
        {percent(filledShare(row))}
        {small(`${counted(row.seatsFilled)} de ${counted(row.seatsOffered)}`)}
      </>
    ),
  },
  { header: 'Registros', only: 'month', cell: ({ signUps }) => counted(signUps) },
  { header: 'Vistas', cell: ({ views }) => counted(views) },
  { header: 'Conversión', cell: (row) => percent(conversion(row)) },
]

const LISTS: Partial<Record<By, (key: string) => string>> = {
  host: (key) => `/admin/users/${key}`,
  experience: (key) => `/admin/experiences/${key}`,
}
const cell = 'px-2.5 py-2.5 text-right align-top whitespace-nowrap'
/** Stays in sight while the others pass below it. */
const first = 'sticky left-0 bg-papel px-4 py-2.5 text-left align-top'

type FiguresTableProps = { range: Range; by: By; data: Breakdown }

/** The figures in rows, with their sum; the same numbers as the charts, from the server on. */
export function FiguresTable({ range, by, data: { rows, total, all } }: FiguresTableProps) {
  const { one, title } = byText[by]
  const shown = columns.filter(({ only }) => !only || only === by)
  const ordered = by === 'month' ? rows.toReversed() : rows
  const query = new URLSearchParams({ from: range.from, until: range.until, by })
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, with the arrow keys too */}
      <section tabIndex={0} aria-label={`Cifras ${title.toLowerCase()}`} className="relative overflow-x-auto">
        <table className="tabular w-full border-collapse">
          <thead>
            <tr className="border-b border-control text-sm text-tinta-suave">
              <th scope="col" className={`${first} font-semibold`}>
                {one}
              </th>
              {shown.map(({ header }) => (
                <th key={header} scope="col" className={`${cell} font-semibold xl:whitespace-normal`}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-hairline">
            {ordered.map((row) => (
              <tr key={row.key}>
                <th scope="row" className={`${first} font-semibold`}>
                  <span className="block w-max max-w-32 wrap-anywhere first-letter:uppercase sm:max-w-56">
                    {LISTS[by] && row.key ? (
                      <Link href={LISTS[by](row.key)} className="link">
                        {row.label}
                      </Link>
                    ) : (
                      row.label
                    )}
                  </span>
                </th>
                {shown.map((column) => (
                  <td key={column.header} className={cell}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t-2 border-control font-semibold">
              <th scope="row" className={first}>
                Total
              </th>
              {shown.map((column) => (
                <td key={column.header} className={cell}>
                  {column.cell(total)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline px-4 py-3 text-sm text-tinta-suave">
        {all > rows.length
          ? `Las ${rows.length} primeras de ${counted(all)}, por lo reservado. El total es de todas.`
          : ''}
        <a
          href={`/api/admin/analytics.csv?${query}`}
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
