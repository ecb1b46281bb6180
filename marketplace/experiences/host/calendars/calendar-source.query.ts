import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** The calendars elsewhere that close dates of the host. */
export const calendarSourcesQuery = apiQuery({
  queryKey: ['host', 'calendars'],
  call: () => hostApi.calendarSources.list(),
})
