import type { QueryClient } from '@tanstack/react-query'
import type { SavedLists } from './list-restoration.ts'

/** How long the page may take to become as high as it was. */
const PATIENCE_MS = 3000

/** Shows the lists as they were when the page was left, and the place in them, unless somebody moves meanwhile. */
export function restoreLists(queryClient: QueryClient, { lists, scroll }: SavedLists): void {
  for (const { queryKey, data, updatedAt } of lists) queryClient.setQueryData(queryKey, data, { updatedAt })
  const until = performance.now() + PATIENCE_MS
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
