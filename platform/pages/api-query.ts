// How a page asks the API. Part of every page's first load: thin.
import { type keepPreviousData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Refused } from '#platform/http/client/call.ts'

/** What a call came back with. */
export type Answered<Data> = { ok: true; data: Data } | { ok: false; refusal: Refused }

/** An answer that said no, or never came (`OFFLINE`): its message is fit for the screen. */
export class RefusedError extends Error {
  readonly refusal: Refused
  constructor(refusal: Refused) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** The data of an answer. @throws RefusedError when it is a refusal */
export async function dataOf<Data>(asked: Promise<Answered<Data>>): Promise<Data> {
  const answer = await asked
  if (answer.ok) return answer.data
  throw new RefusedError(answer.refusal)
}

/** Times and manners that do not depend on what is asked. */
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
  /** Asks the API. */
  call: () => Promise<Answered<Data>>
  /** What of the answer is kept; all of it unless given. */
  read?: (data: Data) => Shown
  /** What stands for a refusal that is no failure; undefined for one that is. It may throw what the page shows instead. */
  refused?: (refusal: Refused, client: QueryClient) => Instead
}

/** Options of a query of the API; a refusal becomes its error, a {@link RefusedError}. */
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
