// Input that many endpoints share: the id in the path, and the page of a list.
import { z } from 'zod'
import { readCursor } from './cursor.ts'

/** `{id}` in a path. What is no UUID is answered as not found, like a missing thing (INV-31). */
export const idParams = z.object({ id: z.uuid() })

/**
 * Ids of an address in which the parameter is repeated: `id=…&id=…`; each counts once.
 * @param max how many at once @param words of the refusals, in Spanish
 */
export const repeatedIds = (max: number, words: { unknown: string; tooMany: string }) => {
  const id = z.uuid(words.unknown)
  return z
    .union([id, z.array(id)], words.unknown)
    .refine((ids) => [ids].flat().length <= max, words.tooMany)
    .transform((ids) => [...new Set([ids].flat())])
    .meta({ type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: max })
}

/** February 30 has the shape of a day, but PostgreSQL would refuse it. */
const isOnCalendar = (instant: string) => {
  const moment = new Date(`${instant.slice(0, 23)}Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 19) === instant.slice(0, 19)
}
/** An instant in UTC with microseconds, as `exactInstant` writes it. */
const ExactInstant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  .refine(isOnCalendar)

/** The cursor of a list ordered by a moment and then by id. */
export const TimeCursor = z.tuple([ExactInstant, z.guid()])
export type TimeCursor = z.output<typeof TimeCursor>
/** The cursor of a list whose order can be looked up from its last row. */
export const IdCursor = z.tuple([z.guid()])

const MAX_LIMIT = 50

/** Rows per page, at most 50. @param limit default */
export const limitParam = (limit: number) =>
  z.coerce
    .number<number>({ error: 'Debe ser un número' })
    .int('Debe ser un número entero')
    .min(1, 'Debe ser 1 o más')
    .max(MAX_LIMIT, `Debe ser ${MAX_LIMIT} o menos`)
    .default(limit)
    .meta({ type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: limit })

/**
 * The query of every paged list: `?after=<cursor>&limit=`. The answer carries `next`: the cursor of the following page, or
 * null.
 * @param cursor the parts of this list's cursor; the handler gets them decoded
 * @param limit rows per page by default; never more than 50
 */
export const pageQuery = <Parts extends z.ZodType<readonly string[]>>(cursor: Parts, limit: number) => ({
  /** The `next` of the previous page. */
  after: z
    .string()
    .max(400)
    .transform((text, context): z.output<Parts> => {
      const read = cursor.safeParse(readCursor(text))
      if (read.success) return read.data
      context.addIssue({ code: 'custom', message: 'La página no existe' })
      return z.NEVER
    })
    .optional(),
  limit: limitParam(limit),
})
