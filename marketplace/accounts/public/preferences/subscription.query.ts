import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** What the link of a mail is about; null when it is none of ours. */
export const subscriptionQuery = (token: string) =>
  apiQuery({
    queryKey: ['subscription', token],
    call: () => api.subscription.show({ query: { token } }),
    refused: (refusal) => (['LINK_UNKNOWN', 'INVALID'].includes(refusal.code) ? null : undefined),
  })
