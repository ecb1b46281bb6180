import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { MINUTE_MS } from '#platform/units.ts'

/** The key is below ['bookings'], because a paid booking changes what is owed. @param limit how many months */
export const statementsQuery = (limit: number) =>
  apiQuery({
    queryKey: ['bookings', 'statements', limit],
    staleTime: MINUTE_MS,
    call: () => hostApi.statements.list({ query: { limit } }),
  })
