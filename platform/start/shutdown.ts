// How the process ends: in order on the first signal, at once on the second, and never without its PostgreSQL.
import { stopExitingOnSignal } from '#platform/database/embedded/exit-on-signal.ts'
import { beginShutdown } from '#platform/http/lifecycle/readiness.ts'
import { log, report } from '#platform/log/log.ts'

/** From the signal to the end of the process, whatever hangs. Supervisors must wait longer before they kill it. */
export const SHUTDOWN_TIMEOUT_MS = 15_000
/** With a balancer: how long requests are still accepted after `/readyz` began to fail, so that it notices. */
export const DRAIN_MS = 5000
/** Without a balancer: for requests already on their way over open connections. */
export const SHORT_DRAIN_MS = 250
/** For the last answers; the rest of the whole time belongs to jobs and connections. */
export const LAST_ANSWERS_MS = 6000

export type ShutdownStep = { name: string; run: () => unknown }
export type Shutdown = {
  steps: ShutdownStep[]
  /** The PostgreSQL that this process started: stopped after the steps, and at any other end of the process. */
  embedded?: { pid: number; stop: () => Promise<void> } | undefined
}

/**
 * Installs the shutdown: SIGINT and SIGTERM stop in order; a second one, or SHUTDOWN_TIMEOUT_MS, ends at once. An unhandled
 * rejection is the fault of one request or job: it is logged and the process goes on. An uncaught exception may have left
 * anything half done: it is logged and the process stops in order with code 1, for its supervisor to restart it.
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
  // Whatever ends the process: exit hooks are synchronous, so a fast shutdown of PostgreSQL is only requested.
  process.on('exit', () => {
    if (!embedded || embeddedStopped) return
    try {
      process.kill(embedded.pid, 'SIGINT')
    } catch {
      // Gone already.
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
