import { queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'

/** The address that the link of a registration was sent to; null when the link serves no more, or never did. */
export const signUpLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['sign-up-link', token],
    queryFn: async (): Promise<{ email: string | null }> => {
      const answer = await api.signUp.showLink({ query: { token } })
      if (answer.ok) return answer.data
      if (answer.refusal.code === 'INVALID') return { email: null }
      throw new Error(answer.refusal.message)
    },
  })
