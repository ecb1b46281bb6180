// How pages of the back office ask the server. Every answer stands under ['admin', …]: whatever an administrator does makes
// all of them be asked again (use-admin-action.ts).
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'

export type Answer<Data> = { ok: true; data: Data } | { ok: false; refusal: { message: string; status: number } }

/** For so long an answer is shown without being asked again: long enough for what the loader read to reach the page. */
const FRESH = 5_000

/** A question of the back office. What does not exist shows the page that says so; other refusals show the failure. @param key below `admin` */
export const adminQuery = <Data>(key: readonly unknown[], ask: () => Promise<Answer<Data>>) =>
  queryOptions({
    queryKey: ['admin', ...key],
    staleTime: FRESH,
    networkMode: 'always',
    queryFn: async (): Promise<Data> => {
      const answer = await ask()
      if (answer.ok) return answer.data
      if (answer.refusal.status === 404) throw notFound()
      throw new Error(answer.refusal.message)
    },
  })

/** For loaders: what was read a moment ago, or the answer of now; never an old one. */
export const readNow = <Data>(queryClient: QueryClient, query: ReturnType<typeof adminQuery<Data>>) =>
  queryClient.fetchQuery(query)
