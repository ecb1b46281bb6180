import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** The topic of a mail's link; null when it is not ours. */
export const subscriptionQuery = (token: string) =>
  apiQuery({
    queryKey: ['subscription', token],
    call: () => api.subscription.show({ query: { token } }),
    refused: (refusal) => (['LINK_UNKNOWN', 'INVALID'].includes(refusal.code) ? null : undefined),
  })
