// Whether this process wants requests, and whether somebody asks before sending some.
import { MINUTE_MS } from '#platform/units.ts'

let stopping = false
let probes: number[] = []

/** Who asks this often within the minute is a balancer; a person or a script at a desk asks once or twice. */
const BALANCER_PROBES = 3
const BALANCER_MEMORY_MS = MINUTE_MS

/** From now on `/readyz` says no; everything else is still answered. */
export function beginShutdown(): void {
  stopping = true
}

/** Whether the process has begun to stop. */
export const isStopping = (): boolean => stopping

/** Notes that somebody asked `/readyz`. @param now milliseconds since 1970 */
export function noteProbe(now: number): void {
  probes = [...probes, now].slice(-BALANCER_PROBES)
}

/** Whether a balancer watches `/readyz`, which needs a moment to learn that this node goes. @param now milliseconds since 1970 */
export const isWatched = (now: number): boolean =>
  probes.length === BALANCER_PROBES && now - probes[0]! < BALANCER_MEMORY_MS
