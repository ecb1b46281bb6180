import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** A page of the own cases. @param after the `next` of the previous page */
export const ownCasesQuery = (after?: string) =>
  apiQuery({
    queryKey: ['own cases', 'page', after ?? ''],
    staleTime: 10_000,
    call: () => api.cases.list({ query: after ? { after } : {} }),
  })

/** One of the own cases; null when there is none, or it is another's. */
export const ownCaseQuery = (id: string) =>
  apiQuery({
    queryKey: ['own cases', 'one', id],
    staleTime: 10_000,
    call: () => api.cases.show({ params: { id } }),
    refused: ({ code }) => (['NOT_FOUND', 'INVALID'].includes(code) ? null : undefined),
  })
