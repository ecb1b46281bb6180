import { Logger, runOnce, type TaskList } from 'graphile-worker'
import { jobs } from '#marketplace/slices.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { pool } from '#platform/database/pool.ts'
import { deliverDueMail } from '#platform/mail/delivery.ts'

/** Runs every waiting job, then sends every email, also deferred ones; failures stay as usual. */
export async function runJobs(): Promise<void> {
  await pool().query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
  const logger = new Logger(() => () => {})
  const taskList: TaskList = Object.fromEntries(
    jobs.map(({ name, run }) => [name, (payload: unknown) => withTimeouts('job', () => run(payload as never))]),
  )
  // A run may end while the outcome of its last job is still being stored.
  const dueJob = 'select from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts limit 1'
  while ((await pool().query(dueJob)).rowCount)
    await runOnce({ pgPool: pool(), taskList, logger, noHandleSignals: true })
  await pool().query(`update outbox set next_attempt_at = now() where status = 'waiting' and next_attempt_at > now()`)
  await deliverDueMail()
}
