// Supervises the library's job runner: one that ends because of the database is restarted, and must not take the process with
// it.

import { EventEmitter } from 'node:events'
import { Logger, type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker'
import { log, report } from '#platform/log/log.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { isLost, JOB_CONCURRENCY, jobPool, logDatabaseLost, registerWorker, releaseDeadLocks } from './node.ts'

const FIRST_WAIT_MS = 500
const MAX_WAIT_MS = 15_000
/** Jobs that end within this time are marked as done in one statement. */
const COMPLETE_TOGETHER_MS = 20
/** A runner that lived this long was healthy, so the next restart begins with a short pause again. */
const STEADY_AFTER_MS = MINUTE_MS
/** Jobs that hang on the lost connection delay the next runner no longer than this. */
const END_LOST_RUNNER_MS = 20_000

export type Supervised = { isRunning: () => boolean; stop: () => Promise<void> }

/** Only the library's own errors: job failures arrive as events, with their stack. */
const libraryLogger = new Logger(() => (level, message, meta) => {
  if (level !== 'error' || meta?.failure) return
  log()[isLost() ? 'debug' : 'error']({ source: 'jobs' }, message)
})

/** @param onLost called once when the library gives its connections up, even if it still waits for jobs */
function listenTo(onLost: () => void): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  events.on('job:error', ({ job, error }) => report(error, { job: job.task_identifier, attempt: job.attempts }))
  events.on('pool:listen:error', ({ error }) => logDatabaseLost(error))
  events.on('worker:getJob:error', ({ error }) => logDatabaseLost(error))
  events.on('worker:fatalError', ({ error }) => logDatabaseLost(error))
  events.on('pool:fatalError', ({ error }) => {
    logDatabaseLost(error)
    onLost()
  })
  events.on('pool:gracefulShutdown', onLost)
  return events
}

/** A worker takes its first job only after its name is stored, or other processes would release its lock as a dead one's. */
const registration: GraphileConfig.Plugin = {
  name: 'RegisterWorkerPlugin',
  worker: {
    hooks: {
      async startWorker(_context, { worker: { workerPool } }) {
        for (;;) {
          try {
            return await registerWorker(workerPool.id)
          } catch (error) {
            logDatabaseLost(error)
            await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS).unref())
          }
        }
      },
    },
  },
}

/** Runs jobs until `stop`, through any loss of the database. @param work the tasks and their schedule */
export function superviseRunner(work: Pick<RunnerOptions, 'taskList' | 'crontab'>): Supervised {
  let runner: Runner | undefined
  let stopping = false
  let wake = () => {}
  /** Set while a runner that lost its connections still waits for its jobs. */
  let leaveLost: (() => void) | undefined
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
      // Without batches the library does not handle a failure to store the outcome of a job: that unhandled rejection would
      // end Node. A batch passes it to `pool:fatalError`. Done ones wait a moment for others, because each batch is a commit.
      worker: { completeJobBatchDelay: COMPLETE_TOGETHER_MS, failJobBatchDelay: 0 },
    },
  })
  /**
   * Runs one runner of the library until it is lost. A runner that loses its database waits for its jobs, and for ever for one
   * whose connection is gone, sometimes before it has even started. So it is abandoned after a while, and its locks are
   * released.
   */
  const runUntilLost = async () => {
    const abandoned = Promise.withResolvers<void>()
    let isLeft = false
    let timer: NodeJS.Timeout | undefined
    const leave = () => {
      void started.then((lost) => lost.kill('the database was lost')).catch(() => {})
      isLeft = true
      abandoned.resolve()
    }
    const started = run(
      options(() => {
        timer ??= setTimeout(leave, END_LOST_RUNNER_MS).unref()
        leaveLost = leave
      }),
    )
    const finished = started.then(async (startedRunner) => {
      // A runner that comes up after it was abandoned is stopped, because another one may run in its place.
      if (!isLeft) runner = startedRunner
      if (stopping) await startedRunner.stop()
      await startedRunner.promise
    })
    try {
      await Promise.race([finished, abandoned.promise])
    } finally {
      clearTimeout(timer)
      leaveLost = undefined
    }
  }
  const live = async () => {
    for (let wait = FIRST_WAIT_MS; !stopping; ) {
      const startedAt = performance.now()
      try {
        await runUntilLost()
      } catch (error) {
        if (!stopping) logDatabaseLost(error)
      }
      runner = undefined
      if (stopping) return
      logDatabaseLost(new Error('the job runner ended'))
      wait = performance.now() - startedAt > STEADY_AFTER_MS ? FIRST_WAIT_MS : Math.min(wait * 2, MAX_WAIT_MS)
      await pause(wait)
      // The locks of the lost runner belong to nobody any more.
      await registerWorker(null).then(releaseDeadLocks, () => {})
    }
  }
  const loop = live()
  return {
    isRunning: () => runner !== undefined,
    stop: async () => {
      stopping = true
      wake()
      // What it still runs can not be written down any more, and runs again elsewhere: nothing to wait for.
      if (leaveLost) leaveLost()
      else await runner?.stop().catch(() => {})
      await loop
    },
  }
}
