import type { FormEvent } from 'react'
import { useTrip } from '#marketplace/discovery/public/trip/trip.tsx'
import { writeTrip } from '#marketplace/discovery/search/trip/trip.rules.ts'
import { useNavigation } from '#platform/pages/location/page-location.ts'
import { stringifySearch } from '#platform/pages/search-params.ts'

/** Submits a search form as a navigation without a page load; empty fields are left out of the address. */
export function useSearchSubmit() {
  const { go } = useNavigation()
  const trip = useTrip()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = [...new FormData(event.currentTarget)].flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value.trim() : ''
      return text ? [[name, text]] : []
    })
    // A box for words only keeps the current day and people; a form with a day field replaces them all.
    const tripParams = event.currentTarget.elements.namedItem('from') ? {} : writeTrip(trip)
    go(`/search${stringifySearch({ ...Object.fromEntries(values), ...tripParams })}`)
  }
}
