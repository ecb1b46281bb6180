import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** What the person signs in with besides the password. */
export const securityQuery = apiQuery({
  queryKey: ['account', 'second-factor'],
  call: () => api.secondFactor.show(),
})
