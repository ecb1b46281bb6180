// Parts of pages that many pages show in the same way are drawn once and kept as markup (docs/decisions/0199). Only the
// server keeps it: the browser brings the very same parts to life, so what is kept has to be what it would draw.
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, RouterContextProvider, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Some three kilobytes each. */
const MAX_KEPT = 4000
const kept = new Map<string, string>()

function markupOf(key: string, draw: () => ReactNode, router: AnyRouter, queryClient: QueryClient): string {
  const known = kept.get(key)
  if (known !== undefined) return known
  const markup = renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>{draw()}</QueryClientProvider>
    </RouterContextProvider>,
  )
  // The first that was kept makes room: what is shown often comes back at once.
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!)
  kept.set(key, markup)
  return markup
}

function useDrawnOnce(key: () => string, draw: () => ReactNode): string | null {
  const router = useRouter()
  const queryClient = useQueryClient()
  return markupOf(key(), draw, router, queryClient)
}
const useNothing = (_key: () => string, _draw: () => ReactNode): string | null => null

/**
 * The markup of a part that is drawn from what its key names and from nothing else: no person, no time, no `useId`.
 * No other hook may follow it in its component.
 * @param draw with the contexts of its own; the router and the queries are there
 * @returns null in the browser, and where pages are made anew with every change of their source
 */
export const useKeptMarkup = createIsomorphicFn()
  .server(import.meta.env.PROD ? useDrawnOnce : useNothing)
  .client(useNothing)
