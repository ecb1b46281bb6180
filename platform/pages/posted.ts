// The result of a form that was posted without script (http/request/posted-form.ts), for the page that is rendered again.
import { type QueryClient, QueryClientContext } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { useContext, useEffect, useState } from 'react'
import { type Callable, callOf } from '#platform/http/client/call.ts'
import type { Posted } from '#platform/http/request/posted-form.ts'

export type { Posted }

/** Query key under which it reaches the browser with the page's other data. */
const KEY = ['posted form']

export const setPosted = (queryClient: QueryClient, posted: Posted) => queryClient.setQueryData(KEY, posted)
/** The result of the form that led to this page; null when there is none. */
const getPosted = (queryClient: QueryClient) => queryClient.getQueryData<Posted>(KEY) ?? null

const clearPosted = (queryClient: QueryClient | undefined) => queryClient?.removeQueries({ queryKey: KEY })

/**
 * Removes the result when the page is left, since the next page must not show it. Not earlier: the parts of a page are hydrated
 * one after the other, and each must first render what the server rendered.
 */
export const clearPostedOnNavigation = (router: AnyRouter, queryClient: QueryClient) =>
  router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
    if (fromLocation && hrefChanged) clearPosted(queryClient)
  })

/**
 * The result of one form, while this page is open.
 * @param call which, with its parameters; without it, of any call whose form does not show its own result
 */
export function usePosted(call?: Callable, params?: Record<string, string>): Posted | null {
  // A dialog with a root of its own has no query client, and nothing was posted there.
  const queryClient = useContext(QueryClientContext)
  const [posted] = useState(() => (queryClient ? getPosted(queryClient) : null))
  const isMeant = call ? posted?.call === callOf(call, params) : posted && !posted.hasFields
  // A form that is shown again on the same page begins empty.
  useEffect(() => (isMeant ? () => clearPosted(queryClient) : undefined), [isMeant, queryClient])
  return isMeant ? posted : null
}

/** Id of the one empty form of every page, for buttons without fields (`postButtonProps`). */
export const CALL_FORM_ID = 'llamadas'

/** Lets a button post a call where no script runs; its `onClick` prevents the default and does the same. */
export const postButtonProps = (call: Callable, params?: Record<string, string>) =>
  ({ type: 'submit', form: CALL_FORM_ID, name: 'call', value: callOf(call, params) }) as const
