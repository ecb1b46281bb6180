// What the pages of an experience and of its questions ask the server. Part of the first load: thin.
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { SHOWN_ON_EXPERIENCE } from '../question.rules.ts'

const keyOf = (experienceId: string) => ['questions', experienceId] as const

/** The newest published pairs of an experience, as its page shows them. */
export const newestQuestionsQuery = (experienceId: string) =>
  apiQuery({
    queryKey: [...keyOf(experienceId), 'newest'],
    call: () => api.questions.list({ params: { id: experienceId }, query: { limit: SHOWN_ON_EXPERIENCE } }),
  })

/** A page of the published pairs of an experience. @param after the `next` of the page before */
export const questionsQuery = (experienceId: string, after?: string) =>
  apiQuery({
    queryKey: [...keyOf(experienceId), 'public', after ?? ''],
    call: () => api.questions.list({ params: { id: experienceId }, query: after ? { after } : {} }),
  })

/** What this traveler asked about an experience; asked anew whenever the page opens, for an answer may have come. */
export const ownQuestionsQuery = (experienceId: string) =>
  apiQuery({
    queryKey: [...keyOf(experienceId), 'own'],
    staleTime: 10_000,
    call: () => api.questions.listOwn({ params: { id: experienceId } }),
  })
