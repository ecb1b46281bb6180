// Work that happens later or by the clock, inside the application (graphile-worker). Jobs are enqueued in the
// transaction that needs them and vanish with it.
import { type SQL, sql } from 'drizzle-orm'
import { withTimeouts } from '#platform/database/context.ts'
import type { Executor } from '#platform/database/pool.ts'
import { joinNodes, leaveNodes } from './node.ts'
import { type Supervised, superviseRunner } from './runner.ts'

/** One kind of later work. */
export type Job<Payload> = { name: string; run: (payload: Payload) => Promise<void> }
/** The name of a job where only its data is known, with what it is given: who enqueues it need not know what it does. */
export type JobName<Payload> = { readonly name: string; readonly payload?: Payload }
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

/** A literal of SQL text. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * `enqueueLater` as the text of a value in a named statement. While one of the same key waits, it stays as it is.
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

/** Work that goes on for as long as the process lives, beside the queue. `stop` ends within the given time. */
export type Service = { start: () => { stop: (withinMs: number) => Promise<void> } }

type Background = { runner: Supervised; services: ReturnType<Service['start']>[] }
let background: Background | undefined

/** How long a stop waits for what is under way; the process itself ends after 15 s. */
const STOP_WITHIN_MS = 10_000

/**
 * Starts the workers of this process; a second call does nothing. Call it once nothing can keep the process from serving
 * any more: a start that fails must not take a job. Never throws: without its database it waits for it.
 */
export async function startJobs(jobs: Job<never>[], sweeps: Sweep[], services: Service[] = []): Promise<void> {
  if (background) return
  const tasks = [...jobs, ...sweeps] as Job<unknown>[]
  const started: Background = {
    runner: superviseRunner({
      taskList: Object.fromEntries(
        tasks.map(({ name, run: work }) => [name, (payload: unknown) => withTimeouts('job', () => work(payload))]),
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

/** Whether the workers of this process take jobs. */
export const areJobsRunning = (): boolean => background?.runner.isRunning() ?? false

/**
 * Takes no more jobs, waits for those under way, and gives back what did not end in time.
 * @param withinMs how long to wait at most
 */
export async function stopJobs(withinMs = STOP_WITHIN_MS): Promise<void> {
  const running = background
  background = undefined
  if (!running) return
  const ended = Promise.all([running.runner.stop(), ...running.services.map(({ stop }) => stop(withinMs))])
  await atMost(ended, withinMs)
  await atMost(leaveNodes(), 2000)
}

/** Waits for something, but not for longer. Its failure is nobody's any more. */
async function atMost(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work.catch(() => {}), time])
  clearTimeout(timer)
}
