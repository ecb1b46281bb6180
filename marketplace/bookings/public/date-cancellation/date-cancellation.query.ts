import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** What cancelling a date would do; reloaded whenever the dialog opens. */
export const cancellationPreviewQuery = (dateId: string) =>
  apiQuery({
    queryKey: ['bookings', 'date-cancellation', dateId],
    staleTime: 0,
    call: () => api.dateCancellations.preview({ params: { id: dateId } }),
  })

/** Other dates for the party of a booking whose date was cancelled. */
export const alternativesQuery = (bookingId: string) =>
  apiQuery({
    queryKey: ['bookings', 'alternatives', bookingId],
    staleTime: 30_000,
    call: () => api.dateCancellations.listAlternatives({ params: { id: bookingId } }),
    read: (data) => data.dates,
  })
