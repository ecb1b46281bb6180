/**
 * The time by the server's clock. A phone may be hours or a day off, and what is near, over or today is the server's to say:
 * its documents name the moment at which they were drawn (`data-now`).
 */
import { MINUTE_MS } from '../units.ts'

/** A document that was fetched ahead may be some minutes old; so little changes nothing of what is shown. */
const TOLERANCE_MS = 10 * MINUTE_MS

/** How far the clock of this device is behind, in milliseconds. */
function offsetOfDevice(): number {
  const renderedAt = Number(document.documentElement.dataset.now)
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Back and forward may show a document of hours ago; one kept for a time without network names no moment.
  if (!renderedAt || arrival?.type === 'back_forward') return 0
  const offset = renderedAt - (performance.timeOrigin + (arrival?.responseStart ?? 0))
  return Math.abs(offset) < TOLERANCE_MS ? 0 : offset
}

const offset = typeof document === 'undefined' ? 0 : offsetOfDevice()

/** Now; for everything that people read or may do by it. Spans are measured by the device's own clock. */
export const currentTime = (): Date => new Date(Date.now() + offset)
