import { useQueryClient } from '@tanstack/react-query'
import { whenSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { hostApi } from '#marketplace/client.ts'
import { toast } from '#ui/overlays/toast.tsx'
import type { Guest } from '../../attendees/attendee.contract.ts'
import { dateGuestsQuery } from './attendees.query.ts'

/** The checklist of who was written to. The mark is there at once, for WhatsApp is opening; the server remembers it. */
export function useWritten(dateId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = dateGuestsQuery(dateId)
  const show = (id: string, writtenTo: string | null) =>
    queryClient.setQueryData(
      queryKey,
      (data) => data && { ...data, guests: data.guests.map((one) => (one.id === id ? { ...one, writtenTo } : one)) },
    )
  return async ({ id, writtenTo: before }: Guest, written: boolean) => {
    show(id, written ? new Date().toISOString() : null)
    const params = { id }
    const answer = written
      ? await hostApi.attendees.markWritten({ params })
      : await hostApi.attendees.unmarkWritten({ params })
    if (answer.ok) return void show(id, answer.data.writtenTo)
    show(id, before)
    toast({ title: 'No se pudo guardar a quién escribiste', description: answer.refusal.message, tone: 'danger' })
    whenSignedOut(queryClient, answer.refusal)
    if (answer.refusal.code === 'BOOKING_STATE') await queryClient.invalidateQueries({ queryKey })
  }
}
