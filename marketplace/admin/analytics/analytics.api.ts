import type { Serve } from '#marketplace/slice.ts'
import { monthAndYear, startOfDay } from '#platform/clock.ts'
import { csvFile, downloadHeaders } from '#platform/http/response/csv.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import type * as contract from './analytics.contract.ts'
import { breakdown, listTop, statusSplit } from './analytics.data.ts'
import { cancellationShare, conversion, emptyRow, filledShare, monthsOf, type Range } from './analytics.rules.ts'
import { byText } from './analytics.text.ts'

const MAX_SHOWN = 50
const MAX_EXPORTED_ROWS = 20_000
const TOP = 5

function wholeMonths(rows: contract.AnalyticsRow[], range: Range): contract.AnalyticsRow[] {
  const byMonth = new Map(rows.map((row) => [row.key, row]))
  return monthsOf(range).map((month) => ({
    ...(byMonth.get(month) ?? emptyRow(month)),
    label: monthAndYear(startOfDay(`${month}-01`)).replace(' de ', ' '),
  }))
}

export const show: Serve<typeof contract.show> = async ({ caller, query }) => {
  const months = monthsOf(query)
  const [byMonth, statuses, top] = await Promise.all([
    breakdown(caller, query, 'month', months.length),
    statusSplit(caller, query),
    listTop(caller, query, TOP),
  ])
  return { months: wholeMonths(byMonth.rows, query), total: byMonth.total, statuses, top }
}

const read = async (
  caller: Parameters<typeof breakdown>[0],
  { by, ...range }: Range & { by: contract.By },
  limit: number,
) => {
  const table = await breakdown(caller, range, by, limit)
  return by === 'month' ? { ...table, rows: wholeMonths(table.rows, range) } : table
}

export const showBreakdown: Serve<typeof contract.showBreakdown> = ({ caller, query }) =>
  read(caller, query, query.by === 'month' ? monthsOf(query).length : MAX_SHOWN)

const HEADER = [
  'Reservas',
  'Personas',
  'Canceladas',
  'Canceladas por el viajero',
  'Canceladas por el anfitrión',
  'Canceladas por la administración',
  'Canceladas sin respuesta',
  'Cancelación %',
  'No asistieron',
  'Reservado USD',
  'Pagado USD',
  'Por confirmar USD',
  'Comisión USD',
  'Cupos ofrecidos',
  'Cupos ocupados',
  'Ocupación %',
  'Registros',
  'Vistas',
  'Conversión %',
]
const percent = (value: number | null) => (value === null ? null : (value * 100).toFixed(1))
const line = (row: contract.AnalyticsRow) => [
  row.label,
  row.bookings,
  row.guests,
  row.cancelled,
  ...Object.values(row.cancelledBy),
  percent(cancellationShare(row)),
  row.noShows,
  ...[row.volume, row.earnings, row.toConfirm, row.commission].map((amount) => amount.toFixed(2)),
  row.seatsOffered,
  row.seatsFilled,
  percent(filledShare(row)),
  row.signUps,
  row.views,
  percent(conversion(row)),
]

/** A whole table with its sum as a file. */
export const download: Serve<typeof contract.download> = async ({ caller, query }) => {
  const { rows, total } = await read(caller, query, MAX_EXPORTED_ROWS)
  const { one, file } = byText[query.by]
  const lines = [...rows, total].map(line)
  return new WithHeaders(
    csvFile([one, ...HEADER], lines),
    downloadHeaders(`analitica-torogoz-${file}-${query.from}-${query.until}.csv`),
  )
}
