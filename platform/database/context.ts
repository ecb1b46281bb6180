// Context of the running code (AsyncLocalStorage): which time-outs apply, and whether it holds a connection.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Work } from './timeouts.ts'

type Context = { work: Work; transaction?: { isOpen: boolean } }

const context = new AsyncLocalStorage<Context>()
let processWork: Work = 'request'

/** The kind of work whose time-outs apply here; `request` by default. */
export const currentWork = (): Work => context.getStore()?.work ?? processWork

/**
 * Runs `run` with the time-outs and the connection pool of another kind of work. The result is awaited inside, because a
 * drizzle query starts only when it is awaited and would otherwise start outside of this context.
 */
export const withTimeouts = <T>(work: Work, run: () => T | PromiseLike<T>): Promise<T> =>
  context.run({ work }, async () => await run())

/** For a process that does one kind of work only: a command of an operator. */
export const setProcessWork = (work: Work): void => {
  processWork = work
}

/**
 * Whether this code runs inside an open transaction. It then must not wait for a second connection: all could be held by
 * others who wait likewise (deadlock).
 */
export const holdsConnection = (): boolean => context.getStore()?.transaction?.isOpen ?? false

/**
 * Marks `run` as the inside of a transaction. The mark ends with it, because promises that were not awaited run on afterwards.
 */
export async function holdingConnection<T>(run: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true }
  try {
    return await context.run({ work: currentWork(), transaction }, run)
  } finally {
    transaction.isOpen = false
  }
}
