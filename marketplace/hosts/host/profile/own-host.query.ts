import { queryOptions } from '@tanstack/react-query'
import { hostApi } from '#marketplace/client.ts'

/** The host as they see themselves. Its figures move with every reservation: it is asked at every opening. */
export const ownHostQuery = queryOptions({
  queryKey: ['host', 'own'],
  staleTime: 0,
  queryFn: async () => {
    const answer = await hostApi.profile.show()
    if (answer.ok) return answer.data
    throw new Error(answer.refusal.message)
  },
})
