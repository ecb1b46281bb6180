// What somebody told of their trip: which days, who goes, what all of it may cost, where. Said once, it goes along in the
// address of every page: filters of the search, whose declaration it shares. Part of every page's first load: small.
import type { Party } from '#marketplace/experiences/party.rules.ts'
import { type FilterName, filterFields } from '../filters/filter.fields.ts'
import { type Filters, noFilters, readFilters, type SearchParams, writeFilters } from '../search.rules.ts'

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
/** What an address says of a trip. Undefined: nothing. */
export type TripParams = Pick<SearchParams, (typeof NAMES)[number]>

/** The names in an address. */
export const TRIP_PARAMS: (keyof TripParams)[] = NAMES.map((name) => filterFields[name].param)

/** The part of a search that is said of the trip. */
export const tripOf = (filters: Trip): Trip =>
  Object.fromEntries(NAMES.map((name) => [name, filters[name]])) as unknown as Trip

/** Nothing was said. */
export const noTrip: Trip = tripOf(noFilters)

/** Reads an address leniently: what makes no sense was not said. */
export const readTrip = (raw: Record<string, unknown>): Trip => tripOf(readFilters(raw))

/** The shortest way of saying it in an address. */
export const writeTrip = (trip: Trip): TripParams => {
  const written = writeFilters({ ...noFilters, ...trip })
  return Object.fromEntries(TRIP_PARAMS.map((name) => [name, written[name]]))
}

export const isSaid = (trip: Trip): boolean => Object.values(writeTrip(trip)).some((value) => value !== undefined)

/** A trip whose days are over says nothing of them any more. @param today `YYYY-MM-DD` in El Salvador */
export const upToDate = (trip: Trip, today: string): Trip =>
  trip.to !== null && trip.to < today ? { ...trip, from: null, to: null } : trip

/** Who goes, where more than one goes and all of them fit; else prices are said per person. */
export const partyFor = ({ guests, children }: Trip, { maxGuests }: { maxGuests: number }): Party | null =>
  guests > 1 && guests <= maxGuests ? { guests, children } : null
