// Queries of the detail and booking pages. Part of the first load, so they must stay small.
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

export const experienceQuery = (id: string) =>
  apiQuery({
    queryKey: ['experience', id],
    call: () => api.experiences.show({ params: { id } }),
  })

export const datesQuery = (id: string) =>
  apiQuery({
    queryKey: ['experience', id, 'dates'],
    call: () => api.dates.list({ params: { id } }),
  })
