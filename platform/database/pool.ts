import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { configuration } from '#platform/configuration.ts'
import { currentWork, holdingConnection, holdsConnection } from './context.ts'
import { SharedConnections } from './shared-connections.ts'
import { TimeoutClient } from './timeout-client.ts'
import {
  CONNECTION_TIMEOUT_MS,
  poolSizes,
  SHARED_READ_TIMEOUTS,
  TIMEOUTS,
  type Timeouts,
  type Work,
} from './timeouts.ts'
import { WaitingPool } from './waiting-pool.ts'

/** A transaction, or the pool when none is open: data functions take it to run in either. */
export type Executor = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | 'with'
>
type Transaction = <T>(run: (tx: Executor) => Promise<T>) => Promise<T>
/** Without what a transaction of our own does not know: its isolation, and one within another. */
export type Database = Omit<NodePgDatabase, 'transaction'> & { transaction: Transaction }

type Open = { pool: TimeoutPool; database: Database; pipelinedTransaction: Transaction }
type Pools = Partial<Record<Timeouts['pool'], Open>>
let pools: Pools = {}
let secondConnectionsRefused = false

class SecondConnection extends Error {
  constructor() {
    super('Inside a transaction something asked for another connection: hand it the transaction.')
  }
}

/** A pool that sets the time-outs of the taker's kind of work on each connection it gives out. */
class TimeoutPool extends WaitingPool {
  /** For reads that do not wait for each other, with the time-outs of this kind of work; null with few connections. */
  shared: { reads: SharedConnections; work: Work } | null = null

  /** Runs a short read that locks nothing: twice if it turns out to be slow, or its connection is lost. */
  async read<Row extends pg.QueryResultRow>(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult<Row>> {
    const { shared } = this
    if (!shared || shared.work !== currentWork() || holdsConnection()) return this.query<Row>(config, values)
    const began = performance.now()
    const answer = await shared.reads.query(config, values)
    if (answer) return answer as pg.QueryResult<Row>
    const left = TIMEOUTS[shared.work].answer - (performance.now() - began)
    return this.query<Row>({ ...config, query_timeout: Math.max(1, left) } as pg.QueryConfig, values)
  }

  protected override async freeConnection(): Promise<void> {
    for (const { pool } of Object.values(pools)) if (pool !== this && (await pool.closeUnused())) return
    for (const { pool } of Object.values(pools)) if (await pool.shared?.reads.closeUnused()) return
  }

  override async end(): Promise<void> {
    await Promise.all([this.shared?.reads.end(), super.end()])
  }

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

class NotCommitted extends Error {
  constructor() {
    super('A statement failed before the commit, so that it became a rollback.')
  }
}

async function inTransaction<T>(client: TimeoutClient, run: () => Promise<T>, pipelined: boolean): Promise<T> {
  const begun = client.query('begin')
  // Its answer comes before those of what follows, so that nothing else is asked for outside of the transaction.
  if (pipelined) begun.catch(() => client.drop())
  else await begun
  try {
    const result = await holdingConnection(run)
    await begun
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new NotCommitted()
    return result
  } catch (error) {
    // A connection that may still be in the transaction serves nobody else.
    await client.query('rollback').catch(() => client.drop())
    throw error
  }
}

function open(poolName: Timeouts['pool'], work: Work): Open {
  const { DATABASE_URL, DATABASE_READ_URL, DATABASE_POOL } = configuration()
  const { statement, lock, idleInTransaction, answer } = TIMEOUTS[work]
  const connection = {
    connectionString: poolName === 'replica' ? DATABASE_READ_URL : DATABASE_URL,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS[poolName],
    // Sent while connecting, so that no statement ever runs without them.
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    query_timeout: answer,
    keepAlive: true,
  }
  class WorkClient extends TimeoutClient {
    override work = work
  }
  const { [poolName]: max, shared } = poolSizes(DATABASE_POOL)
  // What a request asks for at once follows one another on its connection without waiting for answers.
  const pipeline = poolName === 'request'
  const pool = new TimeoutPool({ ...connection, pipeline, max, Client: WorkClient } as pg.PoolConfig)
  if (shared && (poolName === 'request' || poolName === 'replica')) {
    const short = {
      statement_timeout: SHARED_READ_TIMEOUTS.statement,
      lock_timeout: SHARED_READ_TIMEOUTS.lock,
      query_timeout: SHARED_READ_TIMEOUTS.answer,
    }
    const reads = new SharedConnections(
      () => new WorkClient({ ...connection, ...short, pipeline: true } as pg.ClientConfig),
    )
    pool.shared = { reads, work }
  }
  // Without listeners, an 'error' event (PostgreSQL stopping) would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`))
  const ofConnection = new WeakMap<pg.PoolClient, Executor>()
  // Drizzle's own method never returns the connection to the pool when `begin` itself fails.
  const transaction =
    (pipelined: boolean): Transaction =>
    async (run) => {
      const client = await pool.connect()
      try {
        const tx = ofConnection.get(client) ?? drizzle(client, { casing: 'snake_case' })
        ofConnection.set(client, tx)
        return await inTransaction(client as unknown as TimeoutClient, () => run(tx), pipelined)
      } finally {
        client.release()
      }
    }
  const database: Database = Object.assign(drizzle(pool, { casing: 'snake_case' }), { transaction: transaction(false) })
  return { pool, database, pipelinedTransaction: transaction(true) }
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

/** Drizzle on that pool. Each statement may run on another connection; what belongs together needs a transaction. */
export const database = (): Database => current().database

/**
 * A transaction whose first statements leave with `begin`, without waiting for its answer. They must only read or take locks,
 * because they would run on their own if `begin` alone failed.
 */
export const pipelinedTransaction: Transaction = (run) => current().pipelinedTransaction(run)

/**
 * Runs a short read that locks nothing, on a connection that it shares with others (`shared-connections.ts`).
 * @param statement the database keeps it under its name, which must be unique in the product
 */
export const readShared = <Row extends pg.QueryResultRow>(
  statement: pg.QueryConfig & { name: string },
  values?: unknown[],
): Promise<pg.QueryResult<Row>> => current().pool.read<Row>(statement, values)

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
