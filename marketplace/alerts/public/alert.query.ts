import type { QueryClient } from '@tanstack/react-query'
import { userForRender } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

export const alertsQuery = () => apiQuery({ queryKey: ['alerts'], call: () => api.alerts.list() })
export const alertsKey = ['alerts'] as const

/** Loads a traveler's alerts, so that the server's HTML says which there are. If that fails, the browser asks again. */
export async function prefetchAlerts(queryClient: QueryClient): Promise<void> {
  const user = await userForRender(queryClient)
  if (user?.role === 'traveler') await queryClient.prefetchQuery(alertsQuery())
}
