import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { configuration } from '#platform/configuration.ts'
import { currentWork, holdingConnection, holdsConnection } from './context.ts'
import { PatientClient } from './patient-client.ts'
import { CONNECTION_TIMEOUT_MS, poolSizes, TIMEOUTS, type Timeouts, type Work } from './timeouts.ts'

export type Database = NodePgDatabase
/** A transaction, or the pool when no transaction is open: what data functions take to run in either. */
export type Executor = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | 'with'
>

type Pools = Partial<Record<Timeouts['pool'], { pool: pg.Pool; database: Database }>>
let pools: Pools = {}
let secondConnectionsRefused = false

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient['release'],
) => void

/** Thrown in tests only: outside of them the time-outs end such a wait. */
class SecondConnection extends Error {
  constructor() {
    super('Inside a transaction something asked for another connection: hand it the transaction.')
  }
}

/** PostgreSQL has no connection left for anybody. */
const TOO_MANY_CONNECTIONS = '53300'
const ASK_AGAIN_MS = 50

/** A pool whose connections have the time-outs of whoever takes them. */
class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): undefined
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const second = secondConnectionsRefused && holdsConnection()
    const taken = second ? Promise.reject(new SecondConnection()) : this.#take(currentWork())
    if (!callback) return taken
    void taken.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    )
  }

  /**
   * A connection of the pool, or a new one. When the server has none left, one that comes free here is as good: it is
   * waited for as long as for any other.
   */
  async #connect(work: Work): Promise<pg.PoolClient> {
    const until = Date.now() + CONNECTION_TIMEOUT_MS[TIMEOUTS[work].pool]
    for (;;)
      try {
        return await super.connect()
      } catch (error) {
        if ((error as { code?: string }).code !== TOO_MANY_CONNECTIONS || Date.now() > until) throw error
        await pause(ASK_AGAIN_MS * (0.5 + Math.random()))
      }
  }

  async #take(work: Work): Promise<pg.PoolClient> {
    const client = await this.#connect(work)
    try {
      await (client as unknown as PatientClient).adopt(work)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }
}

function open(kind: Timeouts['pool'], work: Work): NonNullable<Pools[typeof kind]> {
  const { DATABASE_URL, DATABASE_READ_URL, DATABASE_POOL } = configuration()
  const { statement, lock, idleInTransaction, answer } = TIMEOUTS[work]
  const pool = new PatientPool({
    connectionString: kind === 'replica' ? DATABASE_READ_URL : DATABASE_URL,
    max: poolSizes(DATABASE_POOL)[kind],
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS[kind],
    // Said while connecting, so that no statement ever runs without them.
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    query_timeout: answer,
    keepAlive: true,
    Client: class extends PatientClient {
      override work = work
    },
  } as pg.PoolConfig)
  // Without listeners, PostgreSQL stopping would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`))
  const database = drizzle(pool, { casing: 'snake_case' })
  const ofConnection = new WeakMap<pg.PoolClient, Database>()
  // The library's own never gives a connection back on which already `begin` failed.
  database.transaction = async (run, config) => {
    const client = await pool.connect()
    try {
      const known = ofConnection.get(client) ?? drizzle(client, { casing: 'snake_case' })
      ofConnection.set(client, known)
      return await known.transaction((tx) => holdingConnection(() => run(tx)), config)
    } finally {
      client.release()
    }
  }
  return { pool, database }
}

function current() {
  const work = currentWork()
  const kind = TIMEOUTS[work].pool
  pools[kind] ??= open(kind, work)
  return pools[kind]
}

/**
 * The connection pool of this process for the work that is running: requests, reads of the replica, work behind the
 * scenes and commands have one each, made at the first call from DATABASE_URL. All time-outs are those of `timeouts.ts`.
 */
export const pool = (): pg.Pool => current().pool

/** Drizzle over `pool()`; columns are snake_case in the database, camelCase in code. */
export const database = (): Database => current().database

/** For tests: whoever holds a transaction and asks for a second connection is refused, instead of waiting for it. */
export const refuseSecondConnections = (): void => {
  secondConnectionsRefused = true
}

/** Ends every connection; the next call of `pool()` opens a new one. */
export async function closePool(): Promise<void> {
  const opened = Object.values(pools)
  pools = {}
  // A pool ends before its connections do, and PostgreSQL may stop in between: nothing is lost that is still wanted.
  for (const { pool } of opened) pool.removeAllListeners('error').on('error', () => {})
  await Promise.all(opened.map(({ pool }) => pool.end()))
}
