// A wish that nothing matches, with less of it: what is kept longest is the kind of thing, because that is what somebody wants.
// Its place is widened first, then its days, then its price.
import { type Filters, noFilters } from '#marketplace/discovery/search/filters/filter-address.rules.ts'
import { filterKey } from '#marketplace/discovery/search/search.rules.ts'
import type { Area } from '#marketplace/locations/location.rules.ts'
import { orderOf, type Shape, shapeOf } from '../shape.rules.ts'
import type { Dropped, SearchInput } from '../tool.contract.ts'

/** What the name of a place means: what is searched in it, around it, and how far things are from it. */
export type Where = { name: string; location: string; area: Area | null; around: Area; center: [number, number] }

/** `near` sorts by the distance from its center, and ends where `km` does. */
export type ToolSearch = {
  filters: Filters
  area: Area | null
  shape: Shape
  near: { center: [number, number]; km: number } | null
}

/** From this hour on it is a night out. */
const EVENING = 17

/** The facts that people need to be safe or to come along at all. */
export const safetyOf = (input: SearchInput): Partial<Filters> => ({
  difficulty: input.difficulty ?? null,
  walking: input.walking ?? null,
  wheelchair: input.wheelchair ?? null,
  pram: input.pram ?? null,
  rain: input.rain ?? null,
  youngest: input.youngest ?? noFilters.youngest,
})

type Change = (search: ToolSearch) => ToolSearch
const filtered =
  (changes: Partial<Filters>): Change =>
  (search) => ({ ...search, filters: { ...search.filters, ...changes } })
const shaped =
  (changes: Partial<Shape>): Change =>
  (search) => ({ ...search, shape: { ...search.shape, ...changes } })

/** What may be left out without another kind of thing being found, and whether the wish says it; the last to go comes last. */
function changesOf(
  { filters, shape, near }: ToolSearch,
  where: Where | null,
  { sort, required = [] }: SearchInput,
): [Dropped, Change][] {
  const changes: [Dropped, boolean, Change][] = [
    [
      'nearby',
      where !== null && near === null,
      (search) => ({ ...search, filters: { ...search.filters, location: '' }, area: where!.around }),
    ],
    ['hours', shape.startsFrom !== null || shape.startsUntil !== null, shaped({ startsFrom: null, startsUntil: null })],
    ['length', shape.minHours !== null || shape.maxHours !== null, shaped({ minHours: null, maxHours: null })],
    ['dates', filters.to !== null, filtered({ from: null, to: null })],
    [
      'price',
      filters.maxPrice < noFilters.maxPrice || filters.minPrice > 0 || shape.purse !== null,
      (search) =>
        shaped({ purse: null })(
          filtered({ minPrice: 0, maxPrice: noFilters.maxPrice, sort: orderOf(sort) ?? 'price-asc' })(search),
        ),
    ],
    ['languages', filters.languages.length > 0, filtered({ languages: [] })],
    ['included', filters.included.length > 0, filtered({ included: [] })],
    ['amenities', filters.amenities.length > (required ?? []).length, filtered({ amenities: required ?? [] })],
    // A school class goes in two groups rather than not at all.
    ['guests', filters.guests > 3, filtered({ guests: Math.ceil(filters.guests / 2) })],
    ['guests', filters.guests > 1, filtered({ guests: 1 })],
  ]
  return changes.flatMap(([name, isSaid, change]) => (isSaid ? [[name, change]] : []))
}

/** The nearest ones first, however far they are. */
const anywhere =
  ({ center }: Where, { sort }: SearchInput): Change =>
  (search) => ({
    ...search,
    filters: { ...search.filters, location: '', sort: orderOf(sort) },
    area: null,
    near: { center, km: Number.POSITIVE_INFINITY },
  })

/** What a trip depends on, and so what is left out together. */
const OF_TRIP = new Set<Dropped>(['hours', 'length', 'dates', 'price'])

/** What only the page of an experience tells. */
const OF_PAGE = new Set<Dropped>(['amenities', 'included', 'languages'])

/** The kind of thing that is wished for, and who goes; null when no kind is said. */
export const kindIn = ({ filters, near }: ToolSearch, input: SearchInput): ToolSearch | null =>
  filters.q || filters.categories.length > 0
    ? {
        filters: {
          ...noFilters,
          q: filters.q,
          categories: filters.categories,
          amenities: input.required ?? [],
          ...safetyOf(input),
        },
        area: null,
        shape: shapeOf({}),
        near: near && { ...near, km: Number.POSITIVE_INFINITY },
      }
    : null

/**
 * The wish with less of it, the least important first. Needs and exclusions are never left out.
 * @param kept whether there is anything of its kind, anywhere and at any time
 */
export function* relaxations(
  search: ToolSearch,
  where: Where | null,
  input: SearchInput,
  kept: boolean,
): Generator<[Dropped[], ToolSearch]> {
  const { filters, shape } = search
  const changes = changesOf(search, where, input)
  const farther: [Dropped, Change][] = where ? [['farther', anywhere(where, input)]] : []
  const without = (chosen: readonly [Dropped, Change][]): [Dropped[], ToolSearch] => [
    [...new Set(chosen.map(([name]) => name))],
    chosen.reduce((less, [, change]) => change(less), search),
  ]
  const trip = changes.filter(([name]) => OF_TRIP.has(name))
  if (kept) {
    // A night out on another day is nearer to the wish than a volcano in the morning.
    if (filters.to && (shape.startsFrom ?? 0) >= EVENING) yield without(changes.filter(([name]) => name === 'dates'))
    for (const change of changes) yield without([change])
    const ofPage = changes.filter(([name]) => OF_PAGE.has(name))
    if (ofPage.length > 1) yield without(ofPage)
    const places = [changes.filter(([name]) => name === 'nearby'), farther, []]
    for (const place of places) {
      if (place === farther && where) yield without(farther)
      if (place.length > 0) for (const change of trip) yield without([change, ...place])
      if (trip.length > 1) yield without([...trip, ...place])
    }
  }
  const [left, anyhow] = without([...changes, ...farther])
  // 'ballenas', which nobody offers, are looked for at sea.
  if (!kept && input.like) {
    const alike = filtered({ q: '', categories: [input.like] })
    yield [['kind'], alike(search)]
    yield [['kind', ...left], alike(anyhow)]
  }
  // If the words were the only criterion, nothing is left of the wish: then the best of all is suggested.
  if (filters.q && filterKey({ ...filters, q: '' }) !== filterKey(noFilters))
    yield [['words'], filtered({ q: '' })(search)]
  if (filters.categories.length > 0) {
    if (filters.q) yield [['words', ...left], filtered({ q: '' })(anyhow)]
    yield [['category'], filtered({ categories: [] })(search)]
  }
  if (where) yield [['place'], { ...search, filters: { ...filters, location: '' }, area: null, near: null }]
  const best = (guests: number): [Dropped[], ToolSearch] => [
    ['all'],
    {
      filters: { ...noFilters, guests, amenities: input.required ?? [], ...safetyOf(input), sort: 'rating' },
      area: null,
      shape: shapeOf({}),
      near: null,
    },
  ]
  // A workshop for three is nothing for eight.
  if (filters.guests > 1) yield best(filters.guests)
  yield best(noFilters.guests)
}
