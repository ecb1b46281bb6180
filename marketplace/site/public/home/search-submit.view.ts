import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTrip } from '#marketplace/discovery/public/trip/trip.tsx'
import { writeTrip } from '#marketplace/discovery/search/trip/trip.rules.ts'
import { stringifySearch } from '#platform/pages/search-params.ts'

/** A search form that goes to its page without loading everything anew; empty fields stay out of the address. */
export function useSearchSubmit() {
  const router = useRouter()
  const trip = useTrip()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value.trim() : ''
      return text ? [[name, text]] : []
    })
    // A box for words alone searches on the same trip; a form that asks for the day says all of it.
    const said = event.currentTarget.elements.namedItem('from') ? {} : writeTrip(trip)
    const query = stringifySearch({ ...Object.fromEntries(filled), ...said }).slice(1)
    void router.navigate({ href: query ? `/search?${query}` : '/search' })
  }
}
