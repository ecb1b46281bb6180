// A trip: days, people, budget and place, told once and carried along in the address of every page. It uses the declarations
// of the search filters. Part of every page's first load, so it must stay small.
import type { Party } from '#marketplace/experiences/party.rules.ts'
import type { Filters, SearchParams } from '../filters/filter-address.rules.ts'
import { noneOf, paramOf, readValue } from '../filters/filter-value.rules.ts'
import { tripFields } from './trip.fields.ts'

type TripName = keyof typeof tripFields
export type Trip = Pick<Filters, TripName>
/** Parameters of a trip in an address; undefined: absent. */
export type TripParams = Pick<SearchParams, (typeof tripFields)[TripName]['param']>

const entries = Object.entries(tripFields) as [TripName, (typeof tripFields)[TripName]][]
export const TRIP_PARAMS: (keyof TripParams)[] = entries.map(([, { param }]) => param)

const forEachField = (valueFor: (field: (typeof tripFields)[TripName], name: TripName) => unknown) =>
  Object.fromEntries(entries.map(([name, field]) => [name, valueFor(field, name)]))

export const noTrip = forEachField(noneOf) as Trip

/**
 * Reads an address leniently: invalid values count as missing. Days are put in order, and at least one of the party is an
 * adult.
 */
export function readTrip(raw: Record<string, unknown>): Trip {
  const trip = forEachField((field) => readValue(field, raw[field.param])) as Trip
  return { ...trip, ...daysInOrder(trip), children: Math.min(trip.children, trip.guests - 1) }
}

/** A first day alone is a range of one; a last day alone begins today, whenever that is. */
export const daysInOrder = ({ from, to }: Pick<Trip, 'from' | 'to'>): Pick<Trip, 'from' | 'to'> =>
  from && to && from > to ? { from: to, to: from } : { from, to: to ?? from }

export function writeTrip(trip: Trip): TripParams {
  const params: TripParams = Object.fromEntries(
    entries.map(([name, field]) => [field.param, paramOf(field, trip[name])]),
  )
  return { ...params, to: trip.to === trip.from ? undefined : params.to }
}

export const hasTrip = (trip: Trip): boolean =>
  trip !== noTrip && Object.values(writeTrip(trip)).some((value) => value !== undefined)

/** Drops the days of a trip that is over. @param today `YYYY-MM-DD` in El Salvador */
export const withoutPastDates = (trip: Trip, today: string): Trip =>
  trip.to !== null && trip.to < today ? { ...trip, from: null, to: null } : trip

/** The party, when more than one person goes and all of them fit; else null, and prices are shown per person. */
export const tripParty = ({ guests, children }: Trip, { maxGuests }: { maxGuests: number }): Party | null =>
  guests > 1 && guests <= maxGuests ? { guests, children } : null
