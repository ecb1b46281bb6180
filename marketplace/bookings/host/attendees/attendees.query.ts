// What the page of a date asks. Part of the first load: thin.
import { queryOptions } from '@tanstack/react-query'
import { hostApi } from '#marketplace/client.ts'
import { whenSignedOut } from '../../public/list/booking.query.ts'

/** Who comes on a date; null when it is none of this host's. Others book and cancel: half a minute is old. */
export const dateGuestsQuery = (dateId: string) =>
  queryOptions({
    queryKey: ['bookings', 'date', dateId],
    staleTime: 30_000,
    queryFn: async ({ client }) => {
      const answer = await hostApi.attendees.list({ params: { id: dateId } })
      if (answer.ok) return answer.data
      if (['NOT_FOUND', 'INVALID'].includes(answer.refusal.code)) return null
      whenSignedOut(client, answer.refusal)
      throw new Error(answer.refusal.message)
    },
  })
