import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import type { CategoryFacet } from '#marketplace/discovery/facets/facet.contract.ts'

type Answer = Awaited<ReturnType<typeof api.recommendations.showHome>>

/** What the lists show; the categories are static, so the browser does not need them. */
function listsOf(answer: Answer) {
  if (!answer.ok) return answer
  const { featured, recommended, listing } = answer.data
  return { ok: true as const, data: { featured, recommended, listing } }
}

/** A failure is cached as an answer, so that server and browser render the same; the browser asks again once. */
const staleTime = ({ state }: { state: { data?: { ok: boolean } | undefined } }) => (state.data?.ok ? 300_000 : 0)

/** Featured, recommended and all (HOME-04 to HOME-06). */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: async () => listsOf(await api.recommendations.showHome()),
  staleTime,
})

/** Loads the lists into the client. @returns every category with its current content; none when the load failed */
export async function loadHome(queryClient: QueryClient): Promise<CategoryFacet> {
  const answer = await api.recommendations.showHome()
  queryClient.setQueryData(homeQuery.queryKey, listsOf(answer))
  return answer.ok ? answer.data.categories : { values: [], atLeast: false }
}
