import { z } from 'zod'
import { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { endpoint } from '#platform/http/contract.ts'
import { limitParam } from '#platform/http/params.ts'
import {
  type FilterName,
  type FilterValues,
  filterAbout,
  filterEntries,
  type filterFields,
  forEachFilter,
} from './filters/filter.fields.ts'
import { type FigureText, filterErrors } from './filters/filter.text.ts'
import { type Filters, inOrder, SORTS, type Sort } from './filters/filter-address.rules.ts'
import { type FilterField, MAX_TEXT_LENGTH, MAX_VALUES } from './filters/filter-value.rules.ts'
import { PAGE_SIZE } from './search.rules.ts'

const text = z.string().trim().max(MAX_TEXT_LENGTH, `Escribe como máximo ${MAX_TEXT_LENGTH} caracteres`)
const name = text.min(1, 'Elige un valor')

/** The wire schema of each kind of filter; the defaults restrict nothing. */
const wire = {
  text: () => text.default(''),
  /** Repeated in the address: `amenity=Wifi&amenity=Baños`. */
  names: () =>
    z
      .union([name, z.array(name).max(MAX_VALUES, `Elige como máximo ${MAX_VALUES}`)])
      .optional()
      .transform((value) => (value === undefined ? [] : [...new Set([value].flat())]))
      .meta({ type: 'array', items: { type: 'string' }, default: [] }),
  choice: (values: readonly string[], words: FigureText) => z.enum(values, words.invalid).optional(),
  figure: ({ min, max, neutral, integer }: Extract<FilterField, { kind: 'figure' }>, words: FigureText) => {
    const coerced = z.coerce.number<string | number>(words.invalid)
    return (integer ? coerced.int(words.notWhole) : coerced)
      .min(min, words.tooLittle)
      .max(max, words.tooMuch)
      .default(neutral)
      .meta({ type: integer ? 'integer' : 'number', minimum: min, maximum: max, default: neutral })
  },
  day: () => z.iso.date('Escribe una fecha como 2026-11-21').optional(),
}

function wireOf(field: FilterField, named: FilterName): z.ZodType {
  const words = filterErrors[named] ?? {}
  if (field.kind === 'choice') return wire.choice(field.values, words)
  return field.kind === 'figure' ? wire.figure(field, words) : wire[field.kind]()
}

type WireOf<Field> = Field extends { kind: 'choice'; values: infer Values extends readonly string[] }
  ? z.ZodOptional<z.ZodEnum<{ [One in Values[number]]: One }>>
  : Field extends { kind: Exclude<FilterField['kind'], 'choice'> }
    ? ReturnType<(typeof wire)[Field['kind']]>
    : never
type Fields = typeof filterFields
type SearchShape = { [Name in FilterName as Fields[Name]['param']]: WireOf<Fields[Name]> }

/** Parameters of a search; all of them combine (SRCH-11), and the defaults restrict nothing. */
export const searchFilters = Object.fromEntries(
  filterEntries.map(([named, field]) => [field.param, wireOf(field, named).describe(filterAbout[named])]),
) as SearchShape

export const searchSort = z
  .enum(SORTS, 'Elige un orden')
  .optional()
  .describe('By default distance when a place to be near to is given, relevance when words are, else newest')

type WireFilters = z.output<z.ZodObject<SearchShape>> & { sort?: Sort | undefined }
/** Reads the filters and the order of a query into `filters`, beside its other parameters. */
export function gatherFilters<Query extends WireFilters>(
  query: Query,
): Omit<Query, keyof WireFilters> & { filters: Filters } {
  const values = forEachFilter(({ param }) => query[param as keyof WireFilters] ?? null) as FilterValues
  return { ...query, filters: inOrder({ ...values, sort: query.sort ?? null }) }
}

export const Near = z.object({ name: z.string(), lat: z.number(), lng: z.number() }).meta({ id: 'NearPlace' })

export const SearchPage = z
  .object({
    items: z.array(ExperienceCard),
    /** Number of matches; counting stops at 1000. */
    total: z.int(),
    totalIsMore: z.boolean(),
    /** Cursor: send it as `after` to get the next page; null at the end. */
    next: z.string().nullable(),
    /** The place that `near` names; null without one, or for an unknown name. */
    near: Near.nullable(),
    /** When nothing matches at the place asked for: the nearest matches elsewhere. */
    instead: z.object({ place: Near, km: z.number(), items: z.array(ExperienceCard) }).nullable(),
    /** When nothing has all the words, here or elsewhere: what has the words of `q`, and how many those are. */
    relaxed: z.object({ q: z.string(), total: z.number(), items: z.array(ExperienceCard) }).nullable(),
  })
  .meta({ id: 'SearchPage' })
export type SearchPage = z.output<typeof SearchPage>

export const list = endpoint({
  method: 'get',
  path: '/experiences',
  summary: 'Published experiences that match, 24 at a time',
  description: 'All filters together; a name that is repeated in the query is a list.',
  tag: 'Descubrir',
  access: 'anyone',
  replica: true,
  query: z
    .object({
      ...searchFilters,
      sort: searchSort,
      /** The `next` of the previous page; whether it fits the order is checked with the search (`CURSOR_UNKNOWN`). */
      after: z.string().max(400).optional(),
      limit: limitParam(PAGE_SIZE),
    })
    .transform(gatherFilters),
  limit: { points: 120, seconds: 60 },
  status: 200,
  answer: SearchPage,
  refusals: ['CURSOR_UNKNOWN'],
})
