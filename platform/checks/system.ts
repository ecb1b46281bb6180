// The one list of what is looked at. `/readyz` takes the blocking ones, `/admin/health` all of it with the services
// outside, and the doctor all of that with what only a command has time for. So they can not contradict each other.

import { blockingChecks } from './blocking-checks.ts'
import { backupCheck, databaseChecks, mailCheck, storageCheck } from './environment-checks.ts'
import type { Check } from './finding.ts'
import { machineChecks } from './machine.ts'
import { capacityCheck, jobsCheck, nodesCheck, outboxCheck } from './queues.ts'

/** What needs the database, in the order in which one thing rests on another. */
export const checksOnDatabase: Check[] = [
  ...blockingChecks,
  capacityCheck,
  ...databaseChecks,
  nodesCheck,
  jobsCheck,
  outboxCheck,
  storageCheck,
]

export const checksBesideIt: Check[] = [mailCheck, backupCheck, ...machineChecks]

export const systemChecks: Check[] = [...checksOnDatabase, ...checksBesideIt]
