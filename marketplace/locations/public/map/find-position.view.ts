import { MINUTE_MS } from '#platform/units.ts'
import type { PositionError } from '../../location.text.ts'

/** GEO-11: high accuracy, ten seconds, a position of the last five minutes will do. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * MINUTE_MS }
const reasons: Record<number, PositionError> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

export type Position = { ok: true; lat: number; lng: number; metres: number } | { ok: false; why: PositionError }

/** Where this browser is; asks the person the first time. Never rejects. */
export function findPosition(): Promise<Position> {
  // Some have the name and nothing behind it.
  if (!navigator.geolocation) return Promise.resolve({ ok: false, why: 'unsupported' })
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, lat: coords.latitude, lng: coords.longitude, metres: coords.accuracy }),
      ({ code }) => resolve({ ok: false, why: reasons[code] ?? 'other' }),
      OPTIONS,
    ),
  )
}
