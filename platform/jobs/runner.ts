// Keeps the library's job runner alive: a runner that ends because of the database is started again, and never takes the
// process with it.

import { EventEmitter } from 'node:events'
import { Logger, type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker'
import { log, report } from '#platform/log/log.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { isLost, JOB_CONCURRENCY, jobPool, registerWorker, releaseDeadLocks, sayLost } from './node.ts'

const FIRST_WAIT_MS = 500
const MAX_WAIT_MS = 15_000
/** A runner that lived this long was well: the next loss waits shortly again. */
const STEADY_AFTER_MS = MINUTE_MS
/** Jobs that hang with the lost connection do not keep the next runner waiting for longer. */
const END_LOST_RUNNER_MS = 20_000

export type Supervised = { isRunning: () => boolean; stop: () => Promise<void> }

/** What the library says by itself; job failures come as events, with their stack. */
const libraryLogger = new Logger(() => (level, message, meta) => {
  if (level !== 'error' || meta?.failure) return
  log()[isLost() ? 'debug' : 'error']({ source: 'jobs' }, message)
})

/** @param onLost called once the library gives its connections up, whatever it still waits for */
function listenTo(onLost: () => void): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  events.on('job:error', ({ job, error }) => report(error, { job: job.task_identifier, attempt: job.attempts }))
  events.on('pool:listen:error', ({ error }) => sayLost(error))
  events.on('worker:getJob:error', ({ error }) => sayLost(error))
  events.on('worker:fatalError', ({ error }) => sayLost(error))
  events.on('pool:fatalError', ({ error }) => {
    sayLost(error)
    onLost()
  })
  events.on('pool:gracefulShutdown', onLost)
  return events
}

/** A worker asks for its first job only once the other processes can see whose lock it will be. */
const registration: GraphileConfig.Plugin = {
  name: 'RegisterWorkerPlugin',
  worker: {
    hooks: {
      async startWorker(_context, { worker: { workerPool } }) {
        for (;;) {
          try {
            return await registerWorker(workerPool.id)
          } catch (error) {
            sayLost(error)
            await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS).unref())
          }
        }
      },
    },
  },
}

/**
 * Runs jobs until `stop`, through any loss of the database.
 * @param work the tasks and their clock
 */
export function superviseRunner(work: Pick<RunnerOptions, 'taskList' | 'crontab'>): Supervised {
  let runner: Runner | undefined
  let stopping = false
  let wake = () => {}
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, ms).unref()
    })
  const options = (onLost: () => void): RunnerOptions => ({
    ...work,
    pgPool: jobPool(),
    concurrency: JOB_CONCURRENCY,
    noHandleSignals: true,
    logger: libraryLogger,
    events: listenTo(onLost),
    preset: {
      plugins: [registration],
      // Without batches the worker does not wait for the outcome of a job to be written, and the library leaves a
      // failure of that write to nobody: an unhandled rejection, which ends Node. A batch hands it to `pool:fatalError`.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
  })
  /**
   * One life of the library's runner. When it loses its database it waits for its jobs, and for ever for one whose
   * connection is gone, sometimes before it has even started: it is left behind after a while, its locks are released.
   */
  const runUntilLost = async () => {
    const left = Promise.withResolvers<void>()
    let isLeft = false
    let timer: NodeJS.Timeout | undefined
    const started = run(
      options(() => {
        timer ??= setTimeout(() => {
          void started.then((lost) => lost.kill('the database was lost')).catch(() => {})
          isLeft = true
          left.resolve()
        }, END_LOST_RUNNER_MS).unref()
      }),
    )
    const whole = started.then(async (begun) => {
      // One that comes up only now is being killed; another one may run in its place.
      if (!isLeft) runner = begun
      if (stopping) await begun.stop()
      await begun.promise
    })
    try {
      await Promise.race([whole, left.promise])
    } finally {
      clearTimeout(timer)
    }
  }
  const live = async () => {
    for (let wait = FIRST_WAIT_MS; !stopping; ) {
      const startedAt = Date.now()
      try {
        await runUntilLost()
      } catch (error) {
        if (!stopping) sayLost(error)
      }
      runner = undefined
      if (stopping) return
      sayLost(new Error('the job runner ended'))
      wait = Date.now() - startedAt > STEADY_AFTER_MS ? FIRST_WAIT_MS : Math.min(wait * 2, MAX_WAIT_MS)
      await pause(wait)
      // What the last runner locked is nobody's any more.
      await registerWorker(null).then(releaseDeadLocks, () => {})
    }
  }
  const ended = live()
  return {
    isRunning: () => runner !== undefined,
    stop: async () => {
      stopping = true
      wake()
      await runner?.stop().catch(() => {})
      await ended
    },
  }
}
