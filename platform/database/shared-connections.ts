// Connections on which short reads follow one another without waiting for each other's answers. A page asks several at once: in
// one packet, of one process of the database, and without taking connections from those who write.
import type pg from 'pg'
import type { TimeoutClient } from './timeout-client.ts'
import { SHARED_CONNECTION_COUNT } from './timeouts.ts'

/** As long as a pool keeps a connection that nobody uses. */
const IDLE_MS = 10_000
/** A connection that has answered nothing for this long is held up by a slow read, and gets no others meanwhile. */
const HELD_UP_MS = 100
/** PostgreSQL: a read took longer than one on these connections may, or waited for a lock. */
const SLOW = new Set(['57014', '55P03'])

class SharedConnection {
  waiting = 0
  #movedAt = 0
  #opening: Promise<TimeoutClient> | null = null
  #idle: NodeJS.Timeout | undefined
  readonly #open: () => TimeoutClient
  constructor(open: () => TimeoutClient) {
    this.#open = open
  }

  get isHeldUp(): boolean {
    return this.waiting > 0 && performance.now() - this.#movedAt > HELD_UP_MS
  }

  /** @returns null when a connection of its own has to answer: this one is lost, cannot be opened, or the read is slow */
  async query(config: pg.QueryConfig, values: unknown[] | undefined): Promise<pg.QueryResult | null> {
    clearTimeout(this.#idle)
    if (this.waiting++ === 0) this.#movedAt = performance.now()
    this.#opening ??= this.#connect()
    const opening = this.#opening
    try {
      const client = await opening.catch(() => null)
      return client && (await client.query(config, values))
    } catch (error) {
      const { severity, code = '' } = error as { severity?: string; code?: string }
      if (severity === 'ERROR' && !SLOW.has(code)) throw error
      // Whoever waits behind it need not go on waiting: their reads fail here as well, and get connections of their own.
      if (this.waiting > 1) this.#drop(opening)
      return null
    } finally {
      this.#movedAt = performance.now()
      this.waiting--
      if (this.waiting === 0) this.#idle = setTimeout(() => void this.end(), IDLE_MS).unref()
    }
  }

  #connect(): Promise<TimeoutClient> {
    const client = this.#open()
    const opening = client.connect().then(() => client)
    const forget = () => this.#forget(opening)
    opening.catch(forget)
    // Without a listener, an 'error' event (PostgreSQL stopping) would end the process.
    client.on('error', forget).on('end', forget)
    return opening
  }

  #forget(opening: Promise<TimeoutClient>) {
    if (this.#opening === opening) this.#opening = null
  }

  #drop(opening: Promise<TimeoutClient>) {
    this.#forget(opening)
    void opening.then(
      (client) => client.drop(),
      () => {},
    )
  }

  get isUnused(): boolean {
    return this.#opening !== null && this.waiting === 0
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle)
    const opening = this.#opening
    this.#opening = null
    const client = await opening?.catch(() => null)
    await client?.end().catch(() => {})
  }
}

export class SharedConnections {
  readonly #connections: SharedConnection[]
  /** Whoever asks in the same run of code uses the same connection. */
  #chosen: SharedConnection | null = null
  constructor(open: () => TimeoutClient) {
    this.#connections = Array.from({ length: SHARED_CONNECTION_COUNT }, () => new SharedConnection(open))
  }

  /**
   * @returns null when a connection of its own has to answer
   * @throws what the database says about the statement itself
   */
  async query(config: pg.QueryConfig, values: unknown[] | undefined): Promise<pg.QueryResult | null> {
    if (!this.#chosen) {
      const free = this.#connections.filter((connection) => !connection.isHeldUp)
      if (free.length === 0) return null
      this.#chosen = free.reduce((least, connection) => (connection.waiting < least.waiting ? connection : least))
      process.nextTick(() => {
        this.#chosen = null
      })
    }
    return this.#chosen.query(config, values)
  }

  /** Closes a connection that nobody uses. @returns whether there was one */
  async closeUnused(): Promise<boolean> {
    const unused = this.#connections.find((connection) => connection.isUnused)
    await unused?.end()
    return unused !== undefined
  }

  end = (): Promise<unknown> => Promise.all(this.#connections.map((connection) => connection.end()))
}
