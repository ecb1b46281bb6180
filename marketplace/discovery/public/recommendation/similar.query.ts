import { queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'

/** Eight published experiences like this one, the most alike first (REC-08). */
export const similarQuery = (id: string) =>
  queryOptions({
    queryKey: ['experience', id, 'similar'],
    queryFn: async () => {
      const answer = await api.recommendations.listSimilar({ params: { id } })
      if (answer.ok) return answer.data.items
      throw new Error(answer.refusal.message)
    },
  })
