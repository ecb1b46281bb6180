import { queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'

/** What the link of a mail is about; null when it is none of ours. */
export const subscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: ['subscription', token],
    queryFn: async () => {
      const answer = await api.subscription.show({ query: { token } })
      if (answer.ok) return answer.data
      if (['LINK_UNKNOWN', 'INVALID'].includes(answer.refusal.code)) return null
      throw new Error(answer.refusal.message)
    },
  })
