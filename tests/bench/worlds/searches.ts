// Searches as people make them: words, filters alone and together, every sort order, a day and a party, a price.
import { amenityWords, includedWords, languageWords, notIncludedWords, towns } from '#database/scale-words.ts'
import { readFilters, writeFilters } from '#marketplace/discovery/search/filters/filter-address.rules.ts'
import { parseSearch, stringifySearch } from '#platform/pages/search-params.ts'
import { DAY_MS } from '#platform/units.ts'

type Search = Record<string, string | string[]>

const VARIETY = 10
/** How many days ahead varied searches ask for. */
const VARIED_DAYS = 60
const CATEGORIES = ['Aventura', 'gastronomía', 'Cultural', 'naturaleza']
const WORDS = ['café', 'volcan', 'olas', 'manglares', 'pupusas', 'añil', 'cascadas', 'mercado', 'kayak', 'estrellas']
const BEGUN = ['mur', 'pesca', 'bosq', 'coci', 'bici', 'foto', 'cacao', 'lagu', 'fogat', 'buce']
const BANDS = ['low', 'medium', 'high']

const pick = <T>(list: T[], n: number): T => list[n % list.length]!
const day = (n: number, now: Date) => new Date(now.getTime() + n * DAY_MS).toISOString().slice(0, 10)

/** The nth search of every kind. */
const kinds: ((n: number, now: Date) => Search)[] = [
  (n) => ({ sort: pick(['newest', 'price-asc', 'price-desc', 'rating'], n) }),
  (n) => ({ q: pick(WORDS, n) }),
  (n) => ({ q: `${pick(WORDS, n + 3)} ${pick(towns, n)[0]}` }),
  (n) => ({ q: pick(BEGUN, n), price: pick(BANDS, n) }),
  (n) => ({ category: pick(CATEGORIES, n), sort: pick(['price-asc', 'newest'], n) }),
  (n) => ({ q: pick(WORDS, n), category: pick(CATEGORIES, n + 1), price: pick(BANDS, n + 1) }),
  (n) => ({ minPrice: String(20 + n * 5), maxPrice: String(40 + n * 9), sort: 'price-desc' }),
  (n) => ({ location: pick(towns, n)[n % 2]!.toString() }),
  (n) => ({ amenity: [pick(amenityWords, n), pick(amenityWords, n + 2)], language: pick(languageWords, n) }),
  (n, now) => ({ from: day(3 + n, now), guests: String(2 + (n % 4)) }),
  (n, now) => ({
    from: day(6 + n, now),
    to: day(8 + n, now),
    category: pick(CATEGORIES, n),
    location: pick(towns, n + 1)[1],
  }),
  (n) => ({
    rating: '4',
    sort: 'rating',
    included: pick(includedWords, n),
    notIncluded: pick(notIncludedWords, n + 1),
  }),
]

const queryOf = (search: Search) => {
  const pairs = Object.entries(search).flatMap(([name, value]) => [value].flat().map((item) => [name, item]))
  return new URLSearchParams(pairs).toString()
}
const pathOf = (search: Search) => `/api/experiences?${queryOf(search)}`

/** Coprime, so that no pair of price bounds returns before their product. */
const LOWER_BOUNDS = 47
const UPPER_BOUNDS = 894

/** The query of the nth of 42,018 searches, no two alike: of every kind in turn, each within other price bounds. */
export const variedSearches =
  (now: Date) =>
  (n: number): string => {
    const kind = kinds[n % kinds.length]!
    const bounds = { minPrice: String(1 + (n % LOWER_BOUNDS)), maxPrice: String(106 + (n % UPPER_BOUNDS)) }
    return queryOf({ ...kind(Math.floor(n / kinds.length) % VARIED_DAYS, now), ...bounds })
  }

/** The address of the search page for a query, as the product writes it: any other way of writing it is redirected there. */
export const searchPagePath = (query: string) =>
  `/search${stringifySearch(writeFilters(readFilters(parseSearch(query))))}`

/** Paths of first pages, kinds alternating. */
export const searchPaths = (now: Date): string[] =>
  Array.from({ length: VARIETY }, (_, n) => kinds.map((kind) => pathOf(kind(n, now)))).flat()
