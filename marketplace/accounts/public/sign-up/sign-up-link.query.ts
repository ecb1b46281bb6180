import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** The address a registration's link was sent to; null when the link is no longer valid, or never was. */
export const signUpLinkQuery = (token: string) =>
  apiQuery({
    queryKey: ['sign-up-link', token],
    call: () => api.signUp.showLink({ query: { token } }),
    refused: (refusal) => (refusal.code === 'INVALID' ? { email: null } : undefined),
  })
