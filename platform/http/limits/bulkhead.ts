// Bulkhead: writes that compete for one row wait here without a connection, instead of in the database with one. A row that is
// locked for long then slows only the requests for that row (decision 0145).
import { configuration } from '#platform/configuration.ts'
import { DatabaseBusy, isDatabaseUnavailable } from '#platform/database/database-unavailable.ts'
import { poolSizes } from '#platform/database/timeouts.ts'

/** Enough to keep a row busy, but never more than a third of the requests' connections. */
const maxAtOnce = () => Math.max(1, Math.min(3, Math.floor(poolSizes(configuration().DATABASE_POOL).request / 3)))
const MAX_WAITING = 200
/** A request that would wait longer fails, because a queue this slow helps nobody at its end. */
const MAX_WAIT_MS = 10_000

type Waiter = { enter: () => void; turnAway: () => void }
type Compartment = { running: number; queue: Waiter[] }
const compartments = new Map<string, Compartment>()

function waitForSlot(compartment: Compartment): Promise<void> {
  if (compartment.queue.length >= MAX_WAITING) throw new DatabaseBusy()
  return new Promise((resolve, reject) => {
    const leave = (end: () => void) => () => {
      clearTimeout(timer)
      compartment.queue = compartment.queue.filter((queued) => queued !== waiter)
      end()
    }
    const waiter = { enter: leave(resolve), turnAway: leave(() => reject(new DatabaseBusy())) }
    const timer = setTimeout(waiter.turnAway, MAX_WAIT_MS)
    compartment.queue.push(waiter)
  })
}

/**
 * Runs work in its turn among those with the same key, in this process.
 * @param key what they compete for, for example a date; undefined runs at once
 * @throws DatabaseBusy when its turn does not come in time, or when the one before it found the database unavailable
 */
export async function throughBulkhead<T>(key: string | undefined, work: () => Promise<T>): Promise<T> {
  if (key === undefined) return work()
  const compartment = compartments.get(key) ?? { running: 0, queue: [] }
  compartments.set(key, compartment)
  if (compartment.running >= maxAtOnce()) await waitForSlot(compartment)
  else compartment.running++
  try {
    return await work()
  } catch (error) {
    // The waiting requests would block on the same lock for as long again, so they fail now.
    if (isDatabaseUnavailable(error)) for (const waiter of [...compartment.queue]) waiter.turnAway()
    throw error
  } finally {
    // The place passes directly to the next in the queue, or a new request could take it first.
    const next = compartment.queue[0]
    if (next) next.enter()
    else if (--compartment.running === 0) compartments.delete(key)
  }
}
