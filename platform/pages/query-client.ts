import { QueryClient } from '@tanstack/react-query'
import { type Posted, setPosted } from './posted.ts'
import { QUERY_DEFAULTS } from './query-defaults.ts'

/** Nothing is forgotten while a page is drawn, so that no query needs a timer for it. */
const DEFAULTS = { ...QUERY_DEFAULTS, queries: { ...QUERY_DEFAULTS.queries, gcTime: Number.POSITIVE_INFINITY } }

/**
 * The query client of one page on the server. A loader may start a query and await it later; when the client leaves in
 * between, the router drops the work and the query fails with nobody waiting. That unhandled rejection would end Node, so
 * every promise gets a handler at once. Whoever awaits it still gets the error.
 * @param posted the result of the form that led to the page
 */
export function serverQueryClient(posted?: Posted): QueryClient {
  const client = new QueryClient({ defaultOptions: DEFAULTS })
  const fetchQuery = client.fetchQuery.bind(client) as (options: never) => Promise<unknown>
  // The other methods (ensure, prefetch, infinite) call this one.
  client.fetchQuery = ((options: never) => {
    const answer = fetchQuery(options)
    answer.catch(() => {})
    return answer
  }) as typeof client.fetchQuery
  if (posted) setPosted(client, posted)
  return client
}
