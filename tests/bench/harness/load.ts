// Load over HTTP: a process of its own, so that asking does not slow down what answers more than it must.
import { fork } from 'node:child_process'
import { once } from 'node:events'

export type Ask = { method: string; path: string; headers?: Record<string, string>; body?: string }
export type Plan = {
  port: number
  /** Open at once; each asks again as soon as it was answered. */
  connections: number
  asks: Ask[]
  /** Stop after so long. */
  seconds: number
  /** Begin anew after the last ask; otherwise each is sent once. */
  repeat: boolean
  /** Hand back every answer. */
  keep?: boolean
}
export type Outcome = {
  answered: number
  seconds: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  statuses: Record<string, number>
  /** Connections that broke. */
  broken: number
  /** In the order of the asks; only when they were to be kept. */
  answers: { status: number; body: string }[]
}

/** Sends a plan and waits until it is done. */
export async function load(plan: Plan): Promise<Outcome> {
  const worker = fork(new URL('./load-worker.ts', import.meta.url), { serialization: 'advanced' })
  worker.send(plan)
  const [outcome] = await Promise.race([
    once(worker, 'message'),
    once(worker, 'exit').then(() => Promise.reject(new Error('the load process ended early'))),
  ])
  return outcome as Outcome
}

/** Says so when anything but these statuses came back. */
export function expectStatuses(outcome: Outcome, allowed: number[], what: string) {
  const others = Object.entries(outcome.statuses).filter(([status]) => !allowed.includes(Number(status)))
  if (others.length > 0 || outcome.broken > 0)
    throw new Error(
      `${what}: unexpected answers ${JSON.stringify(Object.fromEntries(others))}, ${outcome.broken} broken`,
    )
}
