// What the tab of earnings asks. Part of the first load: thin.
import { queryOptions } from '@tanstack/react-query'
import { hostApi } from '#marketplace/client.ts'
import { MINUTE_MS } from '#platform/units.ts'

/** Under ['bookings'], for every change of a booking may change it. */
export const earningsQuery = queryOptions({
  queryKey: ['bookings', 'earnings'],
  staleTime: MINUTE_MS,
  queryFn: async () => {
    const answer = await hostApi.earnings.show()
    if (!answer.ok) throw new Error(answer.refusal.message)
    return answer.data
  },
})
