import { sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { redactSecrets } from '#platform/checks/finding.ts'
import { type Executor, pool } from '#platform/database/pool.ts'
import type { FailedJob } from './health.contract.ts'

/** Jobs that failed at least once, latest failure first. */
export async function failedJobs(_admin: Admin): Promise<FailedJob[]> {
  const { rows } = await pool().query<{
    id: string
    name: string
    attempts: number
    over: boolean
    error: string
    at: Date
  }>(
    `select id::text, task_identifier as name, attempts, attempts >= max_attempts as over, last_error as error, updated_at as at
     from graphile_worker.jobs where last_error is not null and locked_at is null order by updated_at desc limit 20`,
  )
  return rows.map(({ at, error, ...job }) => ({ ...job, error: redactSecrets(error), at: at.toISOString() }))
}

/** Makes a failed job run now, with all its attempts again. @returns its name; null when it is gone or has not failed */
export async function retryFailed(tx: Executor, _admin: Admin<'system.write'>, id: string): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    with wanted as (select id, task_identifier from graphile_worker.jobs
      where id = ${id}::bigint and last_error is not null and locked_at is null)
    select task_identifier as name, (select count(*) from graphile_worker.reschedule_jobs(
      array(select wanted.id from wanted), run_at => now(), attempts => 0)) as moved from wanted`)
  return rows[0]?.name ?? null
}
