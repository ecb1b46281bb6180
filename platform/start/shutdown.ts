// How the process ends: in order when it is asked to, at once when it is asked twice, and never without its PostgreSQL.
import { stopExitingOnSignal } from '#platform/database/embedded/exit-on-signal.ts'
import { beginShutdown } from '#platform/http/lifecycle/readiness.ts'
import { log, report } from '#platform/log/log.ts'

/** From the signal to the end of the process, whatever hangs. Supervisors should wait longer before they kill. */
export const SHUTDOWN_TIMEOUT_MS = 15_000
/** While a balancer watches `/readyz`: for so long requests are still accepted after it began to say no. */
export const DRAIN_MS = 5000
/** Without one: for requests that are on their way on connections that are open. */
export const SHORT_DRAIN_MS = 250
/** For the last answers; what is left of the whole belongs to jobs and connections. */
export const LAST_ANSWERS_MS = 6000

export type ShutdownStep = { name: string; run: () => unknown }
export type Shutdown = {
  /** One after the other; one that fails is reported and does not stop the next. */
  steps: ShutdownStep[]
  /** The PostgreSQL that this process started: stopped after the steps, and on any other end of the process. */
  embedded?: { pid: number; stop: () => Promise<void> } | undefined
}

/**
 * Installs what ends the process: SIGINT and SIGTERM stop in order, the second one ends at once, and so does
 * SHUTDOWN_TIMEOUT_MS. A rejection nobody handled is a fault of one request or job: it is reported and the process goes
 * on. An exception nobody caught may have left anything half done: it is reported and the process stops in order with
 * code 1, for its supervisor to start it again.
 * @returns the same stop for callers that can not go on
 */
export function installShutdown({ steps, embedded }: Shutdown): (code: number) => void {
  let stopping = false
  let embeddedStopped = false

  const stop = (code: number) => {
    if (stopping) return
    stopping = true
    const hardEnd = setTimeout(() => {
      log().error({ seconds: SHUTDOWN_TIMEOUT_MS / 1000 }, 'the stop took too long and was cut short')
      process.exit(1)
    }, SHUTDOWN_TIMEOUT_MS)
    hardEnd.unref()
    void inOrder().then(() => process.exit(code))
  }

  async function inOrder() {
    beginShutdown()
    for (const { name, run } of steps) await attempt(name, run)
    await attempt('embedded PostgreSQL', async () => {
      await embedded?.stop()
      embeddedStopped = true
    })
  }

  stopExitingOnSignal()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stop(0)
    })
  process.on('unhandledRejection', (reason) => report(reason, { source: 'unhandled rejection' }))
  process.on('uncaughtException', (error) => {
    report(error, { source: 'uncaught exception' })
    stop(1)
  })
  // Whatever ends the process: a fast shutdown of PostgreSQL is asked for, and it goes on by itself.
  process.on('exit', () => {
    if (!embedded || embeddedStopped) return
    try {
      process.kill(embedded.pid, 'SIGINT')
    } catch {
      // It is gone already.
    }
  })
  return stop
}

async function attempt(name: string, run: () => unknown) {
  try {
    await run()
  } catch (error) {
    report(error, { stop: name })
  }
}
