// Queries of a date's page. Part of the first load, so they must stay small.
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** The guests of a date; null when it is not this host's. Half a minute is old, because others book and cancel. */
export const dateGuestsQuery = (dateId: string) =>
  apiQuery({
    queryKey: ['bookings', 'date', dateId],
    staleTime: 30_000,
    call: () => hostApi.attendees.list({ params: { id: dateId } }),
    refused: (refusal, client) => {
      if (['NOT_FOUND', 'INVALID'].includes(refusal.code)) return null
      handleSignedOut(client, refusal)
      return undefined
    },
  })
