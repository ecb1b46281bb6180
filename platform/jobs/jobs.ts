// Work that happens later or by the clock, inside the application (graphile-worker). Jobs are enqueued in the
// transaction that needs them and vanish with it.
import { type SQL, sql } from 'drizzle-orm'
import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import { withTimeouts } from '#platform/database/context.ts'
import { type Executor, pool } from '#platform/database/pool.ts'
import { log, report } from '#platform/log/log.ts'

/** One kind of later work. */
export type Job<Payload> = { name: string; run: (payload: Payload) => Promise<void> }
/** `every`: five cron fields, in UTC. `fill`: how far back a time that was missed is made up for, like `20h`. */
export type Sweep = { name: string; every: string; fill?: string; run: () => Promise<void> }

/**
 * Asks for a job in a transaction: it runs after the commit, or never when that rolls back.
 * @param key jobs with the same key that have not run yet are one job
 * @param queue jobs of one queue run one after the other
 */
export const enqueue = <Payload extends object>(
  tx: Executor,
  job: Pick<Job<Payload>, 'name'>,
  payload: Payload,
  key?: string,
  queue?: string,
) =>
  tx.execute(sql`select graphile_worker.add_job(${job.name}, ${JSON.stringify(payload)}::json,
    job_key => ${key ?? null}::text, queue_name => ${queue ?? null}::text)`)

/**
 * Asks for a job that waits. While one of the same key waits, asking again changes nothing: it runs when it was to run.
 * @param seconds from now on
 */
export const enqueueLater = <Payload extends object>(
  tx: Executor,
  job: Pick<Job<Payload>, 'name'>,
  payload: Payload,
  { key, seconds }: { key: string; seconds: number },
) =>
  tx.execute(sql`select graphile_worker.add_job(${job.name}, ${JSON.stringify(payload)}::json, job_key => ${key}::text,
    run_at => now() + make_interval(secs => ${seconds}), job_key_mode => 'preserve_run_at')`)

/**
 * `enqueue` as a value of another statement, for example of a `returning`: one round trip less on hot paths.
 * @param payload SQL of a json object @param key SQL of a text
 */
export const enqueueing = (job: Pick<Job<never>, 'name'>, payload: SQL, key: SQL): SQL<string> =>
  sql`(select id from graphile_worker.add_job(${sql.raw(`'${job.name}'`)}, ${payload}, job_key => ${key}))`

const quietLogger = new Logger(() => (level, message) => {
  if (level === 'error') log().error({ source: 'jobs' }, message)
})

const shared = globalThis as { runner?: Runner }

/** Starts the workers of this process; a second call does nothing. */
export async function startJobs(jobs: Job<never>[], sweeps: Sweep[]): Promise<void> {
  if (shared.runner) return
  const taskList: TaskList = {}
  for (const { name, run: work } of [...jobs, ...sweeps] as Job<unknown>[])
    taskList[name] = async (payload) => {
      try {
        await withTimeouts('job', () => work(payload))
      } catch (error) {
        report(error, { job: name })
        throw error
      }
    }
  shared.runner = await run({
    pgPool: withTimeouts('job', pool),
    taskList,
    crontab: sweeps.map(({ name, every, fill }) => `${every} ${name} ?max=1${fill ? `&fill=${fill}` : ''}`).join('\n'),
    concurrency: 2,
    noHandleSignals: true,
    logger: quietLogger,
  })
}

/** Lets running jobs finish, then stops. */
export async function stopJobs(): Promise<void> {
  const { runner } = shared
  delete shared.runner
  await runner?.stop()
}
