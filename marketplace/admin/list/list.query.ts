// How back-office pages query the server. Every query key begins with 'admin', so that one invalidation after any action
// refetches everything (use-admin-action.ts).
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { RefusedError } from '#platform/pages/api-query.ts'

export type Answer<Data> =
  | { ok: true; data: Data }
  | { ok: false; refusal: { message: string; status: number; requestId?: string } }

/**
 * Milliseconds for which an answer counts as fresh: long enough that the page does not fetch again what its loader has just
 * fetched.
 */
const FRESH = 5_000

/** A query of the back office. A 404 shows the not-found page; other refusals show the failure page. @param key below `admin` */
export const adminQuery = <Data>(key: readonly unknown[], send: () => Promise<Answer<Data>>) =>
  queryOptions({
    queryKey: ['admin', ...key],
    staleTime: FRESH,
    networkMode: 'always',
    queryFn: async (): Promise<Data> => {
      const answer = await send()
      if (answer.ok) return answer.data
      if (answer.refusal.status === 404) throw notFound()
      const { message, status, requestId } = answer.refusal
      const words = status >= 500 && requestId ? `${message} Código de esta falla: ${requestId}` : message
      throw new RefusedError({ ...answer.refusal, message: words })
    },
  })

/** For loaders: a fresh cached answer or a new one, never a stale one. */
export const fetchFresh = <Data>(queryClient: QueryClient, query: ReturnType<typeof adminQuery<Data>>) =>
  queryClient.fetchQuery(query)
