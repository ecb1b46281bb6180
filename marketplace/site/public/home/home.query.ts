// What the front page asks the server for; part of every page's first load, so nothing else lives here.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'

/** A failed answer is kept as an answer, so that server and browser draw the same; the next visit asks again. */
const staleTime = ({ state }: { state: { data?: { ok: boolean } | undefined } }) => (state.data?.ok ? 300_000 : 0)

/** Featured, recommended and all (HOME-04 to HOME-06). */
export const homeQuery = queryOptions({ queryKey: ['home'], queryFn: () => api.recommendations.showHome(), staleTime })

/** Every category with what it holds now. */
export const categoriesQuery = queryOptions({
  queryKey: ['home categories'],
  queryFn: async () => {
    const answer = await api.facets.show()
    return answer.ok ? { ok: true, ...answer.data.categories } : { ok: false, values: [], atLeast: false }
  },
  staleTime,
})

/** Long enough for an answer from nearby; after that the place of the lists is drawn while they are on their way. */
const TIMEOUT_MS = 250

/** Asks for both lists. On the server the page waits for them; in the browser only a moment (HOME-07). */
export async function loadHome(queryClient: QueryClient): Promise<void> {
  const both = Promise.all([queryClient.fetchQuery(homeQuery), queryClient.fetchQuery(categoriesQuery)])
  const moment = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
  await (import.meta.env.SSR ? both : Promise.race([both, moment]))
}
