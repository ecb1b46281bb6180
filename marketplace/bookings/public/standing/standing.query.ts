import { adminApi, api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

export const ownStandingQuery = apiQuery({ queryKey: ['own', 'standing'], call: () => api.standing.show() })

/** @param id the person, for staff */
export const staffStandingQuery = (id: string) =>
  apiQuery({ queryKey: ['admin', 'standing', id], call: () => adminApi.standing.show({ params: { id } }) })
