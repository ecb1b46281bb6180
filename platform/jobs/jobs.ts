// Later and scheduled work inside the application (graphile-worker). Jobs are enqueued in the transaction that needs them, so
// a rollback removes them too.
import { type SQL, sql } from 'drizzle-orm'
import { withTimeouts } from '#platform/database/context.ts'
import type { Executor } from '#platform/database/pool.ts'
import { safeMessage } from '#platform/log/error-facts.ts'
import { jobPool, joinNodes, leaveNodes } from './node.ts'
import { type Supervised, superviseRunner } from './runner.ts'

/** Work for later. `run` is repeated when it throws or its process dies, so running twice must do no more than once. */
export type Job<Payload> = { name: string; run: (payload: Payload) => Promise<void> }
/** A job's name and the type of its payload: whoever enqueues it need not import what it does. */
export type JobName<Payload> = { readonly name: string; readonly payload?: Payload; readonly priority?: number }
/**
 * For jobs that wait for machines of others: of the jobs that are due these come last. However many of them hang, the next worker
 * that is free takes what the product itself has to do. Smaller numbers come first, 0 without one.
 */
export const OUTSIDE_PRIORITY = 10
/** `every`: five cron fields, in UTC. `fill`: a run that was missed is made up for within this time, like `20h`. */
export type Sweep = { name: string; every: string; fill?: string; run: () => Promise<void> }

/**
 * Enqueues a job in a transaction: it runs after the commit, or never when that rolls back.
 * @param key jobs with the same key that have not run yet are merged into one
 * @param queue jobs of one queue run one after the other
 */
export const enqueue = <Payload extends object>(
  tx: Executor,
  job: Omit<JobName<Payload>, 'payload'>,
  payload: Payload,
  key?: string,
  queue?: string,
) =>
  tx.execute(sql`select graphile_worker.add_job(${job.name}, ${JSON.stringify(payload)}::json,
    job_key => ${key ?? null}::text, queue_name => ${queue ?? null}::text, priority => ${job.priority ?? 0}::int)`)

/**
 * Enqueues a delayed job. While one with the same key waits, this changes nothing: it keeps its time.
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
 * `enqueue` as an SQL expression inside another statement, for example of a `returning`: saves a round trip on hot paths.
 * @param payload SQL of a json object @param key SQL of a text
 */
export const enqueueing = (job: Pick<Job<never>, 'name'>, payload: SQL, key: SQL): SQL<string> =>
  sql`(select id from graphile_worker.add_job(${sql.raw(`'${job.name}'`)}, ${payload}, job_key => ${key}))`

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * `enqueueLater` as SQL text inside a named statement. While one with the same key waits, it keeps its time.
 * @param payload SQL of each of its fields @param key SQL of a text @param runAt SQL of a time
 */
export function addJobText<Payload extends object>(
  { name }: JobName<Payload>,
  payload: { [Field in keyof Payload]: string },
  { key, runAt }: { key: string; runAt: string },
): string {
  const fields = Object.entries<string>(payload).map(([field, value]) => `${quoted(field)}, ${value}`)
  return `(select id from graphile_worker.add_job(${quoted(name)}, json_build_object(${fields.join(', ')}),
    job_key => ${key}, job_key_mode => 'preserve_run_at', run_at => ${runAt}))`
}

/** Work beside the queue that lasts as long as the process. `stop` must end within the given time. */
export type Service = { start: () => { stop: (withinMs: number) => Promise<void> } }

type Background = { runner: Supervised; services: ReturnType<Service['start']>[] }
let background: Background | undefined

/** How long a stop waits for what is under way, unless it is told otherwise. */
const STOP_WITHIN_MS = 10_000
/** Of that, for giving back what did not end. */
const GIVE_BACK_MS = 1000

/** The library keeps the message beside the job, where operators read it: without the values in it (INV-47). */
function failed(error: unknown): never {
  throw new Error(safeMessage(error), { cause: error })
}

/** A sweep whose run forgets those that failed before: what was done meanwhile no operator has to retry. */
const forgetting = ({ name, run }: Sweep): Job<unknown> => ({
  name,
  run: async () => {
    await run()
    await jobPool().query(
      `delete from graphile_worker._private_jobs where locked_by is null and attempts >= max_attempts
         and task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
      [name],
    )
  },
})

/**
 * Starts the workers of this process; a second call does nothing. Call it last in the start: a start that
 * fails must not have taken a job. Never throws: it waits for a missing database.
 */
export async function startJobs(jobs: Job<never>[], sweeps: Sweep[], services: Service[] = []): Promise<void> {
  if (background) return
  const tasks = [...(jobs as Job<unknown>[]), ...sweeps.map(forgetting)]
  const started: Background = {
    runner: superviseRunner({
      taskList: Object.fromEntries(
        tasks.map(({ name, run: work }) => [
          name,
          (payload: unknown) => withTimeouts('job', () => work(payload)).catch(failed),
        ]),
      ),
      crontab: sweeps
        .map(({ name, every, fill }) => `${every} ${name} ?max=1${fill ? `&fill=${fill}` : ''}`)
        .join('\n'),
    }),
    services: [],
  }
  background = started
  await joinNodes()
  started.services.push(...services.map((service) => service.start()))
}

/**
 * Takes no more jobs, waits for the running ones, and releases those that did not end in time.
 * @param withinMs how long to wait at most
 */
export async function stopJobs(withinMs = STOP_WITHIN_MS): Promise<void> {
  const running = background
  background = undefined
  if (!running) return
  const endMs = Math.max(0, withinMs - GIVE_BACK_MS)
  await atMost(Promise.all([running.runner.stop(), ...running.services.map(({ stop }) => stop(endMs))]), endMs)
  await atMost(leaveNodes(), GIVE_BACK_MS)
}

/** Waits for a promise, but not longer than `ms`. Its later failure is ignored. */
async function atMost(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work.catch(() => {}), time])
  clearTimeout(timer)
}
