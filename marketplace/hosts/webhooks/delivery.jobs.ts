// Sends webhook messages, separately from the job queue, so that a system that hangs does not delay mail or pictures (INV-44).
// The table itself is the queue.
import type { Database } from '#platform/database/pool.ts'
import { database } from '#platform/database/pool.ts'
import { FetchFailure, guardedFetch } from '#platform/http/guarded-fetch.ts'
import { webhookHeaders } from '#platform/http/standard-webhook.ts'
import type { Service, Sweep } from '#platform/jobs/jobs.ts'
import { hasSteadyHeartbeat, jobDatabase, logDatabaseLost, nodeId } from '#platform/jobs/node.ts'
import { type Claimed, claimDeliveries, recordAttempt, releaseDeliveries, returnDeliveries } from './delivery.data.ts'
import { deleteOldDeliveries, secretOf } from './webhook.data.ts'
import { type AttemptResult, evaluateAttempt, signingVersions } from './webhook.rules.ts'

/** Concurrent attempts per process. */
const AT_ONCE = 8
const POLL_MS = 1000
const RELEASE_MS = 5000
const RECORD_AGAIN_MS = 500
/** Only the status of an answer counts, so only the beginning of its body is read. */
const ANSWER_BYTES = 1024

type Delivering = {
  underWay: Set<Promise<void>>
  stopping: boolean
  /** As `performance.now()` counts, like the next one. */
  releasedAt: number
  /** When a shutdown stops waiting for the database. */
  endsAt: number
  wake: () => void
}

const newDelivering = (): Delivering => ({
  underWay: new Set(),
  stopping: false,
  releasedAt: Number.NEGATIVE_INFINITY,
  endsAt: Number.POSITIVE_INFINITY,
  wake: () => {},
})

/** Sends one message. Never throws. */
async function send({ id, webhookId, body, url, secretVersion, secretChangedAt }: Claimed): Promise<AttemptResult> {
  const now = new Date()
  const secrets = signingVersions(secretVersion, secretChangedAt, now).map((version) => secretOf(webhookId, version))
  try {
    const { status } = await guardedFetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Torogoz',
        ...webhookHeaders(secrets, { id, body, now }),
      },
      body,
      maxBytes: ANSWER_BYTES,
      larger: 'cut',
    })
    return { status }
  } catch (error) {
    return { reason: error instanceof FetchFailure ? error.reason : 'unreachable' }
  }
}

/**
 * One message from its claim to its result. Recording the result is retried until the database accepts it: otherwise an
 * accepted message would be sent again because the database was unavailable at that moment.
 */
async function deliver(db: Database, delivering: Delivering, claimed: Claimed): Promise<void> {
  const tried = await send(claimed)
  for (;;)
    try {
      return await recordAttempt(db, claimed, tried, evaluateAttempt(tried, claimed.tries))
    } catch (error) {
      if (performance.now() > delivering.endsAt) return
      logDatabaseLost(error)
      await new Promise((resolve) => setTimeout(resolve, RECORD_AGAIN_MS))
    }
}

/** Claims as many messages as there are free slots. */
async function claimAndDeliver(db: Database, delivering: Delivering): Promise<number> {
  const places = AT_ONCE - delivering.underWay.size
  if (places <= 0) return 0
  const claimed = await claimDeliveries(db, nodeId(), places)
  for (const message of claimed) {
    const delivery = deliver(db, delivering, message).finally(() => {
      delivering.underWay.delete(delivery)
      delivering.wake()
    })
    delivering.underWay.add(delivery)
  }
  return claimed.length
}

async function run(delivering: Delivering): Promise<void> {
  while (!delivering.stopping) {
    const woken = new Promise<void>((resolve) => {
      delivering.wake = resolve
    })
    try {
      if (performance.now() - delivering.releasedAt > RELEASE_MS && hasSteadyHeartbeat()) {
        delivering.releasedAt = performance.now()
        await releaseDeliveries(jobDatabase(), nodeId())
      }
      await claimAndDeliver(jobDatabase(), delivering)
    } catch (error) {
      logDatabaseLost(error)
    }
    let timer: NodeJS.Timeout | undefined
    const poll = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, POLL_MS)
    })
    await Promise.race([woken, poll])
    clearTimeout(timer)
  }
}

/** The sender of this process. */
export const webhookDelivery: Service = {
  start: () => {
    const delivering = newDelivering()
    const finished = run(delivering)
    return {
      stop: async (withinMs) => {
        delivering.stopping = true
        delivering.endsAt = performance.now() + withinMs
        delivering.wake()
        await finished
        await Promise.all(delivering.underWay)
        await returnDeliveries(jobDatabase(), nodeId())
      },
    }
  },
}

/** Attempts every message that is due once, and ends. For tests. */
export async function deliverDueWebhooks(): Promise<void> {
  const delivering = newDelivering()
  while ((await claimAndDeliver(database(), delivering)) > 0) await Promise.all(delivering.underWay)
}

export const webhookSweeps: readonly Sweep[] = [
  { name: 'forget-old-webhook-messages', every: '41 9 * * *', run: deleteOldDeliveries },
]
