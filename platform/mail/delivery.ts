// Delivers mail from the outbox: several emails at once, each recipient's in order, over pooled connections. The outbox
// itself is the queue, because a second one could disagree with it and an email get stuck.
import { createTransport, type Transporter } from 'nodemailer'
import { configuration } from '#platform/configuration.ts'
import { type Database, database } from '#platform/database/pool.ts'
import type { Service } from '#platform/jobs/jobs.ts'
import { hasSteadyHeartbeat, jobDatabase, logDatabaseLost, nodeId } from '#platform/jobs/node.ts'
import { log } from '#platform/log/log.ts'
import {
  type Attempted,
  attempt,
  claimMails,
  type OutboxMail,
  type Outcome,
  recordOutcomes,
  releaseClaims,
  returnClaims,
  unclaimMails,
} from './attempt.ts'

/** Emails on their way at the same time, from one process. */
const MAIL_CONCURRENCY = 6
/** Mailboxes whose emails are claimed at once: more than can be on their way, so that none waits for the next claim. */
const MAILBOXES_AT_ONCE = 2 * MAIL_CONCURRENCY
const POLL_MS = 1000
const RELEASE_MS = 5000
/** While the mail server is away one email probes it, first after a second, then with pauses up to this long. */
const MAX_PAUSE_MS = 30_000
const RECORD_AGAIN_MS = 500
/** Reserved at the end of a stop, to store the outcome of emails whose connection is cut. */
const CUT_BEFORE_END_MS = 1500

type Delivery = {
  transport: Transporter | null
  /** Claimed and not begun, in the order they were written. */
  claimed: OutboxMail[]
  /** Those being sent, by mailbox: one at a time for each. */
  underWay: Map<string, { mail: OutboxMail; sent: Promise<void> }>
  /** Claimed, and to be given back without an attempt. */
  returned: OutboxMail[]
  /** Attempted, and not stored yet. */
  attempted: Attempted[]
  stopping: boolean
  /** Attempts since the server last accepted or refused an email. */
  unreachable: number
  /** As `performance.now()` counts, like the next two: setting the clock must not hold mail up. */
  pausedUntil: number
  releasedAt: number
  /** When a stop gives up waiting for the database. */
  endsAt: number
  wake: () => void
}

let running: Delivery | undefined

const newDelivery = (): Delivery => ({
  transport: null,
  claimed: [],
  returned: [],
  underWay: new Map(),
  attempted: [],
  stopping: false,
  unreachable: 0,
  pausedUntil: 0,
  releasedAt: Number.NEGATIVE_INFINITY,
  endsAt: Number.POSITIVE_INFINITY,
  wake: () => {},
})

