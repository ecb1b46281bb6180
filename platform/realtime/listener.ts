// News between nodes: one listening PostgreSQL connection per process. A notification carries only ids; the tables hold the
// data, so a reader that missed some only has to read them again.
import type pg from 'pg'
import { configuration } from '#platform/configuration.ts'
import { TimeoutClient } from '#platform/database/timeout-client.ts'
import { safeMessage } from '#platform/log/error-facts.ts'
import { log } from '#platform/log/log.ts'

/** `news`: the detail of a notification. `gap`: some may have been missed, so read the tables again. */
type Subscriber = { news: (detail: string) => void; gap: () => void }

type Listener = {
  client: pg.Client | null
  /** Resolves when the connection listens. */
  ready: Promise<void>
  topics: Map<string, Set<Subscriber>>
  stopped: boolean
}

let current: Listener | undefined

/** Also named in the triggers of `database/migrations/0002_triggers.sql`; if the two differ, nothing is heard. */
const CHANNEL = 'news'
const FIRST_WAIT = 200
const MAX_WAIT_MS = 5000
/**
 * A listening connection sends nothing, so it does not notice that its peer is gone: TCP keepalive first probes after hours,
 * and a frozen server still answers it. So a query probes the connection.
 */
const PROBE_MS = 5000
const PROBE_TIMEOUT_MS = 3000
/** A stop waits no longer than this for a clean goodbye. */
const END_WITHIN_MS = 1000
const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())

/**
 * SQL that notifies every node at the commit, as part of another statement. @param topic SQL of a text without spaces, for
 * example of `conversation/{id}` @param detail ids only; inserted unquoted
 */
export const notifyText = (topic: string, detail: string): string => `pg_notify('${CHANNEL}', ${topic} || ' ${detail}')`

/** Passes a notification `topic detail` to the subscribers of the topic. */
function dispatch({ topics }: Listener, payload = '') {
  const [topic = '', ...detail] = payload.split(' ')
  for (const { news } of topics.get(topic) ?? []) news(detail.join(' '))
}

/** Opens the connection; retries until it works or the process stops. */
async function open(listener: Listener, isReconnect: boolean): Promise<void> {
  for (let wait = FIRST_WAIT; !listener.stopped; wait = Math.min(wait * 2, MAX_WAIT_MS)) {
    // Discards itself when an answer does not come in time.
    const client = new TimeoutClient({
      connectionString: configuration().DATABASE_URL,
      application_name: 'torogoz listener',
      keepAlive: true,
      connectionTimeoutMillis: MAX_WAIT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
    })
    // Without a listener, losing the connection would end the process.
    client.on('error', () => {})
    client.on('notification', ({ payload }) => dispatch(listener, payload))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      if (wait === FIRST_WAIT) log().warn({ source: 'listener', why: safeMessage(error) }, 'not listening yet')
      void client.end().catch(() => {})
      await delay(wait)
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
    if (isReconnect) log().info({ source: 'listener' }, 'listening again')
    // What was notified while nobody listened is in the tables.
    if (isReconnect) for (const subscribers of listener.topics.values()) for (const { gap } of subscribers) gap()
    return
  }
}

/**
 * Follows one topic. Read the tables after the promise resolves: anything that commits later is notified.
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

/** Ends the connection; subscribers hear nothing more. */
export async function stopListening(): Promise<void> {
  const listener = current
  current = undefined
  if (!listener) return
  listener.stopped = true
  listener.topics.clear()
  await Promise.race([listener.client?.end().catch(() => {}), delay(END_WITHIN_MS)])
}
