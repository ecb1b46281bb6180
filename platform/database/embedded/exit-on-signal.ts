// By default a signal ends Node without its exit hooks, so a PostgreSQL it started would go on without a parent.
import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const end = (signal: (typeof SIGNALS)[number]) => process.exit(128 + constants.signals[signal])

/** Makes a signal end the process with its exit hooks, which stop PostgreSQL. For processes with nothing else to finish. */
export function exitOnSignal(): void {
  for (const signal of SIGNALS) process.on(signal, end)
}

/** Called before an orderly shutdown is installed, or both would react to the signal. */
export function stopExitingOnSignal(): void {
  for (const signal of SIGNALS) process.off(signal, end)
}
