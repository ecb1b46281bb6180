// The query, the answer and the two endpoints of a list, derived from its declaration.
import { z } from 'zod'
import { endpoint, type Limit } from '#platform/http/contract.ts'
import {
  type AdminList,
  type FilterName,
  type ListFilter,
  optionsOf,
  type SortOf,
  sortsOf,
  type TooManyOf,
  type ValueOf,
} from './list.rules.ts'

export const ADMIN_PAGE_SIZE = 20

const page = z.coerce
  .number<string | number>('Escribe un número de página')
  .int('Escribe un número de página')
  .min(1, 'La primera página es la 1')
  .max(50_000, 'No hay tantas páginas')
  .default(1)
  .meta({ type: 'integer', minimum: 1, default: 1 })

type Word<Value extends string> = z.ZodType<Value, Value>
type QuerySchema<L extends AdminList> = z.ZodObject<
  {
    q: z.ZodDefault<z.ZodString>
    sort: z.ZodDefault<Word<SortOf<L>>>
    dir: z.ZodDefault<Word<'asc' | 'desc'>>
    page: typeof page
  } & { [Name in FilterName<L>]: z.ZodOptional<Word<ValueOf<L['filters'][Name]>>> }
>

function schemaOf(filter: ListFilter): z.ZodType {
  if ('options' in filter) {
    const values = optionsOf(filter.options).map(([value]) => value)
    const schema = z.enum(values, filter.error)
    return filter.default ? schema.default(filter.default) : schema.optional()
  }
  if (filter.kind === 'day') return z.iso.date('Escribe un día').optional()
  if (filter.kind === 'text') return z.string().max(filter.max).optional()
  const { none, error = 'No es válido' } = filter
  return (none ? z.union([z.uuid(), z.literal('none')], error) : z.uuid(error)).optional()
}

const listQuery = <L extends AdminList>(list: L) =>
  z.object({
    q: z.string().trim().max(80, 'Escribe como máximo 80 caracteres').default(''),
    sort: z.enum(sortsOf(list), 'Elige una columna para ordenar').default(list.defaultSort),
    dir: z.enum(['asc', 'desc'], 'Elige un sentido para ordenar').default('desc'),
    page,
    ...Object.fromEntries(Object.entries(list.filters).map(([name, filter]) => [name, schemaOf(filter)])),
  }) as unknown as QuerySchema<L>

/** A page of rows with the total number; a page number beyond the last one gives the last one. */
export const listPage = <Row extends z.ZodType>(row: Row) =>
  z.object({
    items: z.array(row),
    total: z.int(),
    /** There are more than `total` rows, too many to count; `pages` are those that can be opened. */
    more: z
      .boolean()
      .optional()
      .meta({ description: 'True when there are more than `total` rows; only `pages` of them can be seen' }),
    page: z.int(),
    pages: z.int(),
  })

const shared = { method: 'get', tag: 'Administración', access: 'admin', status: 200 } as const

/** The endpoint of a list. @param answer `listPage` of its rows, and what else the screen shows */
export const listEndpoint = <const L extends AdminList, Answer extends z.ZodType>(
  list: L,
  { summary, answer }: { summary: string; answer: Answer },
) =>
  endpoint({
    ...shared,
    path: list.path as L['path'],
    permission: list.permission as L['permission'],
    summary,
    query: listQuery(list),
    answer,
    refusals: [],
  })

/** The endpoint of its file: the same search, all of its rows. */
export const fileEndpoint = <const L extends AdminList & { file: object }>(
  list: L,
  { summary, limit }: { summary: string; limit?: Limit },
) =>
  endpoint({
    ...shared,
    path: `${list.path}.csv` as `${L['path']}.csv` & `/${string}`,
    permission: list.file.permission as L['file']['permission'],
    summary,
    query: listQuery(list),
    ...(limit && { limit }),
    answer: z.string(),
    timeouts: 'export',
    file: 'text/csv; charset=utf-8',
    refusals: (list.file?.tooMany ? [list.file.tooMany] : []) as TooManyOf<L>[],
  })

/** The reason for an action, which the audit log keeps. */
export const reason = z
  .string('Escribe el motivo')
  .trim()
  .min(3, 'Escribe el motivo')
  .max(500, 'Escribe como máximo 500 caracteres')

export const bulkIds = z
  .array(z.uuid('No es válido'))
  .min(1, 'Elige al menos una fila')
  .max(100, 'Elige como máximo 100 filas')

/** The result for each of them, so that a partial failure is always visible. */
export const BulkAnswer = z
  .object({
    done: z.array(z.uuid()),
    refused: z.array(z.object({ id: z.uuid(), message: z.string() })),
  })
  .meta({ id: 'BulkAnswer' })
export type BulkAnswer = z.output<typeof BulkAnswer>
