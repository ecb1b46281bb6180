import { MINUTE_MS } from '#platform/units.ts'
import type { PositionError } from '../../location.text.ts'

/** GEO-11: high accuracy, ten seconds; a position of the last five minutes is accepted. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * MINUTE_MS }
const reasons: Record<number, PositionError> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

export type Position = { ok: true; lat: number; lng: number; metres: number } | { ok: false; why: PositionError }

/** The position of this browser; asks the person the first time. Never rejects. */
export function findPosition(): Promise<Position> {
  // Some browsers define the property without an object.
  if (!navigator.geolocation) return Promise.resolve({ ok: false, why: 'unsupported' })
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, lat: coords.latitude, lng: coords.longitude, metres: coords.accuracy }),
      ({ code }) => resolve({ ok: false, why: reasons[code] ?? 'other' }),
      OPTIONS,
    ),
  )
}
