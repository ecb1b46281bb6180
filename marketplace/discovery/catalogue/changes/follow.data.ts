// Keeps the catalogue of this process current: built once in the background, then never more than a second behind.
import { setTimeout as pause, setImmediate as requestsAnswered } from 'node:timers/promises'
import { withTimeouts } from '#platform/database/context.ts'
import type { Service } from '#platform/jobs/jobs.ts'
import { safeMessage } from '#platform/log/error-facts.ts'
import { log, report } from '#platform/log/log.ts'
import { subscribe } from '#platform/realtime/listener.ts'
import { Catalogue } from '../catalogue.rules.ts'
import { eachListing, listingsOf, readCategories } from '../listing.data.ts'
import type { Listing } from '../listing.rules.ts'
import { CATEGORIES, type Changes, changesSince, currentHorizon, TOPIC } from './change.data.ts'

/** A catalogue that has not looked for changes for this long is not used; the database answers instead. */
const LATE_MS = 1000
/** How long a late one is waited for. */
const PATIENCE_MS = 500
/** Polling interval without notifications, because one can be lost with its connection. */
const POLL_MS = 400
/** Minimum time between the beginnings of two looks, however much changes; after a rest a change is looked for at once. */
const MIN_INTERVAL_MS = 50
/** Pause after a failed look. */
const RETRY_MS = 500
/** With more changes than this, rebuilding everything is faster. */
const MAX_CHANGED = 20_000
/** Batch size of updates, some 10 ms during which no request is answered. */
const TAKEN = 200

/** With this many retired rows, and a quarter of all, the catalogue is rebuilt to free their memory. */
const MAX_RETIRED = 5000

export class Followed {
  readonly catalogue = new Catalogue()
  /** When the look began whose changes it contains (monotonic clock). */
  lookedAt = Number.NEGATIVE_INFINITY
  #since: bigint
  /** Changes already applied that will be read again, because an older transaction is still open. */
  #taken = new Set<string>()
  constructor(since: bigint) {
    this.#since = since
  }

