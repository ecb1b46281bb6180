// Delivers mail from the outbox: several letters at once, each recipient's in order, over pooled connections. The outbox
// itself is the queue, because a second one could disagree with it and a letter get stuck.
import { createTransport, type Transporter } from 'nodemailer'
import { configuration } from '#platform/configuration.ts'
import { type Database, database } from '#platform/database/pool.ts'
import type { Service } from '#platform/jobs/jobs.ts'
import { isLost, jobDatabase, logDatabaseLost, nodeId } from '#platform/jobs/node.ts'
import { log } from '#platform/log/log.ts'
import {
  attempt,
  claimLetters,
  type Letter,
  type Outcome,
  recordOutcome,
  releaseClaims,
  returnClaims,
} from './attempt.ts'

/** Letters on their way at the same time, from one process. */
export const MAIL_CONCURRENCY = 6
const POLL_MS = 1000
const RELEASE_MS = 5000
/** While the mail server is away one letter probes it, first after a second, then with pauses up to this long. */
const MAX_PAUSE_MS = 30_000
const RECORD_AGAIN_MS = 500
/** Reserved at the end of a stop, to store the outcome of letters whose connection is cut. */
const CUT_BEFORE_END_MS = 1500

type Delivery = {
  transport: Transporter | null
  underWay: Set<Promise<void>>
  stopping: boolean
  /** Attempts since the server last accepted or refused a letter. */
  unreachable: number
  pausedUntil: number
  releasedAt: number
  /** When a stop gives up waiting for the database. */
  endsAt: number
  wake: () => void
}

let running: Delivery | undefined

const newDelivery = (): Delivery => ({
  transport: null,
  underWay: new Set(),
  stopping: false,
  unreachable: 0,
  pausedUntil: 0,
  releasedAt: 0,
  endsAt: Number.POSITIVE_INFINITY,
  wake: () => {},
})

const openTransport = () =>
  createTransport({
    url: configuration().SMTP_URL!,
    pool: true,
    maxConnections: MAIL_CONCURRENCY,
    // The library replaces a connection that the server closed before the message; all other retries are ours, or a letter
    // could leave twice.
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })

/** Tries the mail server at once even during a pause; for callers with reason to think that it is back. */
export function wakeDelivery(): void {
  if (!running) return
  running.pausedUntil = 0
  running.wake()
}

/** Logs a change of state once, not once per letter. */
function note(delivery: Delivery, outcome: Outcome): void {
  if (outcome.result !== 'unreachable') {
    if (delivery.unreachable > 0) log().warn({ source: 'mail' }, 'the mail server answers again')
    delivery.unreachable = 0
    delivery.pausedUntil = 0
    return
  }
  if (delivery.unreachable === 0) log().error({ source: 'mail' }, `mail waits: ${outcome.error}`)
  delivery.pausedUntil = Date.now() + Math.min(1000 * 2 ** delivery.unreachable, MAX_PAUSE_MS)
  delivery.unreachable++
}

/**
 * One letter, from its claim to its outcome. Storing the outcome is retried until the database takes it: a letter that the
 * server accepted must not be sent again because the database was away at that moment.
 */
async function deliver(db: Database, delivery: Delivery, mail: Letter): Promise<void> {
  delivery.transport ??= openTransport()
  const outcome = await attempt(delivery.transport, mail)
  note(delivery, outcome)
  for (;;)
    try {
      return await recordOutcome(db, mail, outcome)
    } catch (error) {
      if (Date.now() > delivery.endsAt) return
      logDatabaseLost(error)
      await new Promise((resolve) => setTimeout(resolve, RECORD_AGAIN_MS))
    }
}

/** Claims as many letters as there are free places. */
async function takeLetters(db: Database, delivery: Delivery, node: string): Promise<number> {
  if (!configuration().SMTP_URL || Date.now() < delivery.pausedUntil) return 0
  const places = (delivery.unreachable > 0 ? 1 : MAIL_CONCURRENCY) - delivery.underWay.size
  if (places <= 0) return 0
  const letters = await claimLetters(db, node, places)
  for (const mail of letters) {
    const one = deliver(db, delivery, mail).finally(() => {
      delivery.underWay.delete(one)
      delivery.wake()
    })
    delivery.underWay.add(one)
  }
  return letters.length
}

async function run(delivery: Delivery): Promise<void> {
  while (!delivery.stopping) {
    const woken = new Promise<void>((resolve) => {
      delivery.wake = resolve
    })
    try {
      if (Date.now() - delivery.releasedAt > RELEASE_MS && !isLost()) {
        delivery.releasedAt = Date.now()
        await releaseClaims(jobDatabase())
      }
      await takeLetters(jobDatabase(), delivery, nodeId())
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

/** The delivery service of this process. */
export const mailDelivery: Service = {
  start: () => {
    const delivery = newDelivery()
    running = delivery
    const ended = run(delivery)
    return {
      stop: async (withinMs) => {
        delivery.stopping = true
        delivery.endsAt = Date.now() + withinMs
        delivery.wake()
        if (running === delivery) running = undefined
        const cut = setTimeout(() => delivery.transport?.close({ force: true }), withinMs - CUT_BEFORE_END_MS)
        await ended
        await Promise.all(delivery.underWay)
        clearTimeout(cut)
        delivery.transport?.close()
        await returnClaims(jobDatabase(), nodeId())
      },
    }
  },
}

/** Sends everything that is due, with one attempt per letter, and ends. For tests and commands. */
export async function deliverDueMail(): Promise<void> {
  const delivery = newDelivery()
  try {
    while ((await takeLetters(database(), delivery, nodeId())) > 0) {
      await Promise.all(delivery.underWay)
      delivery.unreachable = 0
      delivery.pausedUntil = 0
    }
  } finally {
    delivery.transport?.close()
  }
}
