import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { configuration } from '#platform/configuration.ts'
import { currentWork, holdingConnection, holdsConnection } from './context.ts'
import { TimeoutClient } from './timeout-client.ts'
import { CONNECTION_TIMEOUT_MS, poolSizes, TIMEOUTS, type Timeouts, type Work } from './timeouts.ts'
import { WaitingPool } from './waiting-pool.ts'

export type Database = NodePgDatabase
/** A transaction, or the pool when none is open: data functions take it to run in either. */
export type Executor = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | 'with'
>

type Pools = Partial<Record<Timeouts['pool'], { pool: pg.Pool; database: Database }>>
let pools: Pools = {}
let secondConnectionsRefused = false

class SecondConnection extends Error {
  constructor() {
    super('Inside a transaction something asked for another connection: hand it the transaction.')
  }
}

/** A pool that sets the time-outs of the taker's kind of work on each connection it gives out. */
class TimeoutPool extends WaitingPool {
  protected override async take(): Promise<pg.PoolClient> {
    if (secondConnectionsRefused && holdsConnection()) throw new SecondConnection()
    const work = currentWork()
    const client = await super.take()
    try {
      await (client as unknown as TimeoutClient).adopt(work)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }
}

function open(poolName: Timeouts['pool'], work: Work): NonNullable<Pools[typeof poolName]> {
  const { DATABASE_URL, DATABASE_READ_URL, DATABASE_POOL } = configuration()
  const { statement, lock, idleInTransaction, answer } = TIMEOUTS[work]
  const pool = new TimeoutPool({
    connectionString: poolName === 'replica' ? DATABASE_READ_URL : DATABASE_URL,
    max: poolSizes(DATABASE_POOL)[poolName],
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS[poolName],
    // Sent while connecting, so that no statement ever runs without them.
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    query_timeout: answer,
    keepAlive: true,
    Client: class extends TimeoutClient {
      override work = work
    },
  } as pg.PoolConfig)
  // Without listeners, an 'error' event (PostgreSQL stopping) would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`))
  const database = drizzle(pool, { casing: 'snake_case' })
  const ofConnection = new WeakMap<pg.PoolClient, Database>()
  // Drizzle's own method never returns the connection to the pool when `begin` itself fails.
  database.transaction = async (run, config) => {
    const client = await pool.connect()
    try {
      const db = ofConnection.get(client) ?? drizzle(client, { casing: 'snake_case' })
      ofConnection.set(client, db)
      return await db.transaction((tx) => holdingConnection(() => run(tx)), config)
    } finally {
      client.release()
    }
  }
  return { pool, database }
}

function current() {
  const work = currentWork()
  const name = TIMEOUTS[work].pool
  pools[name] ??= open(name, work)
  return pools[name]
}

/**
 * The connection pool of this process for the kind of work that is running: requests, replica reads, background work and
 * commands have one each. Made at the first call from DATABASE_URL; time-outs are in `timeouts.ts`.
 */
export const pool = (): pg.Pool => current().pool

export const database = (): Database => current().database

/** For tests: throws when code inside a transaction asks for a second connection, which in production can deadlock the pool. */
export const refuseSecondConnections = (): void => {
  secondConnectionsRefused = true
}

/** Ends every connection; the next call of `pool()` opens new ones. */
export async function closePool(): Promise<void> {
  const openPools = Object.values(pools)
  pools = {}
  // Errors while closing are ignored: the pool ends before its connections do, PostgreSQL may stop in between, and nothing
  // still needs them.
  for (const { pool } of openPools) pool.removeAllListeners('error').on('error', () => {})
  await Promise.all(openPools.map(({ pool }) => pool.end()))
}
