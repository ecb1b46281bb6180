// What came of a form that was posted where no script runs (http/request/posted-form.ts), for the page that is drawn again.
import { type QueryClient, QueryClientContext } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import { type Callable, callOf } from '#platform/http/client/call.ts'
import type { Posted } from '#platform/http/request/posted-form.ts'

export type { Posted }

/** Where it travels from the server to the browser, with all else that a page knows. */
const KEY = ['posted form']

export const keepPosted = (queryClient: QueryClient, posted: Posted) => queryClient.setQueryData(KEY, posted)
/** What came of the form that led to this page; null when none did, or it was another one. */
export const postedIn = (queryClient: QueryClient) => queryClient.getQueryData<Posted>(KEY) ?? null

/**
 * What came of one form, as long as this page is open. The next page knows nothing of it.
 * @param call which; without it, of any call that has no form of its own to say it
 */
export function usePosted(call?: Callable): Posted | null {
  // None in a question that stands in a root of its own, over any page: nothing was posted there.
  const queryClient = useContext(QueryClientContext)
  const [posted] = useState(() => (queryClient ? postedIn(queryClient) : null))
  useEffect(() => queryClient?.removeQueries({ queryKey: KEY }), [queryClient])
  const isMeant = call ? posted?.call === call.route : posted && !posted.hasFields
  return isMeant ? posted : null
}

/** Id of the one empty form of every page, for buttons that need no field (`postingTo`). */
export const CALLS = 'llamadas'

/** Makes a button post a call where no script runs; its `onClick` prevents that and does the same here. */
export const postingTo = (call: Callable, params?: Record<string, string>) =>
  ({ type: 'submit', form: CALLS, name: 'call', value: callOf(call, params) }) as const
