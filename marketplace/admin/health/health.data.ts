import { sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { hushed } from '#platform/checks/finding.ts'
import { type Executor, pool } from '#platform/database/pool.ts'
import type { FailedJob } from './health.contract.ts'

type Facts = { version: string; bytes: number; connections: number; most: number }

/** The database about itself. */
export async function databaseFacts(_admin: Admin): Promise<Facts> {
  const { rows } = await pool().query<Facts>(
    `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
       (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
       current_setting('max_connections')::int as most`,
  )
  return rows[0]!
}

/** What became of mail lately. */
export async function mailFacts(_admin: Admin) {
  const { rows } = await pool().query<{ waiting: number; failed: number; sent: Date | null }>(
    `select count(*) filter (where status = 'waiting')::int as waiting, count(*) filter (where status = 'failed')::int as failed,
       max(sent_at) as sent from outbox`,
  )
  return rows[0]!
}

/** Jobs that wait, and those that failed at least once, the newest failure first. */
export async function jobFacts(_admin: Admin): Promise<{ waiting: number; over: number; failed: FailedJob[] }> {
  const { rows: counts } = await pool().query<{ waiting: number; over: number }>(
    `select count(*) filter (where attempts < max_attempts)::int as waiting,
       count(*) filter (where attempts >= max_attempts)::int as over from graphile_worker.jobs`,
  )
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
  const failed = rows.map(({ at, error, ...job }) => ({ ...job, error: hushed(error), at: at.toISOString() }))
  return { ...counts[0]!, failed }
}

/** Lets a failed job run now, with all its attempts. @returns its name; null when it is gone or has not failed */
export async function retryFailed(tx: Executor, _admin: Admin, id: string): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    with wanted as (select id, task_identifier from graphile_worker.jobs
      where id = ${id}::bigint and last_error is not null and locked_at is null)
    select task_identifier as name, (select count(*) from graphile_worker.reschedule_jobs(
      array(select wanted.id from wanted), run_at => now(), attempts => 0)) as moved from wanted`)
  return rows[0]?.name ?? null
}
