// What the screens around a date that is called off ask the server.
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** What calling a date off would do; asked anew whenever the question is opened. */
export const cancellationPreviewQuery = (dateId: string) =>
  apiQuery({
    queryKey: ['bookings', 'call-off', dateId],
    staleTime: 0,
    call: () => api.dateCancellations.preview({ params: { id: dateId } }),
  })

/** Other dates for the party of a reservation that ended with its date. */
export const alternativesQuery = (bookingId: string) =>
  apiQuery({
    queryKey: ['bookings', 'alternatives', bookingId],
    staleTime: 30_000,
    call: () => api.dateCancellations.listAlternatives({ params: { id: bookingId } }),
    read: (data) => data.dates,
  })
