// This process among those that run jobs: who it is, a heartbeat that says it lives, and the release of what a process
// held that is gone. The library itself frees a lock only after four hours.
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { configuration } from '#platform/configuration.ts'
import { log } from '#platform/log/log.ts'

/** A process that has not renewed its row for this long is gone. */
const DEAD_AFTER_SECONDS = 15
const HEARTBEAT_MS = 3000
const SWEEP_MS = 9000
/** Jobs that run at the same time in one process; letters have places of their own. */
export const JOB_CONCURRENCY = 4
/** Workers, the library's listener and clock, the heartbeat, and the mail delivery. */
const CONNECTIONS = JOB_CONCURRENCY + 4

type Node = {
  id: string
  worker: string | null
  /** Set while the database does not answer or the runner is down, so that each loss is said once. */
  lost: boolean
  /** Since when the heartbeat has had no gap: who was away himself does not judge others. */
  steadySince: number
  beatAt: number
  sweptAt: number
  timer?: NodeJS.Timeout
}

let known: Node | undefined
let connections: pg.Pool | undefined
let databaseOfJobs: NodePgDatabase | undefined

const node = () => {
  known ??= { id: randomUUID(), worker: null, lost: false, steadySince: 0, beatAt: 0, sweptAt: 0 }
  return known
}

/** The id of this process in `job_nodes`; another one after every start. */
export const nodeId = (): string => node().id

/**
 * Connections of jobs, apart from those of requests: requests that take every connection hold up no heartbeat, and the
 * short time-outs of requests do not apply. A database that is frozen is an error after `query_timeout`.
 */
export function jobPool(): pg.Pool {
  if (connections) return connections
  const made = new pg.Pool({
    connectionString: configuration().DATABASE_URL,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    query_timeout: 30_000,
    keepAlive: true,
    application_name: 'torogoz jobs',
  })
  // Without listeners, the loss of a connection would end the process; whoever uses it is told by its query.
  made.on('connect', (client) => client.on('error', () => {}))
  made.on('error', () => {})
  connections = made
  return made
}

/** Drizzle over `jobPool()`. */
export function jobDatabase(): NodePgDatabase {
  databaseOfJobs ??= drizzle(jobPool(), { casing: 'snake_case' })
  return databaseOfJobs
}

/**
 * SQL of the rows of `job_nodes` whose process lives. After a restart of the database everybody has the same time to
 * come back.
 */
export const IS_ALIVE = `greatest(seen_at, pg_postmaster_start_time()) > now() - interval '${DEAD_AFTER_SECONDS} seconds'`

/** Says once that the jobs of this process wait for the database. */
export function sayLost(error: unknown): void {
  if (node().lost) return
  node().lost = true
  log().error({ source: 'jobs', err: error }, 'jobs wait: the database does not answer')
}

/** Says once that they go on. */
export function sayBack(): void {
  if (!node().lost) return
  node().lost = false
  log().warn({ source: 'jobs' }, 'jobs go on: the database answers again')
}

export const isLost = (): boolean => known?.lost ?? false

/**
 * Takes away the locks on jobs and queues of workers that no living process has.
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
    sayBack()
    if (now - self.sweptAt < SWEEP_MS || now - self.steadySince < DEAD_AFTER_SECONDS * 1000) return
    self.sweptAt = now
    await releaseDeadLocks()
    await jobPool().query(`delete from job_nodes where seen_at < now() - interval '1 day'`)
  } catch (error) {
    sayLost(error)
  }
}

/** Begins the heartbeat and frees what processes held that are gone. Does not throw: a database that is away comes back. */
export async function joinNodes(): Promise<void> {
  const self = node()
  const tick = async () => {
    await beat()
    if (self.timer) self.timer = setTimeout(tick, HEARTBEAT_MS).unref()
  }
  self.timer = setTimeout(tick, HEARTBEAT_MS).unref()
  await beat()
  await releaseDeadLocks().catch(sayLost)
}

/**
 * Names the worker under which this process locks jobs from now on, before it locks the first.
 * @param worker null when no runner works
 * @throws when the database does not take it
 */
export async function registerWorker(worker: string | null): Promise<void> {
  node().worker = worker
  await renew()
}

/** Ends the heartbeat and gives back everything this process still holds. */
export async function leaveNodes(): Promise<void> {
  const self = known
  const open = connections
  known = undefined
  connections = undefined
  databaseOfJobs = undefined
  if (self) clearTimeout(self.timer)
  if (self) delete self.timer
  if (!open) return
  if (self?.worker) await open.query('select graphile_worker.force_unlock_workers($1)', [[self.worker]]).catch(() => {})
  if (self) await open.query('delete from job_nodes where id = $1', [self.id]).catch(() => {})
  void open.end().catch(() => {})
}
