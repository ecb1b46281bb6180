// Which page views count. Everything is in memory only: nothing about the viewer is ever stored.
import type { SessionUser } from '#marketplace/accounts/account.rules.ts'
import { MINUTE_MS } from '#platform/units.ts'

/** An address counts once per experience within this time. */
export const DEDUPLICATION_WINDOW_MS = 30 * MINUTE_MS
/** More than one node sees in half an hour; the oldest are dropped first. */
export const MAX_REMEMBERED = 50_000

/** User agents of programs, and missing ones. */
export const isBot = (agent: string | null): boolean =>
  !agent ||
  // Cubot is a maker of telephones, not a bot.
  /(?<!\bcu)bot\b|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|whatsapp|curl|wget|python|httpclient|monitor/i.test(
    agent,
  )

/** Prefetched pages are marked by the browser; nobody looks at them yet. */
export const isPrefetch = (purpose: string | null): boolean => /prefetch|prerender/i.test(purpose ?? '')

/** Hosts on their own page and administrators do not count as visitors. */
export const isVisitor = (user: Pick<SessionUser, 'id' | 'role'> | null, hostId: string): boolean =>
  user?.role !== 'admin' && user?.id !== hostId

/** Remembers keys for a while; only the first occurrence of each counts. */
export class RecentKeys {
  readonly #seen = new Map<string, number>()

  /** @returns whether this key was not seen within `DEDUPLICATION_WINDOW_MS` before `now` */
  isNew(key: string, now: Date): boolean {
    const at = now.getTime()
    // The map is in order of time, so expired keys come first.
    for (const [old, seenAt] of this.#seen) {
      if (at - seenAt < DEDUPLICATION_WINDOW_MS && this.#seen.size <= MAX_REMEMBERED) break
      this.#seen.delete(old)
    }
    if (this.#seen.has(key)) return false
    this.#seen.set(key, at)
    return true
  }
}
