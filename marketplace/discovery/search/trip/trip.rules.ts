// A trip: days, people, budget and place, told once and carried along in the address of every page. It uses the declarations
// of the search filters. Part of every page's first load, so it must stay small.
import type { Party } from '#marketplace/experiences/party.rules.ts'
import { type FilterName, filterFields } from '../filters/filter.fields.ts'
import {
  type Filters,
  noFilters,
  readFilters,
  type SearchParams,
  writeFilters,
} from '../filters/filter-address.rules.ts'

const NAMES = [
  'location',
  'near',
  'minutes',
  'from',
  'to',
  'guests',
  'children',
  'budget',
] as const satisfies FilterName[]
export type Trip = Pick<Filters, (typeof NAMES)[number]>
/** Parameters of a trip in an address; undefined: absent. */
export type TripParams = Pick<SearchParams, (typeof NAMES)[number]>

export const TRIP_PARAMS: (keyof TripParams)[] = NAMES.map((name) => filterFields[name].param)

/** The trip part of a search. */
export const tripOf = (filters: Trip): Trip =>
  Object.fromEntries(NAMES.map((name) => [name, filters[name]])) as unknown as Trip

export const noTrip: Trip = tripOf(noFilters)

/** Reads an address leniently: invalid values count as missing. */
export const readTrip = (raw: Record<string, unknown>): Trip => tripOf(readFilters(raw))

export const writeTrip = (trip: Trip): TripParams => {
  const written = writeFilters({ ...noFilters, ...trip })
  return Object.fromEntries(TRIP_PARAMS.map((name) => [name, written[name]]))
}

export const hasTrip = (trip: Trip): boolean => Object.values(writeTrip(trip)).some((value) => value !== undefined)

/** Drops the days of a trip that is over. @param today `YYYY-MM-DD` in El Salvador */
export const withoutPastDates = (trip: Trip, today: string): Trip =>
  trip.to !== null && trip.to < today ? { ...trip, from: null, to: null } : trip

/** The party, when more than one person goes and all of them fit; else null, and prices are shown per person. */
export const tripParty = ({ guests, children }: Trip, { maxGuests }: { maxGuests: number }): Party | null =>
  guests > 1 && guests <= maxGuests ? { guests, children } : null
