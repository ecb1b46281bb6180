import { type RefObject, useEffect } from 'react'

/**
 * On a phone a row of places is longer than the screen: brings the one somebody is at into sight, without moving the page.
 * @param current changes with the place
 */
export function useCurrentInSight(row: RefObject<HTMLElement | null>, current: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another place is the current one
  useEffect(() => {
    const place = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && place) row.current.scrollLeft = place.offsetLeft - row.current.offsetLeft - 16
  }, [current])
}
