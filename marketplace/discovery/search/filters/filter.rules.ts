// How the catalogue in memory tests each filter, beside what the database does (filter.data.ts): the compiler asks for one
// of every filter there is.

import { type Catalogue, NOWHERE } from '../../catalogue/catalogue.rules.ts'
import { type Bits, keepBetween, keepBits, keepThat, noBits } from '../../catalogue/structures/bits.rules.ts'
import { degreesBetween } from '../../catalogue/structures/degrees.rules.ts'
import { degreesOf, kmWithin } from '../near/near.rules.ts'
import { type Located, noFilters, PRICE_BANDS } from '../search.rules.ts'
import { type ChoiceName, choiceWords, forEachChoice } from './choice.rules.ts'
import { type FilterName, type FilterValues, filterEntries, filterFields, type ListedName } from './filter.fields.ts'

/**
 * Leaves in a set of rows those that pass.
 * @returns false when only the database knows what this value means
 */
type Narrowing<Value> = (rows: Bits, value: Value, catalogue: Catalogue, asked: Located) => boolean

/** Dollars with up to six decimals as cents: prices are whole cents, and 19.99 × 100 is not 1999 by itself. */
const centsOf = (dollars: number) => Math.round(dollars * 1e8) / 1e6
const tenthsOf = (stars: number) => Math.round(stars * 1e7) / 1e6

/** Letters that lose their accent in the same way here and in the database; others are asked there. */
const PLAIN = /^[\w\s.,'()áéíóúüñÁÉÍÓÚÜÑ-]*$/
const folded = (name: string) =>
  name
    .replace(/^ +| +$/g, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

const listed =
  (name: ListedName): Narrowing<string[]> =>
  (rows, asked, { values, room }) => {
    const known = values[name]
    const any = filterFields[name].combine === 'any'
    const either = noBits(room)
    for (const value of asked) {
      const one = any ? either : noBits(room)
      known.get(value)?.addTo(one)
      if (!any) keepBits(rows, one)
    }
    if (any) keepBits(rows, either)
    return true
  }

const byChoice =
  (name: ChoiceName): Narrowing<string> =>
  (rows, value, { choices, room }) => {
    const either = noBits(room)
    for (const word of choiceWords(name, value)) choices.get(word)?.addTo(either)
    keepBits(rows, either)
    return true
  }

const narrowings: { [Name in FilterName]: Narrowing<NonNullable<FilterValues[Name]>> } = {
  // Words are asked of the texts, which also say how well they fit: `matching`.
  q: () => true,
  categories: (rows, names, { categories, categoryIds, inCategory, room }) => {
    const keys = new Set(names.flatMap((name) => [name, name.toLowerCase()]))
    const either = noBits(room)
    for (const [number, members] of inCategory)
      if (categories.some(({ id, key }) => id === categoryIds.known[number] && keys.has(key))) members.addTo(either)
    keepBits(rows, either)
    return true
  },
  price: (rows, band, { price }) => {
    const { from, below } = PRICE_BANDS[band]
    keepBetween(rows, price, from * 100, below === null ? Number.POSITIVE_INFINITY : below * 100 - 1)
    return true
  },
  minPrice: (rows, dollars, { price }) => {
    keepBetween(rows, price, centsOf(dollars), Number.POSITIVE_INFINITY)
    return true
  },
  maxPrice: (rows, dollars, { price }) => {
    keepBetween(rows, price, 0, centsOf(dollars))
    return true
  },
  location: (rows, name, { places, inPlace, room }) => {
    if (!PLAIN.test(name)) return false
    const key = folded(name)
    const either = noBits(room)
    for (const [number, members] of inPlace) {
      const place = places.known[number]
      if (place?.cityKey === key || place?.stateKey === key) members.addTo(either)
    }
    keepBits(rows, either)
    return true
  },
  rating: (rows, least, { rating }) => {
    keepBetween(rows, rating, tenthsOf(least), Number.POSITIVE_INFINITY)
    return true
  },
  languages: listed('languages'),
  amenities: listed('amenities'),
  included: listed('included'),
  notIncluded: listed('notIncluded'),
  ...forEachChoice(byChoice),
  childPrice: (rows, _, { price, childPrice }) => {
    keepThat(rows, (row) => childPrice[row]! < price[row]!)
    return true
  },
  youngest: (rows, years, { minAge }) => {
    keepBetween(rows, minAge, 0, years)
    return true
  },
  // Days and people are asked of the dates together: `wantedDates`.
  from: () => true,
  to: () => true,
  guests: (rows, guests, { maxGuests }) => {
    keepBetween(rows, maxGuests, guests, Number.POSITIVE_INFINITY)
    return true
  },
  // How many of the party are children matters to what all of them pay.
  children: () => true,
  budget: (rows, dollars, catalogue, { filters }) => {
    const most = centsOf(dollars)
    keepThat(rows, (row) => catalogue.partyPrice(row, filters) <= most)
    return true
  },
  near: (rows, _, catalogue, { near, filters }) => {
    if (!near) return true
    const radius = degreesOf(kmWithin(filters.minutes))
    const { place } = catalogue
    keepThat(rows, (row) => place[row] !== NOWHERE && degreesBetween(catalogue.pointOf(row), near) <= radius)
    return true
  },
  // With the place.
  minutes: () => true,
}

const restricts = (value: FilterValues[FilterName], name: FilterName) =>
  Array.isArray(value) ? value.length > 0 : value !== noFilters[name]

/** Lists first: they leave the least to look at, and cost the least. */
const inOrderOfCost = filterEntries
  .map(([name]) => name)
  .toSorted((a, b) => Number(Array.isArray(noFilters[b])) - Number(Array.isArray(noFilters[a])))

/** Leaves the rows that pass every filter. @returns false when the database has to be asked */
export const narrow = (rows: Bits, asked: Located, catalogue: Catalogue): boolean =>
  inOrderOfCost.every((name) => {
    const narrowing = narrowings[name] as Narrowing<unknown>
    return !restricts(asked.filters[name], name) || narrowing(rows, asked.filters[name], catalogue, asked)
  })
