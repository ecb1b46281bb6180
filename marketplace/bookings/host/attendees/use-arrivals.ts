import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { whenSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { hostApi } from '#marketplace/client.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { guestName } from '../../attendees/attendee.rules.ts'
import type { Booking } from '../../booking.contract.ts'
import { bookingText } from '../../booking.text.ts'
import { checkInText } from '../../check-in/check-in.text.ts'
import { refreshAfterBooking } from '../../public/list/booking.query.ts'

const headingOf = (id: string) => document.getElementById(`invitado-${id}`)

/** Who has arrived, as the host notes it in the list; the keyboard goes on from their name. */
export function useArrivals(experienceId: string) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const refresh = () => refreshAfterBooking(queryClient, experienceId)

  async function arrive(guest: Booking) {
    setBusy(guest.id)
    const key = crypto.randomUUID()
    const answer = await hostApi.marks.add({ params: { id: guest.id }, body: { what: 'arrived' }, key })
    const name = guestName(guest)
    if (answer.ok)
      toast({
        title: `${answer.data.already ? checkInText.alreadyStarted : checkInText.arrivalNoted}: ${name}`,
        tone: 'success',
      })
    else {
      toast({ title: bookingText.updateFailed, description: answer.refusal.message, tone: 'danger' })
      whenSignedOut(queryClient, answer.refusal)
    }
    await refresh()
    setBusy(null)
    if (answer.ok) headingOf(guest.id)?.focus({ preventScroll: true })
  }

  return { busy, arrive, refresh }
}
