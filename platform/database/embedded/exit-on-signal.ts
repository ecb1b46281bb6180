// By default a signal ends Node without its exit hooks, and a PostgreSQL that was started would go on without a parent.
import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const end = (signal: (typeof SIGNALS)[number]) => process.exit(128 + constants.signals[signal])

/** For a process that has nothing to finish yet, or nothing at all: a signal ends it at once, and its PostgreSQL too. */
export function exitOnSignal(): void {
  for (const signal of SIGNALS) process.on(signal, end)
}

/** For who installs a stop in order instead. */
export function stopExitingOnSignal(): void {
  for (const signal of SIGNALS) process.off(signal, end)
}
