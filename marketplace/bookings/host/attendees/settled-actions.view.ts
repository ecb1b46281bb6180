import { useQueryClient } from '@tanstack/react-query'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { refreshAfterBooking } from '../../public/list/booking.query.ts'
import { type HostActions, useHostActions } from '../list/host-actions.tsx'

/**
 * Actions on the bookings of a date or a month; a row stays busy until its list has been reloaded.
 * @param onCollected as in `useHostActions`
 */
export function useSettledActions(onCollected?: Parameters<typeof useHostActions>[1]): HostActions {
  const queryClient = useQueryClient()
  return useHostActions(async (booking, answer) => {
    if (!answer.ok) handleSignedOut(queryClient, answer.refusal)
    await refreshAfterBooking(queryClient, booking.experience.id)
  }, onCollected)
}
