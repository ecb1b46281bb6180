// The queries of the home page. They are part of every page's first load, so this file must stay small.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'

/** A failure is cached as an answer, so that server and browser render the same; the next visit retries. */
const staleTime = ({ state }: { state: { data?: { ok: boolean } | undefined } }) => (state.data?.ok ? 300_000 : 0)

/** Featured, recommended and all (HOME-04 to HOME-06). */
export const homeQuery = queryOptions({ queryKey: ['home'], queryFn: () => api.recommendations.showHome(), staleTime })

/** Every category with its current content. */
export const categoriesQuery = queryOptions({
  queryKey: ['home categories'],
  queryFn: async () => {
    const answer = await api.facets.show()
    return answer.ok ? { ok: true, ...answer.data.categories } : { ok: false, values: [], atLeast: false }
  },
  staleTime,
})

/** Milliseconds that a fast answer needs; after that the page opens with placeholders. */
const TIMEOUT_MS = 250

/** Fetches both lists. The server waits for them; the browser only briefly (HOME-07). */
export async function loadHome(queryClient: QueryClient): Promise<void> {
  const queries = Promise.all([queryClient.fetchQuery(homeQuery), queryClient.fetchQuery(categoriesQuery)])
  const moment = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
  await (import.meta.env.SSR ? queries : Promise.race([queries, moment]))
}
