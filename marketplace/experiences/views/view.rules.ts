// Which openings of a page count. All of it is kept in memory and forgotten: nothing about who looked is ever written.
import type { SessionUser } from '#marketplace/accounts/account.rules.ts'
import { MINUTE_MS } from '#platform/units.ts'

/** The same address counts once for an experience within this time. */
export const ONCE_IN_MS = 30 * MINUTE_MS
/** More than a node sees of different visits in half an hour; the oldest are forgotten first. */
export const MAX_REMEMBERED = 50_000

/** Programs that say what they are, and those that say nothing. */
export const isProgram = (agent: string | null): boolean =>
  !agent ||
  // Cubot makes telephones.
  /(?<!\bcu)bot\b|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|whatsapp|curl|wget|python|httpclient|monitor/i.test(
    agent,
  )

/** A page that the browser prepares before anybody looks at it says so. */
export const isPrepared = (purpose: string | null): boolean => /prefetch|prerender/i.test(purpose ?? '')

/** The host at their own page and whoever runs the market are no visitors. */
export const isVisitor = (user: Pick<SessionUser, 'id' | 'role'> | null, hostId: string): boolean =>
  user?.role !== 'admin' && user?.id !== hostId

/** Remembers keys for a while: the first time of each counts. */
export class Recently {
  readonly #seen = new Map<string, number>()

  /** @returns whether this key was not seen within `ONCE_IN_MS` before `now` */
  isNew(key: string, now: Date): boolean {
    const at = now.getTime()
    // In the order of their times: those that are over stand first.
    for (const [old, seen] of this.#seen) {
      if (at - seen < ONCE_IN_MS && this.#seen.size <= MAX_REMEMBERED) break
      this.#seen.delete(old)
    }
    if (this.#seen.has(key)) return false
    this.#seen.set(key, at)
    return true
  }
}
