// What the detail and booking pages ask the server. Part of the first load: thin.
import { queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** What an experience's error page says below its heading (DET-04). */
export type ExperienceMissing = { text: string }

/** The experience itself. A refusal is a 404 with its own words; anything else is a failure (DET-05). */
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
