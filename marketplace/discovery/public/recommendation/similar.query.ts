import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** Eight published experiences similar to this one, most similar first (REC-08). */
export const similarQuery = (id: string) =>
  apiQuery({
    queryKey: ['experience', id, 'similar'],
    call: () => api.recommendations.listSimilar({ params: { id } }),
  })
