import { type RefObject, useEffect, useRef } from 'react'

/**
 * On a phone a row of places is wider than the screen: scrolls the current one into view without moving the page. Not when
 * somebody scrolled the row before hydration, because they are about to press something in it.
 * @param current changes with the place
 */
export function useCurrentInSight(row: RefObject<HTMLElement | null>, current: string | undefined) {
  const hasRun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another place is the current one
  useEffect(() => {
    const box = row.current
    const place = box?.querySelector<HTMLElement>('[aria-current]')
    const isUntouched = hasRun.current || box?.scrollLeft === 0
    hasRun.current = true
    if (!box || !place || !isUntouched) return
    const start = place.offsetLeft - box.offsetLeft
    const isSeen = start >= box.scrollLeft && start + place.offsetWidth <= box.scrollLeft + box.clientWidth
    if (!isSeen) box.scrollLeft = start - 16
  }, [current])
}
