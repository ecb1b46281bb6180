import { MINUTE_MS } from '#platform/units.ts'

/**
 * Says of a key whether it comes for the first time within a minute, so that whoever knocks again and again can't fill
 * the log. Remembers at most so many keys, and lets at most so many through in a minute whatever their keys are.
 * @returns whether this one is to be written; `now` in milliseconds
 */
export function onceAMinute(limits: { remembered: number; perMinute: number }) {
  const seen = new Map<string, number>()
  let minute = { since: Number.NEGATIVE_INFINITY, written: 0 }
  return (key: string, now: number): boolean => {
    const last = seen.get(key)
    if (last !== undefined && now - last < MINUTE_MS) return false
    if (now - minute.since >= MINUTE_MS) minute = { since: now, written: 0 }
    if (minute.written >= limits.perMinute) return false
    minute.written++
    // Written anew, so that the oldest key stands first.
    seen.delete(key)
    seen.set(key, now)
    if (seen.size > limits.remembered) seen.delete(seen.keys().next().value!)
    return true
  }
}
