// All filters of a search, one entry each. Address, wire, chips, value lists and counts are derived from it; with its tests in
// filter.data.ts and its texts in filter.text.ts a filter is complete (docs/cost-of-change.md).
import { tripFields } from '../trip/trip.fields.ts'
import type { ChoiceFilter, FilterField, NamesFilter } from './filter-value.rules.ts'

/** Every filter of a search (SRCH-12), in the order of an address. */
export const filterFields = {
  q: { kind: 'text', param: 'q' },
  categories: { kind: 'names', param: 'category', combine: 'any' },
  price: { kind: 'choice', param: 'price', values: ['low', 'medium', 'high'] },
  /** Dollars. The default range must not hide more expensive experiences. */
  minPrice: { kind: 'figure', param: 'minPrice', min: 0, max: 1000, neutral: 0, advanced: true },
  maxPrice: { kind: 'figure', param: 'maxPrice', min: 0, max: 1000, neutral: 1000, advanced: true },
  location: tripFields.location,
  near: tripFields.near,
  minutes: tripFields.minutes,
  /** Least average of the host's reviews. */
  rating: { kind: 'figure', param: 'rating', min: 0, max: 5, neutral: 0, advanced: true },
  /** Any one language is enough to understand each other (SRCH-08); of the other lists all must hold (SRCH-09). */
  languages: { kind: 'names', param: 'language', combine: 'any', listed: 12, advanced: true },
  amenities: { kind: 'names', param: 'amenity', combine: 'all', listed: 15, advanced: true },
  included: { kind: 'names', param: 'included', combine: 'all', listed: 10, advanced: true },
  notIncluded: { kind: 'names', param: 'notIncluded', combine: 'all', listed: 10, advanced: true },
  /** Facts from experience.fields.ts; an experience whose host has not stated one does not match. */
  confirmation: { kind: 'choice', param: 'confirmation', values: ['instant'], fact: true, advanced: true },
  difficulty: { kind: 'choice', param: 'difficulty', values: ['easy', 'moderate'], fact: true, advanced: true },
  walking: { kind: 'choice', param: 'walking', values: ['little', 'short'], fact: true, advanced: true },
  childPrice: { kind: 'choice', param: 'childPrice', values: ['yes'], fact: true, advanced: true },
  wheelchair: { kind: 'choice', param: 'wheelchair', values: ['yes'], fact: true, advanced: true },
  pram: { kind: 'choice', param: 'pram', values: ['yes'], fact: true, advanced: true },
  transport: { kind: 'choice', param: 'transport', values: ['yes'], fact: true, advanced: true },
  rain: { kind: 'choice', param: 'rain', values: ['yes'], fact: true, advanced: true },
  /** Age of the youngest person in years; experiences without a minimum age always match. */
  youngest: { kind: 'figure', param: 'youngest', min: 0, max: 99, neutral: 99, integer: true, advanced: true },
  from: tripFields.from,
  to: tripFields.to,
  guests: tripFields.guests,
  children: tripFields.children,
  budget: tripFields.budget,
} as const satisfies Record<string, FilterField>

type Fields = typeof filterFields
export type FilterName = keyof Fields
/** Filters whose values are offered as checkboxes. */
export type ListedName = { [Name in FilterName]: Fields[Name] extends { listed: number } ? Name : never }[FilterName]

/** Filters of facts, which are rendered generically. */
export type FactFilterName = { [Name in FilterName]: Fields[Name] extends { fact: true } ? Name : never }[FilterName]

type ValueOf<Field> = Field extends { kind: 'text' }
  ? string
  : Field extends { kind: 'choice'; values: readonly (infer One)[] }
    ? One | null
    : Field extends { kind: 'names' }
      ? string[]
      : Field extends { kind: 'figure' }
        ? number
        : string | null
export type FilterValues = { [Name in FilterName]: ValueOf<Fields[Name]> }

/** Parameters of an address; undefined: absent. */
export type FilterParams = {
  [Name in FilterName as Fields[Name]['param']]?:
    | (Fields[Name] extends { kind: 'names' }
        ? string[]
        : Fields[Name] extends { kind: 'choice'; values: readonly (infer One)[] }
          ? One
          : string)
    | undefined
}

export const filterEntries = Object.entries(filterFields) as [FilterName, FilterField][]
export const listedFilters = filterEntries.filter(
  (entry): entry is [ListedName, NamesFilter & { listed: number }] => 'listed' in entry[1],
)
export const factFilters = filterEntries.filter((entry): entry is [FactFilterName, ChoiceFilter] => 'fact' in entry[1])
export const forEachFilter = <Value>(
  valueFor: (field: FilterField, name: FilterName) => Value,
): Record<string, Value> => Object.fromEntries(filterEntries.map(([name, field]) => [name, valueFor(field, name)]))

/** Descriptions for the API's documents. */
export const filterAbout: Record<FilterName, string> = {
  q: 'Words in title, city or description; accents and capitals ignored, last word may be unfinished',
  categories: 'Names of categories, capitals ignored; any of them',
  price: 'Below 50, 50 to under 100, 100 or more',
  minPrice: 'Least price in dollars',
  maxPrice: '1000 is no limit',
  location: 'A city or a department; accents and capitals ignored',
  near: "Around a place by its name, or around 'latitude,longitude'; an unknown name restricts nothing",
  minutes: 'How far that is, in minutes estimated from the distance in a straight line; 0 is some 25 km',
  rating: "Least average of the host's reviews",
  languages: 'Any of these languages',
  amenities: 'All of these',
  included: 'All of these',
  notIncluded: 'All of these',
  confirmation: 'Reservations are confirmed when they are made',
  difficulty: 'Not harder than this',
  walking: 'Not longer on foot than this: hardly at all, or less than an hour',
  childPrice: 'Children pay less, or nothing',
  wheelchair: "With a wheelchair, on one's own or with help",
  pram: 'With a pram',
  transport: 'With transport from the town, included or paid apart',
  rain: 'Takes place when it rains',
  youngest: 'Years of the youngest who comes along',
  from: 'First day with places, El Salvador time; alone: that one day',
  to: 'Last day with places; alone: from today on',
  guests: 'Places needed on one date',
  children: 'How many of the guests are children',
  budget: 'Most dollars for all guests together, at the price of children; 0 is no limit',
}
