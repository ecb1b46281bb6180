import { useQueryClient } from '@tanstack/react-query'
import { whenSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { hostApi } from '#marketplace/client.ts'
import { randomId } from '#platform/ids.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { Booking } from '../../booking.contract.ts'
import { bookingText } from '../../booking.text.ts'
import { checkInText } from '../../check-in/check-in.text.ts'
import { guestName } from '../../contact/guest-name.rules.ts'
import { refreshAfterBooking } from '../../public/list/booking.query.ts'

const headingOf = (id: string) => document.getElementById(`invitado-${id}`)

/** Who has arrived, as the host notes it in the list; the keyboard goes on from their name. */
export function useArrivals(experienceId: string) {
  const queryClient = useQueryClient()
  const refresh = () => refreshAfterBooking(queryClient, experienceId)
  const arriving = useAction({
    send: ({ id }: Booking) => hostApi.marks.add({ params: { id }, body: { what: 'arrived' }, key: randomId() }),
    done: ({ already }, guest) =>
      toast({
        title: `${already ? checkInText.alreadyStarted : checkInText.arrivalNoted}: ${guestName(guest)}`,
        tone: 'success',
      }),
    failed: (refusal) => {
      whenSignedOut(queryClient, refusal)
      return bookingText.updateFailed
    },
    settled: async ({ ok }, { id }) => {
      await refresh()
      if (ok) headingOf(id)?.focus({ preventScroll: true })
    },
    about: ({ id }) => id,
  })
  return { busy: arriving.input?.id ?? null, arrive: arriving.run, refresh }
}
