// What the screens around a date that is called off ask the server.
import { queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'

/** What calling a date off would do; asked anew whenever the question is opened. */
export const cancellationPreviewQuery = (dateId: string) =>
  queryOptions({
    queryKey: ['bookings', 'call-off', dateId],
    staleTime: 0,
    queryFn: async () => {
      const answer = await api.dateCancellations.preview({ params: { id: dateId } })
      if (answer.ok) return answer.data
      throw new Error(answer.refusal.message)
    },
  })

/** Other dates for the party of a reservation that ended with its date. */
export const alternativesQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['bookings', 'alternatives', bookingId],
    staleTime: 30_000,
    queryFn: async () => {
      const answer = await api.dateCancellations.listAlternatives({ params: { id: bookingId } })
      if (answer.ok) return answer.data.dates
      throw new Error(answer.refusal.message)
    },
  })
