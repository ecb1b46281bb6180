// How the process ends: in order on the first signal, at once on the second, and never without its PostgreSQL.
import { stopExitingOnSignal } from '#platform/database/embedded/exit-on-signal.ts'
import { beginShutdown } from '#platform/http/lifecycle/readiness.ts'
import { safeMessage } from '#platform/log/error-facts.ts'
import { log, report } from '#platform/log/log.ts'

/** From the signal to the end of the process, whatever hangs. Supervisors must wait longer before they kill it. */
const SHUTDOWN_TIMEOUT_MS = 15_000
/** With a balancer: how long requests are still accepted after `/readyz` began to fail, so that it notices. */
export const DRAIN_MS = 5000
/** Without a balancer: for requests already on their way over open connections. */
export const SHORT_DRAIN_MS = 250
/** What the embedded PostgreSQL may take at the least. It was told to stop by then, and does so without us. */
const EMBEDDED_MS = 1500
/** Of the time of a step, so that one which keeps its time is not taken for one which does not. */
const MARGIN_MS = 250

export type ShutdownStep = {
  name: string
  /** What the steps before it leave to it whatever happens to them, in milliseconds; together less than the whole. */
  atLeastMs: number
  /** One that fails is reported and does not stop the next. @param withinMs what it has */
  run: (withinMs: number) => unknown
}
export type Shutdown = {
  /** One after the other. */
  steps: ShutdownStep[]
  /** The PostgreSQL that this process started: stopped after the steps, and at any other end of the process. */
  embedded?: { pid: number; stop: () => Promise<void> } | undefined
}

/**
 * Runs steps one after the other, each with what is left of the time less what the later ones need at the least. One
 * that takes longer is left behind, so that no request or job that hangs keeps the others from their turn.
 * @param withinMs for all of them
 */
export async function runInTime(steps: ShutdownStep[], withinMs: number): Promise<void> {
  const until = performance.now() + withinMs
  for (const [at, { name, run }] of steps.entries()) {
    const later = steps.slice(at + 1).reduce((sum, { atLeastMs }) => sum + atLeastMs, 0)
    const budget = Math.max(2 * MARGIN_MS, until - performance.now() - later)
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, budget, 'late')
    })
    const outcome = await Promise.race([attempt(name, () => run(budget - MARGIN_MS)), timeout])
    clearTimeout(timer)
    if (outcome === 'late')
      log().warn({ stop: name, ms: Math.round(budget) }, 'the stop went on without waiting any longer')
  }
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
    beginShutdown()
    void runInTime([...steps, ofEmbedded], SHUTDOWN_TIMEOUT_MS - MARGIN_MS).then(() => process.exit(code))
  }
  const ofEmbedded: ShutdownStep = {
    name: 'embedded PostgreSQL',
    atLeastMs: EMBEDDED_MS,
    run: async () => {
      await embedded?.stop()
      embeddedStopped = true
    },
  }

  stopExitingOnSignal()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stop(0)
    })
  process.on('unhandledRejection', (reason) => report(reason, { source: 'unhandled rejection' }))
  process.on('uncaughtException', (error) => {
    log().error({ err: error, source: 'uncaught exception' }, safeMessage(error))
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
