import type { DefaultOptions } from '@tanstack/react-query'
import { MINUTE_MS } from '#platform/units.ts'

/** Server state is fresh 5 min and kept 30 min (CONST-04). */
export const QUERY_DEFAULTS: DefaultOptions = {
  queries: { staleTime: 5 * MINUTE_MS, gcTime: 30 * MINUTE_MS, retry: false },
}
