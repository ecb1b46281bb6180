// HTTP load from a separate process, so that it slows the measured server as little as possible.
import { fork } from 'node:child_process'
import { once } from 'node:events'

export type Ask = { method: string; path: string; headers?: Record<string, string>; body?: string }
export type Plan = {
  port: number
  /** Open connections; each sends its next request after an answer. */
  connections: number
  asks: Ask[]
  seconds: number
  /** Start over after the last request; otherwise each is sent once. */
  repeat: boolean
  /** Return every answer. */
  keep?: boolean
}
export type Outcome = {
  answered: number
  seconds: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  worst: number
  /** How often each value of `x-page-cache` was answered. */
  origins: Record<string, number>
  statuses: Record<string, number>
  broken: number
  /** In the order of the requests; only with `keep`. */
  answers: { status: number; body: string }[]
}

/** How long a round of load lasts; shorter for a trial of the benchmark itself. */
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)

/** Sends a plan and waits for its end. */
export async function load(plan: Plan): Promise<Outcome> {
  const worker = fork(new URL('./load-worker.ts', import.meta.url), { serialization: 'advanced' })
  worker.send(plan)
  const [outcome] = await Promise.race([
    once(worker, 'message'),
    once(worker, 'exit').then(() => Promise.reject(new Error('the load process ended early'))),
  ])
  return outcome as Outcome
}

/** Throws when there were other statuses. */
export function expectStatuses(outcome: Outcome, allowed: number[], label: string) {
  const unexpected = Object.entries(outcome.statuses).filter(([status]) => !allowed.includes(Number(status)))
  if (unexpected.length > 0 || outcome.broken > 0)
    throw new Error(
      `${label}: unexpected answers ${JSON.stringify(Object.fromEntries(unexpected))}, ${outcome.broken} broken`,
    )
}
