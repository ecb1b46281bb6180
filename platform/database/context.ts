// What the code that is running now is to the database: whose patience it has, and whether it holds a connection.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Work } from './timeouts.ts'

type Context = { work: Work; transaction?: { isOpen: boolean } }

const context = new AsyncLocalStorage<Context>()
let processWork: Work = 'request'

/** Whose time-outs hold here: `request` unless somebody said otherwise. */
export const currentWork = (): Work => context.getStore()?.work ?? processWork

/**
 * Runs something with the time-outs, and on the connections, of another kind of work than a request. It is awaited inside:
 * a query begins only when somebody waits for it, and would otherwise begin out here.
 */
export const withTimeouts = <T>(work: Work, run: () => T | PromiseLike<T>): Promise<T> =>
  context.run({ work }, async () => await run())

/** For a process that does nothing else: a command of an operator. */
export const setProcessWork = (work: Work): void => {
  processWork = work
}

/** Whether a transaction is open around this code: then waiting for anybody else's connection could wait for ever. */
export const holdsConnection = (): boolean => context.getStore()?.transaction?.isOpen ?? false

/** Runs the inside of a transaction. What it leaves behind unawaited holds nothing once the transaction has ended. */
export async function holdingConnection<T>(run: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true }
  try {
    return await context.run({ work: currentWork(), transaction }, run)
  } finally {
    transaction.isOpen = false
  }
}
