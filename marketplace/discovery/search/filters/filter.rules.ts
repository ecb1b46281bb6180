// How the catalogue in memory tests each filter; filter.data.ts does the same in SQL. The mapped type makes the compiler
// demand an entry for every filter.

import { UNRATED } from '#marketplace/experiences/experience.rules.ts'
import { type Candidates, restrictPrices } from '../../catalogue/candidates.rules.ts'
import { type Catalogue, NO_PLACE } from '../../catalogue/catalogue.rules.ts'
import { degreesBetween } from '../../catalogue/structures/degrees.rules.ts'
import { intersectWithUnion, type Members } from '../../catalogue/structures/members.rules.ts'
import { degreesOf, kmWithin } from '../near/near.rules.ts'
import { type Located, PRICE_BANDS } from '../search.rules.ts'
import { type ChoiceName, choiceWords, forEachChoice } from './choice.rules.ts'
import { type FilterName, type FilterValues, filterEntries, filterFields, type ListedName } from './filter.fields.ts'
import { noFilters } from './filter-address.rules.ts'

/**
 * Removes from the candidates the rows that do not pass, or adds a test of single rows.
 * @returns false when only the database can evaluate this value
 */
type Narrowing<Value> = (candidates: Candidates, value: Value, catalogue: Catalogue, search: Located) => boolean

/** Dollars (up to six decimals) in cents. Rounded, because 19.99 × 100 is not 1999 in floating point. */
const centsOf = (dollars: number) => Math.round(dollars * 1e8) / 1e6
const tenthsOf = (stars: number) => Math.round(stars * 1e7) / 1e6

/** Characters whose accents are folded here exactly as in the database; names with others are left to it. */
const PLAIN = /^[\w\s.,'()áéíóúüñÁÉÍÓÚÜÑ-]*$/
const folded = (name: string) =>
  name
    .replace(/^ +| +$/g, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

const retainMatching = <Value>(
  { rows }: Candidates,
  values: readonly Value[],
  membersOf: ReadonlyMap<Value, Members>,
) =>
  intersectWithUnion(
    rows,
    values.flatMap((value) => membersOf.get(value) ?? []),
  )

const listed =
  (name: ListedName): Narrowing<string[]> =>
  (candidates, required, { values }) => {
    if (filterFields[name].combine === 'any') retainMatching(candidates, required, values[name])
    else for (const value of required) retainMatching(candidates, [value], values[name])
    return true
  }

const byChoice =
  (name: ChoiceName): Narrowing<string> =>
  (candidates, value, { choices }) => {
    retainMatching(candidates, choiceWords(name, value), choices)
    return true
  }

const narrowings: { [Name in FilterName]: Narrowing<NonNullable<FilterValues[Name]>> } = {
  // Words are searched in the word index, which also ranks them: see `matching`.
  q: () => true,
  categories: (candidates, names, { categories, categoryIds, inCategory }) => {
    const keys = new Set(names.flatMap((name) => [name, name.toLowerCase()]))
    const ids = new Set<string | null>(categories.filter(({ key }) => keys.has(key)).map(({ id }) => id))
    const numbers = [...inCategory.keys()].filter((number) => ids.has(categoryIds.known[number]!))
    retainMatching(candidates, numbers, inCategory)
    return true
  },
  price: (candidates, band) => {
    const { from, below } = PRICE_BANDS[band]
    restrictPrices(candidates, from * 100, below === null ? Number.POSITIVE_INFINITY : below * 100 - 1)
    return true
  },
  minPrice: (candidates, dollars) => {
    restrictPrices(candidates, centsOf(dollars), Number.POSITIVE_INFINITY)
    return true
  },
  maxPrice: (candidates, dollars) => {
    restrictPrices(candidates, 0, centsOf(dollars))
    return true
  },
  location: (candidates, name, { places, inPlace }) => {
    if (!PLAIN.test(name)) return false
    const key = folded(name)
    const numbers = [...inPlace.keys()].filter((number) => {
      const place = places.known[number]
      return place?.cityKey === key || place?.stateKey === key
    })
    retainMatching(candidates, numbers, inPlace)
    return true
  },
  rating: ({ tests }, stars, { rating }) => {
    const min = tenthsOf(stars)
    const isUnratedKept = UNRATED >= stars
    tests.push((row) => (Number.isNaN(rating[row]) ? isUnratedKept : rating[row]! >= min))
    return true
  },
  languages: listed('languages'),
  amenities: listed('amenities'),
  included: listed('included'),
  notIncluded: listed('notIncluded'),
  ...forEachChoice(byChoice),
  childPrice: ({ tests }, _, { price, childPrice }) => {
    tests.push((row) => childPrice[row]! < price[row]!)
    return true
  },
  youngest: ({ tests }, years, { minAge }) => {
    tests.push((row) => minAge[row]! <= years)
    return true
  },
  // Days and people are conditions on one date, so they are tested together: `requestedDates`.
  from: () => true,
  to: () => true,
  guests: ({ tests }, guests, { maxGuests }) => {
    tests.push((row) => maxGuests[row]! >= guests)
    return true
  },
  // The number of children only changes what the party pays.
  children: () => true,
  budget: ({ tests }, dollars, catalogue, { filters }) => {
    const max = centsOf(dollars)
    tests.push((row) => catalogue.partyPrice(row, filters) <= max)
    return true
  },
  near: ({ tests }, _, catalogue, { near, filters }) => {
    if (!near) return true
    const radius = degreesOf(kmWithin(filters.minutes))
    const { place } = catalogue
    tests.push((row) => place[row] !== NO_PLACE && degreesBetween(catalogue.pointOf(row), near) <= radius)
    return true
  },
  minutes: () => true,
}

const restricts = (value: FilterValues[FilterName], name: FilterName) =>
  Array.isArray(value) ? value.length > 0 : value !== noFilters[name]

/** @returns false when only the database can evaluate the question */
export const applyFilters = (candidates: Candidates, search: Located, catalogue: Catalogue): boolean =>
  filterEntries.every(([name]) => {
    const narrowing = narrowings[name] as Narrowing<unknown>
    return !restricts(search.filters[name], name) || narrowing(candidates, search.filters[name], catalogue, search)
  })
