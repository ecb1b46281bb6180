import { queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'

/** What the person signs in with besides the password. */
export const securityQuery = queryOptions({
  queryKey: ['account', 'second-factor'],
  queryFn: async () => {
    const answer = await api.secondFactor.show()
    if (answer.ok) return answer.data
    throw new Error(answer.refusal.message)
  },
})
