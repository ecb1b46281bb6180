import { MINUTE_MS } from '#platform/units.ts'

/**
 * Decides whether a key is new within the last minute, so that repeated requests can't fill the log. Remembers a limited
 * number of keys and admits a limited number per minute over all keys.
 * @returns whether this one is to be written; `now` in milliseconds
 */
export function createMinuteLimiter(limits: { remembered: number; perMinute: number }) {
  const lastWritten = new Map<string, number>()
  let minute = { since: Number.NEGATIVE_INFINITY, written: 0 }
  return (key: string, now: number): boolean => {
    const last = lastWritten.get(key)
    if (last !== undefined && now - last < MINUTE_MS) return false
    if (now - minute.since >= MINUTE_MS) minute = { since: now, written: 0 }
    if (minute.written >= limits.perMinute) return false
    minute.written++
    // Deleted and set again: a Map keeps insertion order, so the oldest key stays first and is the one to evict.
    lastWritten.delete(key)
    lastWritten.set(key, now)
    if (lastWritten.size > limits.remembered) lastWritten.delete(lastWritten.keys().next().value!)
    return true
  }
}
