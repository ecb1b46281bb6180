import { adminApi, api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

export const ownReliabilityQuery = apiQuery({ queryKey: ['own', 'reliability'], call: () => api.reliability.show() })

/** @param id the person, for staff */
export const staffReliabilityQuery = (id: string) =>
  apiQuery({ queryKey: ['admin', 'reliability', id], call: () => adminApi.reliability.show({ params: { id } }) })
