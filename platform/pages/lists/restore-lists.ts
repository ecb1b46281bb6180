import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { SavedLists } from './list-restoration.ts'

/** How long the page may take to become as high as it was. */
const TIMEOUT_MS = 3000

/** Not before the list is hydrated, which is when it observes its query: it has to begin as the server rendered it. */
function showOnceHydrated(queryClient: QueryClient, { queryKey, data, updatedAt }: SavedLists['lists'][number]): void {
  const cache = queryClient.getQueryCache()
  const restore = () => queryClient.setQueryData(queryKey, data, { updatedAt })
  if (cache.find({ queryKey })?.isActive()) return void restore()
  const hash = hashKey(queryKey)
  const end = cache.subscribe(({ type, query }) => {
    if (type !== 'observerAdded' || query.queryHash !== hash) return
    end()
    setTimeout(restore)
  })
}

/** Shows the lists as they were when the page was left, and the place in them, unless somebody moves meanwhile. */
export function restoreLists(queryClient: QueryClient, { lists, scroll }: SavedLists): void {
  for (const list of lists) showOnceHydrated(queryClient, list)
  const until = performance.now() + TIMEOUT_MS
  let moved = false
  const move = () => {
    moved = true
  }
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  for (const event of events) addEventListener(event, move, { once: true, passive: true })
  const step = () => {
    if (!moved && Math.abs(scrollY - scroll) > 1 && performance.now() < until) {
      scrollTo(scrollX, scroll)
      requestAnimationFrame(step)
    } else for (const event of events) removeEventListener(event, move)
  }
  requestAnimationFrame(step)
}
