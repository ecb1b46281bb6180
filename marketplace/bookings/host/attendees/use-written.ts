import { useQueryClient } from '@tanstack/react-query'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { hostApi } from '#marketplace/client.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { useAction } from '#ui/use-action.ts'
import type { Guest } from '../../attendees/attendee.contract.ts'
import { dateGuestsQuery } from './attendees.query.ts'

/** Marks who was written to. Shown at once, because WhatsApp opens over the page; then stored on the server. */
export function useWritten(dateId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = dateGuestsQuery(dateId)
  const updateCache = (id: string, writtenTo: string | null) =>
    queryClient.setQueryData(
      queryKey,
      (data) =>
        data && { ...data, guests: data.guests.map((guest) => (guest.id === id ? { ...guest, writtenTo } : guest)) },
    )
  const { run } = useAction({
    send: ({ guest: { id }, written }: { guest: Guest; written: boolean }) => {
      const params = { id }
      return written ? hostApi.attendees.markWritten({ params }) : hostApi.attendees.unmarkWritten({ params })
    },
    optimistic: ({ guest: { id, writtenTo }, written }) => {
      updateCache(id, written ? currentTime().toISOString() : null)
      return () => updateCache(id, writtenTo)
    },
    done: ({ writtenTo }, { guest: { id } }) => updateCache(id, writtenTo),
    failed: (refusal) => {
      handleSignedOut(queryClient, refusal)
      if (refusal.code === 'BOOKING_STATE') void queryClient.invalidateQueries({ queryKey })
      return 'No se pudo guardar a quién escribiste'
    },
    // Includes the value, so that a mistake can be undone before the server has answered.
    about: ({ guest: { id }, written }) => `${id} ${written}`,
  })
  return (guest: Guest, written: boolean) => run({ guest, written })
}
