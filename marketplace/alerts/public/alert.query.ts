import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

export const alertsQuery = () => apiQuery({ queryKey: ['alerts'], call: () => api.alerts.list() })
export const alertsKey = ['alerts'] as const
