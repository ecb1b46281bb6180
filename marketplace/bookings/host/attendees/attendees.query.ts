// What the page of a date asks. Part of the first load: thin.
import { whenSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** Who comes on a date; null when it is none of this host's. Others book and cancel: half a minute is old. */
export const dateGuestsQuery = (dateId: string) =>
  apiQuery({
    queryKey: ['bookings', 'date', dateId],
    staleTime: 30_000,
    call: () => hostApi.attendees.list({ params: { id: dateId } }),
    refused: (refusal, client) => {
      if (['NOT_FOUND', 'INVALID'].includes(refusal.code)) return null
      whenSignedOut(client, refusal)
      return undefined
    },
  })
