/** How long the page may still grow above what was brought into sight. */
const SETTLING = 4000
const BY_HAND = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * Brings something into sight and keeps it there while what stands above it still arrives (map, pictures), unless the
 * reader goes elsewhere meanwhile.
 * @returns gives it up
 */
export function bringIntoSight(id: string): () => void {
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
