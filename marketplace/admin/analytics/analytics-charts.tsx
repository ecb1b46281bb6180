import type { ReactNode } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatTotal } from '#ui/price.tsx'
import type { AnalyticsRow, By } from './analytics.contract.ts'
import { byText } from './analytics.text.ts'

type Series = { name: string; color: string; of: (row: AnalyticsRow) => number }
type Chart = { title: string; series: Series[]; stacked?: boolean; write: (value: number) => string }

const number = new Intl.NumberFormat('es-SV')
const compact = new Intl.NumberFormat('es-SV', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 1,
})
const inOnePiece = (value: number) => compact.format(value).replace(/\s/g, '\u00a0')
const TICK = { fill: 'var(--color-tinta-suave)', fontSize: 12 }
/** A chart has room for this many rows, unless the rows are months. */
const MAX_BARS = 8

const charts: Chart[] = [
  {
    title: 'Reservas y canceladas',
    stacked: true,
    write: number.format,
    series: [
      { name: 'Siguen o se vivieron', color: 'turquesa', of: ({ bookings, cancelled }) => bookings - cancelled },
      { name: 'Canceladas', color: 'canela', of: ({ cancelled }) => cancelled },
    ],
  },
  {
    title: 'Reservado y pagado',
    write: formatTotal,
    series: [
      { name: 'Reservado', color: 'maiz', of: ({ volume }) => volume },
      { name: 'Pagado', color: 'turquesa', of: ({ earnings }) => earnings },
    ],
  },
  {
    title: 'Cupos ofrecidos y ocupados',
    write: number.format,
    series: [
      { name: 'Ofrecidos', color: 'control', of: ({ seatsOffered }) => seatsOffered },
      { name: 'Ocupados', color: 'turquesa', of: ({ seatsFilled }) => seatsFilled },
    ],
  },
  {
    title: 'Vistas y reservas',
    write: number.format,
    series: [
      { name: 'Vistas', color: 'maiz', of: ({ views }) => views },
      { name: 'Reservas', color: 'turquesa', of: ({ bookings }) => bookings },
    ],
  },
]
/** Complete class names, because Tailwind only finds those in the source. */
const dots: Record<string, string> = {
  turquesa: 'bg-turquesa',
  canela: 'bg-canela',
  maiz: 'bg-maiz',
  control: 'bg-control',
}

type ChartsProps = { rows: AnalyticsRow[]; by: By }

/**
 * The table's figures as charts, without animation. Loaded after the page is interactive, because the table already shows the
 * same figures.
 */
export default function AnalyticsCharts({ rows, by }: ChartsProps) {
  const chartedRows = by === 'month' ? rows : rows.slice(0, MAX_BARS)
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      {charts.map((chart) => (
        <Figure key={chart.title} chart={chart} rows={chartedRows} by={by} />
      ))}
    </div>
  )
}

const short = (label: string, by: By) => {
  if (by === 'month') return `${label.slice(0, 3)} ${label.slice(-2)}`
  const cut = label.length > 16 ? `${label.slice(0, 15).trimEnd()}…` : label
  // Non-breaking spaces, because a label has room for one line only.
  return cut.replaceAll(' ', '\u00a0')
}

function Figure({ chart: { title, series, stacked, write }, rows, by }: { chart: Chart } & ChartsProps) {
  const upright = by === 'month'
  // Keyed by position, because two experiences may have the same name.
  const data = rows.map((row, place) => ({
    place,
    label: row.label,
    ...Object.fromEntries(series.map(({ name, of }) => [name, of(row)])),
  }))
  const names = { dataKey: 'place', tickFormatter: (place: number) => short(rows[place]?.label ?? '', by), tick: TICK }
  const values = { tickFormatter: inOnePiece, tick: TICK, axisLine: false, tickLine: false, allowDecimals: false }
  const description = rows.map(
    (row) => `${row.label}: ${series.map(({ name, of }) => `${name.toLowerCase()} ${write(of(row))}`).join(', ')}`,
  )
  return (
    <figure className="card min-w-0 p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-subheading font-display font-bold">{title}</span>
        <span className="flex flex-wrap gap-x-4 text-sm text-tinta-suave">
          {series.map(({ name, color }) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <span aria-hidden="true" className={`size-3 rounded-small ${dots[color]}`} />
              {name}
            </span>
          ))}
        </span>
        <span className="sr-only">
          {byText[by].title}. {description.join('; ')}.
        </span>
      </figcaption>
      <div aria-hidden="true" className="mt-4 h-64">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={data}
            layout={upright ? 'horizontal' : 'vertical'}
            margin={{ top: 4, right: 8, bottom: 0, left: 0 }}
            accessibilityLayer={false}
            barCategoryGap="22%"
          >
            <CartesianGrid stroke="var(--color-hairline)" vertical={!upright} horizontal={upright} />
            {upright ? (
              <XAxis {...names} tickLine={false} stroke="var(--color-control)" />
            ) : (
              <XAxis type="number" {...values} />
            )}
            {upright ? (
              <YAxis {...values} width={52} />
            ) : (
              <YAxis
                type="category"
                {...names}
                width={112}
                tickLine={false}
                stroke="var(--color-control)"
                interval={0}
              />
            )}
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: 'var(--color-lino)' }}
              content={({ active, label }) => {
                const row = rows[Number(label)]
                return active && row ? <Tip row={row} series={series} write={write} /> : null
              }}
            />
            {series.map(({ name, color }) => (
              <Bar
                key={name}
                dataKey={name}
                fill={`var(--color-${color})`}
                {...(stacked && { stackId: 'one' })}
                maxBarSize={40}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </figure>
  )
}

const Tip = ({ row, series, write }: { row: AnalyticsRow; series: Series[]; write: Chart['write'] }): ReactNode => (
  <div className="max-w-64 rounded-control border border-hairline bg-papel px-3 py-2 text-sm shadow-float">
    <p className="font-semibold wrap-anywhere first-letter:uppercase">{row.label}</p>
    {series.map(({ name, of }) => (
      <p key={name} className="tabular flex justify-between gap-4 text-tinta-suave">
        {name}
        <strong className="text-tinta">{write(of(row))}</strong>
      </p>
    ))}
  </div>
)
