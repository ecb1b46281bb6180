/** How long the content above may still grow and move the target. */
const SETTLING = 4000
const BY_HAND = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * Scrolls an element into view and keeps it there while content above it loads (map, pictures), unless the reader scrolls
 * away.
 * @returns stops it
 */
export function scrollFieldIntoView(id: string): () => void {
  const go = () => document.getElementById(id)?.scrollIntoView({ block: 'start' })
  const grown = new ResizeObserver(go)
  const stop = () => {
    grown.disconnect()
    clearTimeout(timer)
    for (const event of BY_HAND) removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, SETTLING)
  for (const event of BY_HAND) addEventListener(event, stop, { passive: true })
  document.getElementById(id)?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  grown.observe(document.body)
  return stop
}
