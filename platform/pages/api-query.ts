// How a page asks the API. Part of every page's first load, so it must stay small.
import { type keepPreviousData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Refused } from '#platform/http/client/call.ts'

/** Every call of the API gives one of these, and never throws. */
type ApiResult<Data> = { ok: true; data: Data } | { ok: false; refusal: Refused }

/** An API refusal, or a missing answer (`OFFLINE`); its message is fit for the screen. */
export class RefusedError extends Error {
  readonly refusal: Pick<Refused, 'message' | 'status'> & Partial<Refused>
  constructor(refusal: RefusedError['refusal']) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** The data of an answer. @throws RefusedError when it is a refusal */
export async function dataOf<Data>(pending: Promise<ApiResult<Data>>): Promise<Data> {
  const answer = await pending
  if (answer.ok) return answer.data
  throw new RefusedError(answer.refusal)
}

/** Options that do not depend on the query. */
type Manner = {
  staleTime?: number
  gcTime?: number
  refetchInterval?: number
  networkMode?: 'always'
  retry?: false
  placeholderData?: typeof keepPreviousData
}
type ApiQuery<Data, Key extends QueryKey, Shown, Instead> = Manner & {
  queryKey: Key
  call: () => Promise<ApiResult<Data>>
  /** Selects what is kept of the answer; all of it by default. */
  read?: (data: Data) => Shown
  /** A value for a refusal that is no failure; undefined for one that is. May throw the page to show instead. */
  refused?: (refusal: Refused, client: QueryClient) => Instead
}

/** Options of an API query; a refusal becomes its error, a {@link RefusedError}. */
export const apiQuery = <Data, const Key extends QueryKey, Shown = Data, Instead = undefined>({
  call,
  read,
  refused,
  queryKey,
  ...manner
}: ApiQuery<Data, Key, Shown, Instead>) =>
  queryOptions({
    ...manner,
    queryKey,
    queryFn: async ({ client }): Promise<Shown | Exclude<Instead, undefined>> => {
      const answer = await call()
      if (answer.ok) return read ? read(answer.data) : (answer.data as unknown as Shown)
      const instead = refused?.(answer.refusal, client)
      if (instead !== undefined) return instead as Exclude<Instead, undefined>
      throw new RefusedError(answer.refusal)
    },
  })