const openTransport = () =>
  createTransport({
    url: configuration().SMTP_URL!,
    pool: true,
    maxConnections: MAIL_CONCURRENCY,
    // The library replaces a connection that the server closed before the message; all other retries are ours, or an email
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

/** Logs a change of state once, not once per email. */
function note(delivery: Delivery, outcome: Outcome): void {
  if (outcome.result !== 'unreachable') {
    if (delivery.unreachable > 0) log().warn({ source: 'mail' }, 'the mail server answers again')
    delivery.unreachable = 0
    delivery.pausedUntil = 0
    return
  }
  if (delivery.unreachable === 0) log().error({ source: 'mail' }, `mail waits: ${outcome.error}`)
  delivery.pausedUntil = performance.now() + Math.min(1000 * 2 ** delivery.unreachable, MAX_PAUSE_MS)
  delivery.unreachable++
}

/** Begins with as many claimed emails as there are free places. */
function beginMails(delivery: Delivery): void {
  const places = delivery.unreachable > 0 ? 1 : MAIL_CONCURRENCY
  while (!delivery.stopping && performance.now() >= delivery.pausedUntil && delivery.underWay.size < places) {
    const next = delivery.claimed.findIndex(({ recipient }) => !delivery.underWay.has(recipient))
    if (next < 0) return
    const [mail] = delivery.claimed.splice(next, 1)
    delivery.underWay.set(mail!.recipient, { mail: mail!, sent: send(delivery, mail!) })
  }
}

async function send(delivery: Delivery, mail: OutboxMail): Promise<void> {
  delivery.transport ??= openTransport()
  const outcome = await attempt(delivery.transport, mail)
  note(delivery, outcome)
  delivery.attempted.push({ mail, outcome })
  delivery.underWay.delete(mail.recipient)
  // The rest of the mailbox keeps its order behind the email that the server did not take.
  if (outcome.result === 'unreachable') giveUp(delivery, ({ recipient }) => recipient === mail.recipient)
  beginMails(delivery)
  delivery.wake()
}

function giveUp(delivery: Delivery, isMeant: (mail: OutboxMail) => boolean): void {
  delivery.returned.push(...delivery.claimed.filter(isMeant))
  delivery.claimed = delivery.claimed.filter((mail) => !isMeant(mail))
}

/**
 * Stores the outcomes so far. What could not be stored is tried again: an email that the server accepted must not be sent
 * again because the database was away at that moment.
 */
async function record(db: Database, delivery: Delivery): Promise<void> {
  const attempted = delivery.attempted.splice(0)
  try {
    await recordOutcomes(db, attempted)
  } catch (error) {
    delivery.attempted.unshift(...attempted)
    throw error
  }
}

const allSent = ({ underWay }: Delivery) => Promise.all([...underWay.values()].map(({ sent }) => sent))

async function unclaim(db: Database, delivery: Delivery): Promise<void> {
  const returned = delivery.returned.splice(0)
  try {
    await unclaimMails(db, returned)
  } catch (error) {
    delivery.returned.unshift(...returned)
    throw error
  }
}

/** Claims the emails of the mailboxes that come next. @returns whether there were any */
async function claim(db: Database, delivery: Delivery, node: string): Promise<boolean> {
  if (!configuration().SMTP_URL) return false
  const isPaused = performance.now() < delivery.pausedUntil
  if (isPaused) giveUp(delivery, () => true)
  await unclaim(db, delivery)
  if (isPaused) return false
  const busy = new Set([...delivery.claimed.map(({ recipient }) => recipient), ...delivery.underWay.keys()])
  const free = delivery.unreachable > 0 ? 1 - busy.size : MAILBOXES_AT_ONCE - busy.size
  if (free < (delivery.unreachable > 0 ? 1 : MAIL_CONCURRENCY)) return false
  const mails = await claimMails(db, node, free)
  delivery.claimed.push(...mails)
  beginMails(delivery)
  return mails.length > 0
}

/** The emails that this process has claimed and knows of. */
function claimedIds({ claimed, returned, underWay, attempted }: Delivery): string[] {
  const started = [...underWay.values(), ...attempted].map(({ mail }) => mail)
  return [...claimed, ...returned, ...started].map(({ id }) => id)
}

async function run(delivery: Delivery): Promise<void> {
  while (!delivery.stopping) {
    const woken = new Promise<void>((resolve) => {
      delivery.wake = resolve
    })
    try {
      if (performance.now() - delivery.releasedAt > RELEASE_MS && hasSteadyHeartbeat()) {
        delivery.releasedAt = performance.now()
        await releaseClaims(jobDatabase(), nodeId(), claimedIds(delivery))
      }
      await record(jobDatabase(), delivery)
      await claim(jobDatabase(), delivery, nodeId())
    } catch (error) {
      logDatabaseLost(error)
    }
    let timer: NodeJS.Timeout | undefined
    const poll = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, delivery.attempted.length > 0 ? RECORD_AGAIN_MS : POLL_MS)
    })
    await Promise.race([woken, poll])
    clearTimeout(timer)
  }
}

async function recordUntil(db: Database, delivery: Delivery, endsAt: number): Promise<void> {
  for (;;)
    try {
      return await record(db, delivery)
    } catch (error) {
      if (performance.now() > endsAt) return
      logDatabaseLost(error)
      await new Promise((resolve) => setTimeout(resolve, RECORD_AGAIN_MS))
    }
}

export const mailDelivery: Service = {
  start: () => {
    const delivery = newDelivery()
    running = delivery
    const finished = run(delivery)
    return {
      stop: async (withinMs) => {
        delivery.stopping = true
        delivery.endsAt = performance.now() + withinMs
        delivery.wake()
        if (running === delivery) running = undefined
        const cut = setTimeout(() => delivery.transport?.close({ force: true }), withinMs - CUT_BEFORE_END_MS)
        await finished
        await allSent(delivery)
        clearTimeout(cut)
        delivery.transport?.close()
        await recordUntil(jobDatabase(), delivery, delivery.endsAt)
        await returnClaims(jobDatabase(), nodeId())
      },
    }
  },
}

/** Sends everything that is due, with one attempt per email, and ends. For tests and commands. */
export async function deliverDueMail(): Promise<void> {
  const delivery = newDelivery()
  try {
    while (await claim(database(), delivery, nodeId())) {
      while (delivery.underWay.size > 0) await allSent(delivery)
      await record(database(), delivery)
      giveUp(delivery, () => true)
      await unclaim(database(), delivery)
      delivery.unreachable = 0
      delivery.pausedUntil = 0
    }
  } finally {
    delivery.transport?.close()
  }
}
