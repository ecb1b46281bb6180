import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { MINUTE_MS } from '#platform/units.ts'

export type About = { booking: string } | { date: string }

/** Prepared messages about a booking or a date. */
export const messagesQuery = (about: About) =>
  apiQuery({
    queryKey: ['bookings', 'messages', about],
    staleTime: MINUTE_MS,
    call: () => hostApi.messages.list({ query: about }),
  })
