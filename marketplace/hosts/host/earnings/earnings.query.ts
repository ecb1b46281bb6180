// The query of the earnings tab. It is part of the first load, so it must import little.
import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { MINUTE_MS } from '#platform/units.ts'

/** The key is below ['bookings'], because every change of a booking may change the earnings. */
export const earningsQuery = apiQuery({
  queryKey: ['bookings', 'earnings'],
  staleTime: MINUTE_MS,
  call: () => hostApi.earnings.show(),
})
