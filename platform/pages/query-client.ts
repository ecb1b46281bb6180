import { QueryClient, type QueryClientConfig } from '@tanstack/react-query'

/**
 * The query client of one page on the server. A loader may start a query and await it later; when the client leaves in
 * between, the router drops the work and the query fails with nobody waiting. That unhandled rejection would end Node, so
 * every promise gets a handler at once. Whoever awaits it still gets the error.
 */
export function serverQueryClient(config: QueryClientConfig): QueryClient {
  const client = new QueryClient(config)
  const fetchQuery = client.fetchQuery.bind(client) as (options: never) => Promise<unknown>
  // The other methods (ensure, prefetch, infinite) call this one.
  client.fetchQuery = ((options: never) => {
    const answer = fetchQuery(options)
    answer.catch(() => {})
    return answer
  }) as typeof client.fetchQuery
  return client
}
