// This process among those that run jobs: its id, a heartbeat, and the release of locks that dead processes held. The library
// itself frees a lock only after four hours.
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { configuration } from '#platform/configuration.ts'
import { WaitingPool } from '#platform/database/waiting-pool.ts'
import { log } from '#platform/log/log.ts'

/** A process that has not renewed its row for this long counts as dead. */
const DEAD_AFTER_SECONDS = 15
const HEARTBEAT_MS = 3000
const SWEEP_MS = 9000
/** Concurrent jobs in one process; mail delivery is counted separately. */
export const JOB_CONCURRENCY = 4
/** Job workers, the library's listener and clock, the heartbeat, and the mail delivery. */
const CONNECTIONS = JOB_CONCURRENCY + 4

type Node = {
  id: string
  worker: string | null
  /** Set while the database does not answer or the runner is down, so that each loss is logged once. */
  lost: boolean
  /**
   * Since when the heartbeat has had no gap. After a gap of its own a process must not judge others: they may look dead only
   * to it.
   */
  steadySince: number
  beatAt: number
  sweptAt: number
  timer?: NodeJS.Timeout
}

let currentNode: Node | undefined
let connections: pg.Pool | undefined
let databaseOfJobs: NodePgDatabase | undefined

const node = () => {
  currentNode ??= { id: randomUUID(), worker: null, lost: false, steadySince: 0, beatAt: 0, sweptAt: 0 }
  return currentNode
}

export const nodeId = (): string => node().id

/**
 * Connections of jobs, separate from those of requests: a flood of requests then does not stop the heartbeat, and the
 * requests' short time-outs do not apply. A frozen database becomes an error after `query_timeout`. They are kept while
 * nothing is to do: on a server that has no more to give, the library ends its runner over an outcome it can not store.
 */
export function jobPool(): pg.Pool {
  if (connections) return connections
  const created = new WaitingPool({
    connectionString: configuration().DATABASE_URL,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 0,
    query_timeout: 30_000,
    keepAlive: true,
    application_name: 'torogoz jobs',
  })
  // Without listeners, losing a connection would end the process; its user gets the error from its query anyway.
  created.on('connect', (client) => client.on('error', () => {}))
  created.on('error', () => {})
  connections = created
  return created
}

export function jobDatabase(): NodePgDatabase {
  databaseOfJobs ??= drizzle(jobPool(), { casing: 'snake_case' })
  return databaseOfJobs
}

/**
 * SQL condition for rows of `job_nodes` whose process lives. After a restart of the database everybody gets the same time to
 * reconnect.
 */
export const IS_ALIVE = `greatest(seen_at, pg_postmaster_start_time()) > now() - interval '${DEAD_AFTER_SECONDS} seconds'`

/** Logs once that the jobs of this process wait for the database. */
export function logDatabaseLost(error: unknown): void {
  if (node().lost) return
  node().lost = true
  log().error({ source: 'jobs', err: error }, 'jobs wait: the database does not answer')
}

/** Logs once that they continue. */
export function logDatabaseRestored(): void {
  if (!node().lost) return
  node().lost = false
  log().warn({ source: 'jobs' }, 'jobs go on: the database answers again')
}

export const isLost = (): boolean => currentNode?.lost ?? false

/** Releases the locks on jobs and queues of workers that belong to no living process. @returns how many workers held some */
export async function releaseDeadLocks(): Promise<number> {
  const { rows } = await jobPool().query<{ worker: string }>(`
    with held as (
      select locked_by as worker from graphile_worker._private_jobs where locked_by is not null
      union select locked_by from graphile_worker._private_job_queues where locked_by is not null),
    dead as (select worker from held where worker not in (
      select worker from job_nodes where worker is not null and ${IS_ALIVE}))
    select dead.worker from dead, graphile_worker.force_unlock_workers(array(select worker from dead))`)
  if (rows.length > 0)
    log().warn({ source: 'jobs', workers: rows.length }, 'released the jobs of a process that is gone')
  return rows.length
}

const renew = () =>
  jobPool().query(
    `insert into job_nodes (id, worker, host, pid) values ($1, $2, $3, $4)
     on conflict (id) do update set seen_at = now(), worker = excluded.worker`,
    [node().id, node().worker, hostname(), process.pid],
  )

async function beat(): Promise<void> {
  const self = node()
  try {
    await renew()
    const now = Date.now()
    if (now - self.beatAt > 3 * HEARTBEAT_MS) self.steadySince = now
    self.beatAt = now
    logDatabaseRestored()
    if (now - self.sweptAt < SWEEP_MS || now - self.steadySince < DEAD_AFTER_SECONDS * 1000) return
    self.sweptAt = now
    await releaseDeadLocks()
    await jobPool().query(`delete from job_nodes where seen_at < now() - interval '1 day'`)
  } catch (error) {
    logDatabaseLost(error)
  }
}

/** Starts the heartbeat and releases what dead processes held. Does not throw, because a missing database comes back. */
export async function joinNodes(): Promise<void> {
  const self = node()
  const tick = async () => {
    await beat()
    if (self.timer) self.timer = setTimeout(tick, HEARTBEAT_MS).unref()
  }
  self.timer = setTimeout(tick, HEARTBEAT_MS).unref()
  await beat()
  await releaseDeadLocks().catch(logDatabaseLost)
}

/**
 * Registers the worker name under which this process locks jobs, before it locks the first one: an unknown worker's locks
 * would be released.
 * @param worker null when no runner works
 * @throws when the database does not store it
 */
export async function registerWorker(worker: string | null): Promise<void> {
  node().worker = worker
  await renew()
}

/** Ends the heartbeat and releases everything this process still holds. */
export async function leaveNodes(): Promise<void> {
  const self = currentNode
  const open = connections
  currentNode = undefined
  connections = undefined
  databaseOfJobs = undefined
  if (self) clearTimeout(self.timer)
  if (self) delete self.timer
  if (!open) return
  if (self?.worker) await open.query('select graphile_worker.force_unlock_workers($1)', [[self.worker]]).catch(() => {})
  if (self) await open.query('delete from job_nodes where id = $1', [self.id]).catch(() => {})
  void open.end().catch(() => {})
}
