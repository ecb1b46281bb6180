import { QueryClient, type QueryClientConfig } from '@tanstack/react-query'

/**
 * The query client of one page while the server renders it. A loader may begin a query and wait for it later; when the
 * visitor leaves in between, the router throws the work away and the query fails with nobody waiting. Every promise
 * handed out here has a handler from its beginning, so that this is no unhandled rejection, which would end Node. Who
 * awaits the promise still gets the error.
 */
export function serverQueryClient(config: QueryClientConfig): QueryClient {
  const client = new QueryClient(config)
  const fetchQuery = client.fetchQuery.bind(client) as (options: never) => Promise<unknown>
  // The other ways to ask (ensure, prefetch, infinite) go through this one.
  client.fetchQuery = ((options: never) => {
    const answer = fetchQuery(options)
    answer.catch(() => {})
    return answer
  }) as typeof client.fetchQuery
  return client
}
