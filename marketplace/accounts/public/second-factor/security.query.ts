import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** The person's second factors. */
export const securityQuery = apiQuery({
  queryKey: ['account', 'second-factor'],
  call: () => api.secondFactor.show(),
})
