import { useQueryClient } from '@tanstack/react-query'
import { type HostActions, useHostActions } from '#marketplace/bookings/host/list/host-actions.tsx'
import { hostApi } from '#marketplace/client.ts'
import { showChanged } from './dashboard.query.ts'

/** What a host does on the dashboard: afterwards everything on the screen shows the reservation as it stands. */
export function useDashboardActions(): HostActions {
  const queryClient = useQueryClient()
  return useHostActions(async ({ id }, answer) => {
    const fresh = answer.ok ? answer : await hostApi.bookings.show({ params: { id } })
    if (fresh.ok) showChanged(queryClient, fresh.data)
    // Nobody is signed in any more: the page's own questions hear of it and say so.
    else if (fresh.refusal.code === 'NOT_SIGNED_IN') void queryClient.refetchQueries({ type: 'active' })
  })
}
