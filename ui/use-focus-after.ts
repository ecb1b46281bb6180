import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * The button that was pressed often disappears once its action is done, and the browser would then move the focus to the top
 * of the page. Keyboard users continue from the page heading instead.
 */
export function findFocus() {
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * For a card whose action takes the pressed button away: the focus goes on in the card, and at the page's heading when the card
 * leaves with the focus. It is moved in the drawing that removed the button, so nothing else decides when.
 * @param acting an action of this card is running
 * @returns the place in the card where the focus goes on; it needs `tabIndex={-1}`
 */
export function useFocusAfter<Place extends HTMLElement>(acting: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const wasActing = useRef(false)
  useEffect(() => {
    if (wasActing.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    wasActing.current = acting
  })
  useLayoutEffect(
    () => () => {
      const isHere = place.current !== null && document.activeElement === place.current
      if (wasActing.current || isHere) queueMicrotask(findFocus)
    },
    [],
  )
  return place
}
