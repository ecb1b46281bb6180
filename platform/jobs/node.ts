// This process among those that run jobs: its id, a heartbeat, and the release of locks that dead processes held. The library
// itself frees a lock only after four hours.
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { configuration } from '#platform/configuration.ts'
import { WaitingPool } from '#platform/database/waiting-pool.ts'
import { log } from '#platform/log/log.ts'

/** A process that has not renewed its row for this long counts as dead. */
const DEAD_AFTER_SECONDS = 15
const HEARTBEAT_MS = 3000
/** A longer pause between two heartbeats is a gap. */
const MAX_GAP_MS = 3 * HEARTBEAT_MS
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
  /** When the heartbeat last had a gap, as `performance.now()` counts, like the next two. */
  gapAt: number
  beatAt?: number
  sweptAt: number
  timer?: NodeJS.Timeout
}

let currentNode: Node | undefined
let connections: pg.Pool | undefined
let databaseOfJobs: NodePgDatabase | undefined

const node = () => {
  const never = Number.NEGATIVE_INFINITY
  currentNode ??= { id: randomUUID(), worker: null, lost: false, gapAt: never, sweptAt: never }
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

const GRACE = `interval '${DEAD_AFTER_SECONDS} seconds'`
/**
 * SQL condition for rows of `job_nodes` whose process lives. After a restart of the database everybody gets the same time to
 * reconnect. A time that lies ahead is from before a clock was set back: the living renew theirs.
 */
export const IS_ALIVE = `(seen_at between now() - ${GRACE} and now() + ${GRACE}
  or pg_postmaster_start_time() between now() - ${GRACE} and now())`

/**
 * SQL condition for whether a process may judge others: its own heartbeat is in time by the clock of the database. After that
 * clock was set, or after this process was suspended, all look dead until each has renewed its row.
 */
export const hasCurrentHeartbeat = (node: string): SQL => sql`exists (select from job_nodes
  where id = ${node} and seen_at between now() - make_interval(secs => ${MAX_GAP_MS / 1000}) and now())`

/** Whether the heartbeat of this process has had no gap for as long as others have to renew theirs. */
export const hasSteadyHeartbeat = (): boolean =>
  !node().lost && performance.now() - node().gapAt >= DEAD_AFTER_SECONDS * 1000

/** Logs once that the jobs of this process wait for the database. */
export function logDatabaseLost(error: unknown): void {
  if (node().lost) return
  node().lost = true
  log().error({ source: 'jobs', err: error }, 'jobs wait: the database does not answer')
}

/** Logs once that they continue. */
function logDatabaseRestored(): void {
  if (!node().lost) return
  node().lost = false
  log().warn({ source: 'jobs' }, 'jobs go on: the database answers again')
}

export const isLost = (): boolean => currentNode?.lost ?? false

/**
 * Releases the locks on jobs and queues of workers that belong to no living process. A job with a single try (a sweep) that was cut off
 * gets it back: nobody would ever run it again, and nobody could retry it, for it has no error.
 * @returns how many workers held some
 */
export async function releaseDeadLocks(): Promise<number> {
  const { rows } = await jobPool().query<{ worker: string }>(`
    with held as (
      select locked_by as worker from graphile_worker._private_jobs where locked_by is not null
      union select locked_by from graphile_worker._private_job_queues where locked_by is not null),
    dead as (select worker from held where worker not in (
      select worker from job_nodes where worker is not null and ${IS_ALIVE}))
    select dead.worker from dead, graphile_worker.force_unlock_workers(array(select worker from dead))`)
  await jobPool().query(`update graphile_worker._private_jobs set attempts = 0
    where max_attempts = 1 and attempts = 1 and last_error is null and locked_by is null`)
  if (rows.length > 0)
    log().warn({ source: 'jobs', workers: rows.length }, 'released the jobs of a process that is gone')
  return rows.length
}

/**
 * Renews the row of this process, and notes a gap by its own clock or by the database's, which may have been set.
 * @param registers whether to store the worker's name. A heartbeat does not: one that began before the worker was registered
 * and ends after it would take it away again, and its locks would be those of a dead process.
 */
async function renew(registers: boolean): Promise<void> {
  const self = node()
  const { rows } = await jobPool().query<{ ms: number | null }>(
    `with before as (select seen_at from job_nodes where id = $1), written as (
       insert into job_nodes (id, worker, host, pid) values ($1, $2, $3, $4)
       on conflict (id) do update set seen_at = now()${registers ? ', worker = excluded.worker' : ''})
     select (select extract(epoch from now() - seen_at) * 1000 from before)::float8 as ms`,
    [self.id, self.worker, hostname(), process.pid],
  )
  const now = performance.now()
  const gaps = [now - (self.beatAt ?? now), Math.abs(rows[0]!.ms ?? 0)]
  if (Math.max(...gaps) > MAX_GAP_MS) self.gapAt = now
  self.beatAt = now
}

async function beat(): Promise<void> {
  const self = node()
  try {
    await renew(false)
    logDatabaseRestored()
    const now = performance.now()
    if (now - self.sweptAt < SWEEP_MS || !hasSteadyHeartbeat()) return
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
}

/**
 * Registers the worker name under which this process locks jobs, before it locks the first one: an unknown worker's locks
 * would be released.
 * @param worker null when no runner works
 * @throws when the database does not store it
 */
export async function registerWorker(worker: string | null): Promise<void> {
  node().worker = worker
  await renew(true)
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
