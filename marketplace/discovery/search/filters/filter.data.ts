// How the database tests each filter, over an `experiences` row `e`. The mapped type makes the compiler demand an entry for
// every filter.
import { type SQL, sql } from 'drizzle-orm'
import { UNRATED } from '#marketplace/experiences/experience.rules.ts'
import { CHOICES_AS_WORDS } from '#marketplace/experiences/experience.table.ts'
import type { Party } from '#marketplace/experiences/party.rules.ts'
import { type Center, degreesOf, kmWithin } from '../near/near.rules.ts'
import { PRICE_BANDS } from '../search.rules.ts'
import { type AskedWord, wordsQuery } from '../words/word.rules.ts'
import { type ChoiceName, choiceWords, forEachChoice } from './choice.rules.ts'
import { type FilterName, type FilterValues, filterEntries, filterFields, type ListedName } from './filter.fields.ts'
import { type Filters, noFilters } from './filter-address.rules.ts'

/**
 * A condition by its cost. `plain`: on a column of the row. `inverted`: has an inverted index, to start from when it is rare.
 * `probe`: one index lookup in another table per row.
 */
type SqlTest = { plain?: SQL[]; inverted?: { column: SQL; value: SQL }; probe?: SQL }

export const listColumns: Record<ListedName, SQL> = {
  languages: sql`languages`,
  amenities: sql`amenities`,
  included: sql`included`,
  notIncluded: sql`not_included`,
}

const list = (values: string[]) => sql`${sql.param(values)}::text[]`

const listed =
  (name: ListedName) =>
  (values: string[]): SqlTest => ({
    inverted: {
      column: sql`e.${listColumns[name]} ${sql.raw(filterFields[name].combine === 'any' ? '&&' : '@>')}`,
      value: list(values),
    },
  })

/** A fact that is one of the words a filter asks for (experience.table.ts). */
const byChoice =
  (name: ChoiceName) =>
  (value: string): SqlTest => ({
    inverted: { column: sql`${CHOICES_AS_WORDS} &&`, value: list(choiceWords(name, value)) },
  })

/** SQL of what a party pays, which must agree with `totalFor`; over a row of this name. */
export const partyTotal = (row: 'e' | 't', { guests, children }: Party): SQL =>
  sql`(${sql.raw(`${row}.price`)} * ${guests - children}::int + coalesce(${sql.raw(`${row}.child_price, ${row}.price`)}) * ${children}::int)`

/** What else the tests need: the search words with their forms, and the place that `near` names. */
export type FilterCriteria = { filters: Filters; words: AskedWord[] | null; near: Center | null }
type Tests = {
  [Name in FilterName]: (value: NonNullable<FilterValues[Name]>, criteria: FilterCriteria) => SqlTest | null
}

const filterTests: Tests = {
  q: (_, { words }) =>
    words === null ? null : { inverted: { column: sql`e.search @@`, value: sql`${wordsQuery(words)}::tsquery` } },
  // A single category has an index of its own.
  categories: (names) => ({
    plain: [
      names.length === 1
        ? sql`e.category_id = (select c.id from categories c where lower(c.name) = lower(${names[0]}))`
        : sql`e.category_id = any(array(select c.id from categories c
            where lower(c.name) in (select lower(name) from unnest(${list(names)}) name)))`,
    ],
  }),
  price: (band) => {
    const { from, below } = PRICE_BANDS[band]
    const tests = [from > 0 && sql.raw(`e.price >= ${from}`), below !== null && sql.raw(`e.price < ${below}`)]
    return { plain: tests.filter((test) => test !== false) }
  },
  minPrice: (dollars) => ({ plain: [sql`e.price >= ${dollars}::numeric`] }),
  maxPrice: (dollars) => ({ plain: [sql`e.price <= ${dollars}::numeric`] }),
  location: (place) => ({
    probe: sql`(select (select place_key(${place})) in (l.city_key, l.state_key) from locations l where l.id = e.location_id)`,
  }),
  near: (_, { near, filters }) =>
    near && {
      probe: sql`(select place_point(l.lat, l.lng) <@ circle(point(${near.lng}::float8, ${near.lat}::float8), ${degreesOf(kmWithin(filters.minutes))}::float8)
        from locations l where l.id = e.location_id)`,
    },
  // Tested together with the place.
  minutes: () => null,
  rating: (min) => ({
    probe: sql`(select coalesce(h.average_rating, ${UNRATED}::numeric) >= ${min}::numeric from profiles h where h.id = e.host_id)`,
  }),
  languages: listed('languages'),
  amenities: listed('amenities'),
  included: listed('included'),
  notIncluded: listed('notIncluded'),
  ...forEachChoice(byChoice),
  childPrice: () => ({ plain: [sql`e.child_price < e.price`] }),
  youngest: (years) => ({ plain: [sql`coalesce(e.min_age, 0) <= ${years}`] }),
  // Days and people are conditions on one date, so they are tested together: `requestedDates`.
  from: () => null,
  to: () => null,
  guests: (guests) => ({ plain: [sql`e.max_guests >= ${guests}`] }),
  // Part of `guests`: the number of children only changes what the party pays.
  children: () => null,
  // The adults' share bounds the price, and the price has an index.
  budget: (dollars, { filters }) => ({
    plain: [
      sql`e.price <= ${dollars}::numeric / ${filters.guests - filters.children}::int`,
      ...(filters.children > 0 ? [sql`${partyTotal('e', filters)} <= ${dollars}::numeric`] : []),
    ],
  }),
}

const restricts = (value: FilterValues[FilterName], name: FilterName) =>
  Array.isArray(value) ? value.length > 0 : value !== noFilters[name]

export const testsOf = (criteria: FilterCriteria): SqlTest[] =>
  filterEntries.flatMap(([name]) => {
    const test = filterTests[name] as (value: unknown, criteria: FilterCriteria) => SqlTest | null
    return restricts(criteria.filters[name], name) ? (test(criteria.filters[name], criteria) ?? []) : []
  })
