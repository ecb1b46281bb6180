// Facts about the country: sunrise, sunset and distances. All computed here, no outside service is called.
import { getTimes } from 'suncalc'
import { minutesFor } from '#marketplace/discovery/search/near/near.rules.ts'
import { gazetteer } from '#marketplace/locations/geocoding/geocoding.data.ts'
import { forward } from '#marketplace/locations/geocoding/geocoding.rules.ts'
import { kmBetween } from '#marketplace/locations/location.rules.ts'
import { dayOf } from '#platform/clock.ts'
import type { CountryInput, CountryOutput } from './tool.contract.ts'

const CAPITAL = 'San Salvador'

function pointOf(place: string): { name: string; lat: number; lng: number } | null {
  const feature = forward(place, gazetteer).features[0]
  return feature ? { name: feature.text, lng: feature.center[0], lat: feature.center[1] } : null
}

/** @param now decides which day is today in El Salvador @returns `unknown` for an unknown place */
export function countryFacts({ about, place, from, day }: CountryInput, now: Date): CountryOutput {
  const to = pointOf(place || CAPITAL)
  if (!to) return { about: 'unknown' }
  if (about === 'distance') {
    const start = pointOf(from || CAPITAL)
    if (!start) return { about: 'unknown' }
    const km = Math.round(kmBetween(start, to))
    return { about, from: start.name, to: to.name, km, minutes: minutesFor(km) }
  }
  const requestedDay = day ?? dayOf(now)
  // 18:00 UTC is noon in El Salvador, so that the calendar day is the same in both.
  const { sunrise, sunset } = getTimes(new Date(`${requestedDay}T18:00:00Z`), to.lat, to.lng)
  if (!sunrise || !sunset) return { about: 'unknown' }
  return { about, place: to.name, day: requestedDay, sunrise: sunrise.toISOString(), sunset: sunset.toISOString() }
}
