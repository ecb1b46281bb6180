import { useQuery } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { MAX_DATED } from '../../search/trip/dates.rules.ts'
import { type Trip, writeTrip } from '../../search/trip/trip.rules.ts'
import { useTrip } from './trip.tsx'

const tripDatesQuery = (ids: string[], trip: Trip) => {
  const { from, to, guests } = writeTrip(trip)
  const query = { id: ids.slice(0, MAX_DATED), from, to, guests }
  return apiQuery({
    queryKey: ['trip dates', query],
    call: () => api.tripDates.list({ query }),
    read: ({ items }) => Object.fromEntries(items.map(({ id, ...date }) => [id, { ...date, soldOut: false }])),
  })
}

/**
 * For lists that everybody is shown alike: gives a card the first date of this trip in place of the next of all. One without
 * room in these days keeps its own, and so do all until the answer is there.
 *   const cards = list.map(useTripDates(list))
 */
export function useTripDates(listed: { id: string }[]): <Card extends { id: string }>(card: Card) => Card {
  const trip = useTrip()
  const isDated = trip.from !== null || trip.to !== null || trip.guests > 1
  const ids = listed.map(({ id }) => id)
  const { data: dates } = useQuery({ ...tripDatesQuery(ids, trip), enabled: isDated && ids.length > 0 })
  return (card) => ({ ...card, ...dates?.[card.id] })
}
