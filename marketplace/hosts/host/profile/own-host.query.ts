import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** The host as they see themselves. Its figures move with every reservation: it is asked at every opening. */
export const ownHostQuery = apiQuery({
  queryKey: ['host', 'own'],
  staleTime: 0,
  call: () => hostApi.profile.show(),
})
