import { useQueryClient } from '@tanstack/react-query'
import { type HostActions, useHostActions } from '#marketplace/bookings/host/list/host-actions.tsx'
import { hostApi } from '#marketplace/client.ts'
import { updateBookingInQueries } from './dashboard.query.ts'

/** The host's actions on the dashboard: afterwards every part of the screen shows the reservation's current state. */
export function useDashboardActions(): HostActions {
  const queryClient = useQueryClient()
  return useHostActions(async ({ id }, answer) => {
    const fresh = answer.ok ? answer : await hostApi.bookings.show({ params: { id } })
    if (fresh.ok) updateBookingInQueries(queryClient, fresh.data)
    // The session has ended: the page's own queries will get the same answer and show it.
    else if (fresh.refusal.code === 'NOT_SIGNED_IN') void queryClient.refetchQueries({ type: 'active' })
  })
}