  /** Applies the changes. @returns false when it can not continue and has to be rebuilt */
  async look(): Promise<boolean> {
    const startedAt = performance.now()
    if (this.catalogue.retired > this.catalogue.size / 4 + MAX_RETIRED) return false
    const changes = await changesSince(this.#since)
    // A horizon that moves back belongs to another database, for example a restored one.
    if (changes.forgotten > this.#since || changes.horizon < this.#since) return false
    const fresh = changes.changed.filter(({ transaction, id }) => !this.#taken.has(`${transaction}/${id}`))
    const ids = [...new Set(fresh.map(({ id }) => id))]
    if (ids.length > MAX_CHANGED) return false
    if (!(await this.#take(ids))) return false
    this.catalogue.dates.forgetDays(Date.now() * 1000)
    this.#goOn(changes)
    this.lookedAt = startedAt
    return true
  }

  /** @returns false when it is inconsistent and must not be used */
  async #take(ids: string[]): Promise<boolean> {
    if (ids.includes(CATEGORIES)) this.catalogue.categories = await readCategories()
    const experiences = ids.filter((id) => id !== CATEGORIES)
    if (experiences.length === 0) return true
    // In batches, because nothing else is answered while one is applied.
    for (let at = 0; at < experiences.length; at += TAKEN) {
      const batch = experiences.slice(at, at + TAKEN)
      if (!this.#write(batch, await listingsOf(batch))) return false
    }
    return true
  }

  #write(ids: string[], listings: Listing[]): boolean {
    const listed = new Map(listings.map((listing) => [listing.id, listing]))
    try {
      for (const id of ids) {
        const listing = listed.get(id)
        if (listing) this.catalogue.put(listing)
        else this.catalogue.remove(id)
      }
      return true
    } catch (error) {
      report(error, { path: 'catalogue' })
      this.lookedAt = Number.NEGATIVE_INFINITY
      return false
    }
  }

  #goOn({ horizon, changed }: Changes): void {
    this.#since = horizon
    this.#taken = new Set(
      changed.filter(({ transaction }) => transaction >= horizon).map(({ transaction, id }) => `${transaction}/${id}`),
    )
  }
}

type Following = {
  stopped: boolean
  wake: () => void
  followed: Followed | null
  /** Whether the last look succeeded; false while everything is read again. */
  follows: boolean
  /** Called at the end of the next look. */
  looked: () => void
  /** The wait for it that late readers share. */
  awaited: Promise<void> | null
}

let current: Following | undefined

/** The catalogue if it contains everything that committed more than a second ago; else null, and the database must be asked. */
export function currentCatalogue(): Catalogue | null {
  const followed = current?.followed
  return followed && performance.now() - followed.lookedAt < LATE_MS ? followed.catalogue : null
}

/**
 * The same, except that a late catalogue that only lacks its turn is waited for: when the process is busy its timers and answers
 * are late as well, and asking the database instead would make it busier.
 */
export async function catalogueInTime(): Promise<Catalogue | null> {
  const following = current
  if (following?.follows && !currentCatalogue()) {
    following.awaited ??= nextLook(following)
    following.wake()
    await following.awaited
  }
  return currentCatalogue()
}

/** Resolves at the end of the next look. One that takes too long is not waited for again. */
const nextLook = (following: Following) =>
  new Promise<void>((resolve) => {
    const giveUp = () => {
      if (following.looked !== end) return
      following.follows = false
      end()
    }
    // After the answers that have arrived meanwhile: in a busy process both are due at once.
    const timer = setTimeout(() => setImmediate(giveUp), PATIENCE_MS)
    const end = () => {
      clearTimeout(timer)
      following.looked = () => {}
      following.awaited = null
      resolve()
    }
    following.looked = end
  })

/** Reads everything, then the changes made meanwhile. Null when it was stopped. */
export async function build(following: { stopped: boolean }): Promise<Followed | null> {
  const startedAt = performance.now()
  const followed = new Followed(await currentHorizon())
  const { catalogue } = followed
  catalogue.categories = await readCategories()
  await eachListing(
    (listings) => {
      for (const listing of listings) catalogue.put(listing)
    },
    () => !following.stopped,
  )
  if (following.stopped) return null
  for (const _ of catalogue.sealing()) await requestsAnswered()
  if (!(await followed.look())) throw new Error('more has changed than was read')
  log().info(
    { source: 'catalogue', rows: catalogue.size, ms: Math.round(performance.now() - startedAt) },
    'catalogue built',
  )
  return followed
}

async function follow(following: Following): Promise<void> {
  let failed = false
  const woken = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      following.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  while (!following.stopped)
    try {
      if (!following.followed) following.followed = await withTimeouts('job', () => build(following))
      const next = woken()
      const beganAt = performance.now()
      const isCurrent = following.followed && (await withTimeouts('job', () => following.followed!.look()))
      following.follows = isCurrent === true
      following.looked()
      if (failed) log().info({ source: 'catalogue' }, 'the catalogue follows again')
      failed = false
      // The old catalogue answers as long as it is current, then the database does, until the new one is built.
      if (!isCurrent && !following.stopped) following.followed = await withTimeouts('job', () => build(following))
      else await next
      await pause(Math.max(0, MIN_INTERVAL_MS - (performance.now() - beganAt)))
    } catch (error) {
      if (!failed) log().warn({ source: 'catalogue', why: safeMessage(error) }, 'the catalogue does not follow')
      failed = true
      following.follows = false
      following.looked()
      await pause(RETRY_MS)
    }
}

/** The service that keeps a catalogue in this process. Until it is built, and whenever it is late, the database answers. */
export const catalogueService: Service = {
  start: () => {
    const nothing = () => {}
    const following: Following = {
      ...{ stopped: false, follows: false, wake: nothing, looked: nothing },
      ...{ followed: null, awaited: null },
    }
    current = following
    const wake = () => following.wake()
    const unsubscribing = subscribe(TOPIC, { news: wake, gap: wake })
    const finished = follow(following)
    return {
      stop: async () => {
        following.stopped = true
        following.wake()
        if (current === following) current = undefined
        void unsubscribing.then((unsubscribe) => unsubscribe())
        await finished
      },
    }
  },
}
