// Whether this process wants requests, and whether a load balancer checks that before sending some.
import { MINUTE_MS } from '#platform/units.ts'

let stopping = false
let probes: number[] = []

/** Three probes within a minute mean a load balancer; a person or a script asks once or twice. */
const BALANCER_PROBES = 3
const BALANCER_MEMORY_MS = MINUTE_MS

/** From now on `/readyz` answers 503; everything else is still served. */
export function beginShutdown(): void {
  stopping = true
}

/** Whether the process has begun to stop. */
export const isStopping = (): boolean => stopping

/** Notes a request for `/readyz`. @param now milliseconds since 1970 */
export function recordProbe(now: number): void {
  probes = [...probes, now].slice(-BALANCER_PROBES)
}

/**
 * Whether a load balancer probes `/readyz`; it then needs a moment to notice that this node stops. @param now milliseconds
 * since 1970
 */
export const isBehindLoadBalancer = (now: number): boolean =>
  probes.length === BALANCER_PROBES && now - probes[0]! < BALANCER_MEMORY_MS
