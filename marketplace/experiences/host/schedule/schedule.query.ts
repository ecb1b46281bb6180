// Queries of the host's dates.
import type { QueryClient } from '@tanstack/react-query'
import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** Short, because travelers book meanwhile. */
const freshFor = { staleTime: 30_000 } as const

/** The dates of one month. @param month YYYY-MM, or null for the one with the next date */
export const scheduleQuery = (experienceId: string, month: string | null) =>
  apiQuery({
    queryKey: ['schedule', experienceId, month ?? ''],
    ...freshFor,
    call: () => hostApi.schedule.show({ params: { id: experienceId }, query: month ? { month } : {} }),
  })

/** Starts of existing dates, which a season would repeat. */
export const startsQuery = (experienceId: string, stretch: { from: string; until: string }) =>
  apiQuery({
    queryKey: ['schedule', experienceId, 'starts', stretch.from, stretch.until],
    ...freshFor,
    call: () => hostApi.schedule.listStarts({ params: { id: experienceId }, query: stretch }),
    read: (data) => data.starts,
  })

/** Reloads everything that shows these dates after a change. */
export const refreshSchedule = (queryClient: QueryClient, experienceId: string) =>
  Promise.all(
    [['schedule', experienceId], ['experience', experienceId], ['bookings'], ['host']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
