import { stringifySearch } from '#platform/pages/search-params.ts'
import { noTrip, type Trip, writeTrip } from '../../search/trip/trip.rules.ts'

/** The same address with the trip as parameters. @param path without a question mark */
export const withTrip = (path: string, trip: Trip): string =>
  trip === noTrip ? path : `${path}${stringifySearch(writeTrip(trip))}`
