import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

export const tripCardQuery = (token: string) =>
  apiQuery({
    queryKey: ['trip-card', token],
    staleTime: 10_000,
    networkMode: 'always',
    call: () => api.tripCards.show({ params: { token } }),
    refused: ({ code }) => (['TRIP_CARD_GONE', 'INVALID'].includes(code) ? null : undefined),
  })

/** Whether a booking of this traveler is shared, and its address. */
export const ownTripCardQuery = (bookingId: string) =>
  apiQuery({
    queryKey: ['bookings', 'trip-card', bookingId],
    staleTime: 30_000,
    networkMode: 'always',
    call: () => api.tripCards.showOwn({ params: { id: bookingId } }),
  })
