import type { Serve } from '#marketplace/slice.ts'
import { runChecks } from '#platform/checks/finding.ts'
import { systemChecks } from '#platform/checks/system.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { recordAudit } from '../audit/audit.data.ts'
import type * as contract from './health.contract.ts'
import { failedJobs, retryFailed } from './health.data.ts'
import { failureMemory } from './health.rules.ts'
import { outsideChecks } from './outside.api.ts'

const remember = failureMemory()

/** Checks everything the product depends on: the same list as `doctor` and `/readyz`, plus the outside services. */
export const show: Serve<typeof contract.show> = async ({ caller, now }) => {
  const findings = await runChecks([...systemChecks, ...outsideChecks])
  const parts = findings.map(({ what, ok, off, words, next }) =>
    remember(what, { state: off ? 'off' : ok ? 'works' : 'failed', words, next }, now),
  )
  return { at: now.toISOString(), parts, jobs: await failedJobs(caller) }
}

export const retryJob: Serve<typeof contract.retryJob> = async ({ caller, params: { id } }) =>
  database().transaction(async (tx) => {
    const name = await retryFailed(tx, caller, id)
    if (!name) return refuse('NOT_FOUND')
    await recordAudit(tx, caller, { action: 'job.retry', object: { type: 'job', id, label: name } })
    return null
  })
