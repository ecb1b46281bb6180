import { QueryClient, type QueryClientConfig } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { keepPosted } from '#platform/pages/posted.ts'
import { serverQueryClient } from '#platform/pages/query-client.ts'
import { pageRequest } from '#platform/pages/request.ts'
import { parseSearch, stringifySearch } from '#platform/pages/search-params.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { routeTree } from '../route-tree.gen.ts'

const nonce = createIsomorphicFn()
  .server(() => pageRequest()?.nonce)
  .client(() => undefined)

const makeQueryClient = createIsomorphicFn()
  .server((config: QueryClientConfig) => {
    const queryClient = serverQueryClient(config)
    const posted = pageRequest()?.posted
    if (posted) keepPosted(queryClient, posted)
    return queryClient
  })
  .client((config: QueryClientConfig) => new QueryClient(config))

/**
 * A new router per request on the server, one per tab in the browser: a shared one would mix the data of different people.
 * Data is fresh for 5 min and kept for 30 min (CONST-04).
 */
export function getRouter() {
  const queryClient = makeQueryClient({
    defaultOptions: { queries: { staleTime: 5 * MINUTE_MS, gcTime: 30 * MINUTE_MS, retry: false } },
  })
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ssr: { nonce: nonce() },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // React Query alone decides what is fresh.
    defaultPreloadStaleTime: 0,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
