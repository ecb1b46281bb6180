// How many matches each value of a filter would leave.
import type { Count, Kind } from '../facets/facet.rules.ts'
import type { FilterName, ListedName } from '../search/filters/filter.fields.ts'
import { applyFilters } from '../search/filters/filter.rules.ts'
import { type Filters, noFilters } from '../search/filters/filter-address.rules.ts'
import { filterKey } from '../search/search.rules.ts'
import { candidatesAmong, evaluateConditions } from './candidates.rules.ts'
import type { Catalogue } from './catalogue.rules.ts'
import { type CatalogueQuery, matching } from './query.rules.ts'
import { type Bitset, countBits, countPerNumber, filledWords } from './structures/bitset.rules.ts'
import type { Members } from './structures/members.rules.ts'

const EVERYTHING = filterKey(noFilters)

/** The values of lists that are shown, where not all of them are. */
type ShownValues = Partial<Record<ListedName, readonly string[]>>
export type CountedSet = { filters: Filters; kinds: Kind[]; values?: ShownValues }

/**
 * Number of matches per value, of several searches that differ in few filters: what they have in common is settled once.
 * @param query its filters are those of the sets
 * @returns null when only the database can tell
 */
export function countsOfSets(
  catalogue: Catalogue,
  query: Omit<CatalogueQuery, 'filters'>,
  sets: CountedSet[],
): Count[][] | null {
  if (!query.area && sets.every(({ filters }) => filterKey(filters) === EVERYTHING))
    return sets.map(({ kinds }) =>
      catalogue.derived.kept(`counts ${kinds.join()}`, () => countRows(catalogue, null, kinds)),
    )
  const { common, own } = sharedFilters(sets.map(({ filters }) => filters))
  const match = matching(catalogue, { ...query, filters: common })
  if (!match) return null
  const rows = evaluateConditions(match.candidates, catalogue)
  const counts: Count[][] = []
  for (const [at, { kinds, values }] of sets.entries()) {
    const candidates = candidatesAmong(rows.slice())
    if (!applyFilters(candidates, { filters: own[at]!, near: null }, catalogue)) return null
    counts.push(countRows(catalogue, evaluateConditions(candidates, catalogue), kinds, values))
  }
  return counts
}

/** Filters that all have, and those that are each one's own. */
function sharedFilters(all: Filters[]): { common: Filters; own: Filters[] } {
  const [first = noFilters] = all
  const differing = (Object.keys(first) as FilterName[]).filter((name) =>
    all.some((filters) => String(filters[name]) !== String(first[name])),
  )
  const differingOf = (filters: Filters) => Object.fromEntries(differing.map((name) => [name, filters[name]]))
  return {
    common: { ...first, ...differingOf(noFilters) },
    own: all.map((filters) => ({ ...noFilters, ...differingOf(filters) })),
  }
}

/** @param rows null for all, whose counts are maintained */
function countRows(catalogue: Catalogue, rows: Bitset | null, kinds: Kind[], shown: ShownValues = {}): Count[] {
  const counts: Count[] = []
  const matches = rows ? countBits(rows) : 0
  const words = rows && filledWords(rows)
  const countIn = (members: Members) => (rows ? members.countIn(rows, words) : members.size)
  /** Counts per number of a column: visits the rows where they are fewer than the words of all sets. */
  const countsPer = (all: Map<number, Members>, column: Uint16Array | Uint32Array, numbers: number) => {
    const visited = rows && matches < all.size * rows.length ? countPerNumber(rows, column, numbers) : null
    return (number: number) => (visited ? visited[number]! : countIn(all.get(number)!))
  }
  const add = (kind: Kind, value: string, count: number, within: string | null = null) => {
    if (count > 0) counts.push({ kind, value, within, count })
  }
  for (const kind of kinds)
    if (kind === 'known') {
      for (const { name, icon } of catalogue.categories) counts.push({ kind, value: name, within: icon, count: 0 })
    } else if (kind === 'category') {
      const names = new Map(catalogue.categories.map(({ id, name }) => [id, name]))
      const countOf = countsPer(catalogue.inCategory, catalogue.category, catalogue.categoryIds.known.length)
      for (const number of catalogue.inCategory.keys()) {
        const name = names.get(catalogue.categoryIds.known[number] ?? '')
        if (name !== undefined) add(kind, name, countOf(number))
      }
    } else if (kind === 'price') for (const [band, members] of catalogue.inBand) add(kind, band, countIn(members))
    else if (kind === 'city') {
      const countOf = countsPer(catalogue.inPlace, catalogue.place, catalogue.places.known.length)
      for (const { city, state, numbers } of townsOf(catalogue))
        add(
          kind,
          city,
          numbers.reduce((sum, number) => sum + countOf(number), 0),
          state,
        )
    } else
      for (const value of shown[kind] ?? catalogue.values[kind].keys()) {
        const members = catalogue.values[kind].get(value)
        if (members) add(kind, value, countIn(members))
      }
  return counts
}

type Town = { city: string; state: string; numbers: number[] }

/** The filter does not know countries, so places of one name and department are one town. */
const townsOf = (catalogue: Catalogue): Town[] =>
  catalogue.derived.kept('towns', () => {
    const towns = new Map<string, Town>()
    for (const number of catalogue.inPlace.keys()) {
      const place = catalogue.places.known[number]
      if (!place) continue
      const town = towns.get(`${place.state}/${place.city}`)
      if (town) town.numbers.push(number)
      else towns.set(`${place.state}/${place.city}`, { city: place.city, state: place.state, numbers: [number] })
    }
    return [...towns.values()]
  })
