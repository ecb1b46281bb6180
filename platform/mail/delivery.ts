// Lets mail leave the outbox: several letters at once, each recipient's in order, over connections that stay open. The
// outbox itself is the queue, so there is no second book in which a letter could be stuck.
import { createTransport, type Transporter } from 'nodemailer'
import { configuration } from '#platform/configuration.ts'
import { type Database, database } from '#platform/database/pool.ts'
import type { Service } from '#platform/jobs/jobs.ts'
import { isLost, jobDatabase, nodeId, sayLost } from '#platform/jobs/node.ts'
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
/** While the mail server is away one letter asks for it, first after a second, then at most this often. */
const MAX_PAUSE_MS = 30_000
const RECORD_AGAIN_MS = 500
/** Of the time a stop has, this much is left to write down what became of letters whose connection is cut. */
const CUT_BEFORE_END_MS = 1500

type Delivery = {
  transport: Transporter | null
  underWay: Set<Promise<void>>
  stopping: boolean
  /** Tries since the server last took or judged a letter. */
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
    // A connection that the server closed before the text is replaced once; every other retry is ours.
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })

/** Asks the mail server at once, also while it seems to be away. For who has reason to think that it is back. */
export function wakeDelivery(): void {
  if (!running) return
  running.pausedUntil = 0
  running.wake()
}

/** Says a change once, not once per letter. */
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
 * One letter, from its claim to what became of it. The outcome is written until the database takes it: a letter whose
 * receipt the server has confirmed must not leave again because the database was away at that moment.
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
      sayLost(error)
      await new Promise((resolve) => setTimeout(resolve, RECORD_AGAIN_MS))
    }
}

/** Takes as many letters as there are places. */
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
      sayLost(error)
    }
    let timer: NodeJS.Timeout | undefined
    const poll = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, POLL_MS)
    })
    await Promise.race([woken, poll])
    clearTimeout(timer)
  }
}

/** The delivery of this process, for as long as it lives. */
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

/** Lets everything leave that is due, each letter with one try, and ends. For tests and commands. */
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
