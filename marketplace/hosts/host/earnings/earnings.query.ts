// What the tab of earnings asks. Part of the first load: thin.
import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { MINUTE_MS } from '#platform/units.ts'

/** Under ['bookings'], for every change of a booking may change it. */
export const earningsQuery = apiQuery({
  queryKey: ['bookings', 'earnings'],
  staleTime: MINUTE_MS,
  call: () => hostApi.earnings.show(),
})
