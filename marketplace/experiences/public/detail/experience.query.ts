// Queries of the detail and booking pages. Part of the first load, so they must stay small.
import { queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** Text of the error page (DET-04). */
export type ExperienceMissing = { text: string }

/** The experience. A refusal is a 404 with its own text; anything else is a failure (DET-05). */
export const experienceQuery = (id: string) =>
  queryOptions({
    queryKey: ['experience', id],
    queryFn: async () => {
      const answer = await api.experiences.show({ params: { id } })
      if (answer.ok) return answer.data
      const { status, message } = answer.refusal
      if (status === 404 || status === 422) throw notFound({ data: { text: message } satisfies ExperienceMissing })
      throw new Error(message)
    },
  })

/** Its coming dates with places. */
export const datesQuery = (id: string) =>
  apiQuery({
    queryKey: ['experience', id, 'dates'],
    call: () => api.dates.list({ params: { id } }),
  })
