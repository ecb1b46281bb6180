// Caches the markup of page parts that many pages share (docs/decisions/0199). Only the server does: the browser hydrates the
// same parts, so the cached markup must be what it would render.
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Entries of some three kilobytes each. */
const MAX_KEPT = 4000
const cache = new Map<string, string>()

function markupOf(key: string, draw: () => ReactNode, queryClient: QueryClient): string {
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const markup = renderToString(<QueryClientProvider client={queryClient}>{draw()}</QueryClientProvider>)
  // Evicts the oldest entry; one that is shown often is cached again at once.
  if (cache.size >= MAX_KEPT) cache.delete(cache.keys().next().value!)
  cache.set(key, markup)
  return markup
}

function useDrawnOnce(key: () => string, draw: () => ReactNode): string | null {
  const queryClient = useQueryClient()
  return markupOf(key(), draw, queryClient)
}
const useNothing = (_key: () => string, _draw: () => ReactNode): string | null => null

/**
 * Cached markup of a part that depends on nothing but its key: no person, no time, no `useId`. It must be the last hook of
 * its component. Its links are plain anchors, which is what every component for links renders.
 * @param draw the part with the contexts it needs; the query client is provided
 * @returns null in the browser and in development, where sources change
 */
export const useCachedMarkup = createIsomorphicFn()
  .server(import.meta.env.PROD ? useDrawnOnce : useNothing)
  .client(useNothing)
