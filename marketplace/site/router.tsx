import { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, createRouter, createSerializationAdapter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { RefusedError } from '#platform/pages/api-query.ts'
import { lightenPages } from '#platform/pages/islands/light-page.ts'
import { clearPostedOnNavigation } from '#platform/pages/posted.ts'
import { serverQueryClient } from '#platform/pages/query-client.ts'
import { QUERY_DEFAULTS } from '#platform/pages/query-defaults.ts'
import { pageRequest } from '#platform/pages/request.ts'
import { parseSearch, stringifySearch } from '#platform/pages/search-params.ts'
import { routeTree } from '../route-tree.gen.ts'

const nonce = createIsomorphicFn()
  .server(() => pageRequest()?.nonce)
  .client(() => undefined)

const makeQueryClient = createIsomorphicFn()
  .server(() => serverQueryClient(pageRequest()?.posted))
  .client(() => new QueryClient({ defaultOptions: QUERY_DEFAULTS }))

const lighten = createIsomorphicFn()
  .server(lightenPages)
  .client(() => {})

const watchNavigation = createIsomorphicFn()
  .server((_router: AnyRouter, _queryClient: QueryClient) => () => {})
  .client(clearPostedOnNavigation)

/** A refusal that a page met on the server stays one in the browser; of other errors only the message gets there. */
const refusals = createSerializationAdapter({
  key: 'refusal',
  test: (value) => value instanceof RefusedError,
  toSerializable: ({ refusal: { message, status } }) => ({ message, status }),
  fromSerializable: (refusal) => new RefusedError(refusal),
})

/** A new router per request on the server, one per tab in the browser: a shared one would mix the data of different people. */
export function getRouter() {
  const queryClient = makeQueryClient()
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ssr: { nonce: nonce() },
    // Rules of areas and guards compare addresses as they are written.
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    // Spread, because the declared options leave it to the framework's own start.
    ...{ serializationAdapters: [refusals] },
    scrollRestoration: true,
    defaultPreload: 'intent',
    // React Query alone decides what is fresh.
    defaultPreloadStaleTime: 0,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  lighten(router)
  watchNavigation(router, queryClient)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
