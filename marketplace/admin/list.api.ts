// The handlers of a list: its pages, and its spreadsheet file.
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { refuse } from '#platform/http/refusal.ts'
import { csvFile, downloadHeaders } from '#platform/http/response/csv.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { recordDownload } from './download.data.ts'
import { type ListReader, toWire, type Wire } from './list.data.ts'
import type { AdminList, FileColumnOf, ListQuery, TooManyOf } from './list.rules.ts'

type Call<L extends AdminList> = { caller: Admin; query: ListQuery<L>; now: Date }

/**
 * Answers a page of a list.
 * @param present maps a row to its contract; without it only instants become strings
 * @param besides other data for the screen
 */
export const pageHandler =
  <L extends AdminList, Row extends object, Shown = Wire<Row>, Besides extends object = object>(
    reader: ListReader<L, Row>,
    present: (row: Row, now: Date) => Shown = (row) => toWire(row) as Shown,
    besides?: (call: Call<L>) => Promise<Besides>,
  ) =>
  async (call: Call<L>) => {
    const { caller, query, now } = call
    const [{ items, ...page }, more] = await Promise.all([reader.page(caller, query), besides?.(call)])
    return { ...page, items: items.map((row) => present(row, now)), ...(more as Besides) }
  }

type Cell = string | number | null
type FileCells<L extends AdminList, Row> = { [Name in FileColumnOf<L>]: (row: Row, now: Date) => Cell }

const cutNote = (max: number) =>
  `La lista sigue: el archivo trae sus primeras ${max.toLocaleString('es-SV')} filas. Usa la búsqueda y los filtros para descargar el resto.`

/** Answers the file of a list and writes the download into the audit log. @param cells each value of a row */
export const fileHandler =
  <L extends AdminList & { file: object }, Row>(list: L, reader: ListReader<L, Row>, cells: FileCells<L, Row>) =>
  async ({ caller, query, now }: Call<L>) => {
    const { name, columns, max, tooMany } = list.file as NonNullable<AdminList['file']>
    const route = await reader.first(caller, query, max + 1)
    if (tooMany && route.length > max) return refuse(tooMany as TooManyOf<L>)
    const names = Object.keys(columns) as FileColumnOf<L>[]
    const rows = route.slice(0, max).map((row) => names.map((column) => cells[column](row, now)))
    await recordDownload(caller, list, query, rows.length)
    if (route.length > max) rows.push(names.map((_, at) => (at === 0 ? cutNote(max) : null)))
    return new WithHeaders(csvFile(Object.values(columns), rows), downloadHeaders(`${name}-${dayOf(now)}.csv`))
  }
