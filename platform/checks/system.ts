// The one list of checks, so that its readers can not contradict each other: `/readyz` runs the blocking ones, `/admin/health`
// all of them and the services outside, and the doctor also those that take long.

import { blockingChecks } from './blocking-checks.ts'
import { backupCheck, databaseChecks, mailCheck, storageCheck } from './environment-checks.ts'
import type { Check } from './finding.ts'
import { machineChecks } from './machine.ts'
import { capacityCheck, jobsCheck, nodesCheck, outboxCheck } from './queues.ts'

export const checksWithDatabase: Check[] = [
  ...blockingChecks,
  capacityCheck,
  ...databaseChecks,
  nodesCheck,
  jobsCheck,
  outboxCheck,
  storageCheck,
]

export const checksWithoutDatabase: Check[] = [mailCheck, backupCheck, ...machineChecks]

export const systemChecks: Check[] = [...checksWithDatabase, ...checksWithoutDatabase]
