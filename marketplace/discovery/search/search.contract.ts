import { z } from 'zod'
import { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { endpoint } from '#platform/http/contract.ts'
import { limitParam } from '#platform/http/params.ts'
import { PAGE_SIZE } from './search.rules.ts'

const text = z.string().trim().max(100, 'Escribe como máximo 100 caracteres')
const name = text.min(1, 'Elige un valor')
/** Repeated in the address: `amenity=Wifi&amenity=Baños`. */
const names = z
  .union([name, z.array(name).max(20, 'Elige como máximo 20')])
  .optional()
  .transform((value) => (value === undefined ? [] : [...new Set([value].flat())]))
  .meta({ type: 'array', items: { type: 'string' }, default: [] })
const dollars = z.coerce
  .number<string | number>('Escribe una cantidad en dólares')
  .min(0, 'El precio va de $0 a $1,000')
  .max(1000, 'El precio va de $0 a $1,000')
const day = z.iso.date('Escribe una fecha como 2026-11-21')

/** What narrows a search; everything combines (SRCH-11), and the defaults restrict nothing. */
export const searchFilters = {
  q: text
    .default('')
    .describe('Words in title, city or description; accents and capitals ignored, last word may be unfinished'),
  category: names.describe('Names of categories, capitals ignored; any of them'),
  price: z
    .enum(['low', 'medium', 'high'], 'Elige un rango de precio')
    .optional()
    .describe('Below 50, 50 to under 100, 100 or more'),
  minPrice: dollars.default(0).meta({ type: 'number', minimum: 0, maximum: 1000, default: 0 }),
  maxPrice: dollars
    .default(1000)
    .meta({ type: 'number', description: '1000 is no limit', minimum: 0, maximum: 1000, default: 1000 }),
  location: text.default('').describe('A city or a department; accents and capitals ignored'),
  rating: z.coerce
    .number<string | number>('Elige una calificación')
    .min(0, 'La calificación va de 0 a 5')
    .max(5, 'La calificación va de 0 a 5')
    .default(0)
    .meta({ type: 'number', description: "Least average of the host's reviews", minimum: 0, maximum: 5, default: 0 }),
  language: names.describe('Any of these languages'),
  amenity: names.describe('All of these'),
  included: names.describe('All of these'),
  notIncluded: names.describe('All of these'),
  from: day.optional().describe('First day with places, El Salvador time; alone it means that one day'),
  to: day.optional().describe('Last day with places'),
  guests: z.coerce
    .number<string | number>('Escribe cuántas personas van')
    .int('Escribe un número entero de personas')
    .min(1, 'Al menos una persona')
    .max(99, 'Como máximo 99 personas')
    .default(1)
    .meta({ type: 'integer', description: 'Places needed on one date', minimum: 1, maximum: 99, default: 1 }),
}

export const searchSort = z
  .enum(['relevance', 'newest', 'price-asc', 'price-desc', 'rating'], 'Elige un orden')
  .optional()
  .describe('By default relevance when words are given, else newest')

export const SearchPage = z
  .object({
    items: z.array(ExperienceCard),
    /** How many match in all; counting stops at 1000. */
    total: z.int(),
    totalIsMore: z.boolean(),
    /** Give it back as `after` to go on after these; null at the end. */
    next: z.string().nullable(),
  })
  .meta({ id: 'SearchPage' })
export type SearchPage = z.output<typeof SearchPage>

export const list = endpoint({
  method: 'get',
  path: '/experiences',
  summary: 'Published experiences that match, 24 at a time',
  tag: 'Descubrir',
  access: 'anyone',
  query: z.object({
    ...searchFilters,
    sort: searchSort,
    /** The `next` of the page before; its order is judged with the search (`CURSOR_UNKNOWN`). */
    after: z.string().max(400).optional(),
    limit: limitParam(PAGE_SIZE),
  }),
  limit: { points: 120, seconds: 60 },
  status: 200,
  answer: SearchPage,
  refusals: ['CURSOR_UNKNOWN'],
})
