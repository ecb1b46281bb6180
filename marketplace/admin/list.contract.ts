// The shape that every list of the back office has: what the address may ask for, and what a page of it answers (ADM-02).
import { z } from 'zod'

export const ADMIN_PAGE_SIZE = 20

/** Searching, sorting and turning pages; a list adds its filters. @param sorts the columns it can be sorted by, first by default */
export const listQuery = <const Sorts extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sorts,
  filters: Filters,
) =>
  z.object({
    q: z.string().trim().max(80, 'Escribe como máximo 80 caracteres').default(''),
    sort: z.enum(sorts, 'Elige una columna para ordenar').default(sorts[0] as never),
    dir: z.enum(['asc', 'desc'], 'Elige un sentido para ordenar').default('desc'),
    page: z.coerce
      .number<string | number>('Escribe un número de página')
      .int('Escribe un número de página')
      .min(1, 'La primera página es la 1')
      .max(50_000, 'No hay tantas páginas')
      .default(1)
      .meta({ type: 'integer', minimum: 1, default: 1 }),
    ...filters,
  })

/** A page of rows with how many there are in all; a page behind the last one is the last one. */
export const listPage = <Row extends z.ZodType>(row: Row) =>
  z.object({
    items: z.array(row),
    total: z.int(),
    /** There are more than `total`, too many to be counted; `pages` are those that can be seen. */
    more: z
      .boolean()
      .optional()
      .meta({ description: 'True when there are more than `total` rows; only `pages` of them can be seen' }),
    page: z.int(),
    pages: z.int(),
  })

/** Why something is done to somebody: kept in the audit log. */
export const reason = z
  .string('Escribe el motivo')
  .trim()
  .min(3, 'Escribe el motivo')
  .max(500, 'Escribe como máximo 500 caracteres')

/** The same done to several at once. */
export const bulkIds = z
  .array(z.uuid('No es válido'))
  .min(1, 'Elige al menos una fila')
  .max(100, 'Elige como máximo 100 filas')

/** What became of each of them: nothing is half done in silence. */
export const BulkAnswer = z
  .object({
    done: z.array(z.uuid()),
    refused: z.array(z.object({ id: z.uuid(), message: z.string() })),
  })
  .meta({ id: 'BulkAnswer' })
export type BulkAnswer = z.output<typeof BulkAnswer>
