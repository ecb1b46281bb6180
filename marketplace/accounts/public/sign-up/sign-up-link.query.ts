import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** The address that the link of a registration was sent to; null when the link serves no more, or never did. */
export const signUpLinkQuery = (token: string) =>
  apiQuery({
    queryKey: ['sign-up-link', token],
    call: () => api.signUp.showLink({ query: { token } }),
    refused: (refusal) => (refusal.code === 'INVALID' ? { email: null } : undefined),
  })
