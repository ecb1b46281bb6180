// Queries of an experience's questions. Part of the first load, so they must stay small.
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { SHOWN_ON_EXPERIENCE } from '../question.rules.ts'

const keyOf = (experienceId: string) => ['questions', experienceId] as const

export const newestQuestionsQuery = (experienceId: string) =>
  apiQuery({
    queryKey: [...keyOf(experienceId), 'newest'],
    call: () => api.questions.list({ params: { id: experienceId }, query: { limit: SHOWN_ON_EXPERIENCE } }),
  })

/** A page of an experience's published questions. @param after the `next` of the previous page */
export const questionsQuery = (experienceId: string, after?: string) =>
  apiQuery({
    queryKey: [...keyOf(experienceId), 'public', after ?? ''],
    call: () => api.questions.list({ params: { id: experienceId }, query: after ? { after } : {} }),
  })

/** This traveler's questions about an experience; reloaded with the page, because an answer may have come. */
export const ownQuestionsQuery = (experienceId: string) =>
  apiQuery({
    queryKey: [...keyOf(experienceId), 'own'],
    staleTime: 10_000,
    call: () => api.questions.listOwn({ params: { id: experienceId } }),
  })
