import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** The host's own data. Its figures change with every reservation, so it is refetched at every opening. */
export const ownHostQuery = apiQuery({
  queryKey: ['host', 'own'],
  staleTime: 0,
  call: () => hostApi.profile.show(),
})
