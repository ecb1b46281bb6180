// News between nodes: one PostgreSQL connection per process that listens. A notification carries ids and wakes; the
// tables are the truth, so a reader that was not listening for a moment only has to read them again.
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { configuration } from '#platform/configuration.ts'
import { PatientClient } from '#platform/database/patient-client.ts'
import { log } from '#platform/log/log.ts'

/** `news`: what a notification says of the topic. `gap`: some may have been missed, read the tables again. */
export type Subscriber = { news: (detail: string) => void; gap: () => void }

type Listener = {
  client: pg.Client | null
  /** Resolves when the connection listens. */
  ready: Promise<void>
  topics: Map<string, Set<Subscriber>>
  stopped: boolean
}

let current: Listener | undefined

/** The triggers of `database/migrations/0002_triggers.sql` say it too; their tests hear nothing once it is another. */
const CHANNEL = 'news'
const FIRST_WAIT = 200
const MAX_WAIT_MS = 5000
/**
 * A connection that only listens sends nothing, so nothing tells it that its peer is gone: TCP keepalive asks for the
 * first time after hours and knows nothing of a server that is frozen. So a question is asked now and then.
 */
const PROBE_MS = 5000
const PROBE_TIMEOUT_MS = 3000
/** A stop does not wait longer for the goodbye of a server. */
const END_WITHIN_MS = 1000
const patience = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())

/**
 * Tells every node at the commit, as part of another statement. @param topic for example `conversation/{id}`, without
 * spaces @param detail ids only
 */
export const telling = (topic: SQL, detail: SQL): SQL => sql`pg_notify(${CHANNEL}, ${topic} || ' ' || ${detail})`

/** `telling` in the text of a named statement. @param topic SQL of a text @param detail as it is, without quotes */
export const notifyText = (topic: string, detail: string): string => `pg_notify('${CHANNEL}', ${topic} || ' ${detail}')`

/** Hands a notification `topic detail` to whoever follows the topic. */
function tell({ topics }: Listener, payload = '') {
  const [topic = '', ...detail] = payload.split(' ')
  for (const { news } of topics.get(topic) ?? []) news(detail.join(' '))
}

/** Opens the connection; tries again until it works or the process stops. */
async function open(listener: Listener, again: boolean): Promise<void> {
  for (let wait = FIRST_WAIT; !listener.stopped; wait = Math.min(wait * 2, MAX_WAIT_MS)) {
    // Thrown away when an answer does not come in time.
    const client = new PatientClient({
      connectionString: configuration().DATABASE_URL,
      application_name: 'torogoz listener',
      keepAlive: true,
      connectionTimeoutMillis: MAX_WAIT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
    })
    // Without one, the loss of the connection would end the process.
    client.on('error', () => {})
    client.on('notification', ({ payload }) => tell(listener, payload))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      if (wait === FIRST_WAIT) log().warn({ source: 'listener', why: String(error) }, 'not listening yet')
      void client.end().catch(() => {})
      await patience(wait)
      continue
    }
    if (listener.stopped) return client.end()
    listener.client = client
    const probe = setInterval(() => void client.query('select 1').catch(() => {}), PROBE_MS).unref()
    client.on('end', () => {
      clearInterval(probe)
      if (listener.stopped || listener.client !== client) return
      listener.client = null
      log().warn({ source: 'listener' }, 'listening connection lost')
      listener.ready = open(listener, true)
    })
    if (again) log().info({ source: 'listener' }, 'listening again')
    // What was said while nobody listened is in the tables.
    if (again) for (const subscribers of listener.topics.values()) for (const { gap } of subscribers) gap()
    return
  }
}

/**
 * Follows one topic. Once the promise has resolved nothing that commits is missed: read the tables after it.
 * @returns a function that stops following
 */
export async function subscribe(topic: string, subscriber: Subscriber): Promise<() => void> {
  if (!current) {
    current = { client: null, ready: Promise.resolve(), topics: new Map(), stopped: false }
    current.ready = open(current, false)
  }
  const listener = current
  const { topics } = listener
  const subscribers = topics.get(topic) ?? new Set()
  topics.set(topic, subscribers)
  subscribers.add(subscriber)
  await listener.ready
  return () => {
    subscribers.delete(subscriber)
    if (subscribers.size === 0 && topics.get(topic) === subscribers) topics.delete(topic)
  }
}

/** Ends the connection; nobody is told anything any more. */
export async function stopListening(): Promise<void> {
  const listener = current
  current = undefined
  if (!listener) return
  listener.stopped = true
  listener.topics.clear()
  await Promise.race([listener.client?.end().catch(() => {}), patience(END_WITHIN_MS)])
}
