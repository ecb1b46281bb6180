import path from 'node:path'
import { sql } from 'drizzle-orm'
import { endSentLinks } from '#marketplace/accounts/account-status/account-status.data.ts'
import { type Made, makeBackup } from '#platform/backup/make-backup.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { keepWaitingMail } from '#platform/mail/waiting-mail.ts'
import { makeAvif } from '#platform/storage/picture.ts'
import { recordAudit } from '../audit/audit.data.ts'
import { sizeWords } from './backup.rules.ts'
import { NAMED_FILES } from './named-file.data.ts'

/**
 * What a backup does not hold (docs/decisions/0125): open doors, which would stand open again after their owner closed them
 * (sessions with the browsers that are told by them, single-use links, keys that sign), and what is true for minutes only (limits, live streams, what was changed just now). Jobs lie in a schema of their own.
 */
export const LEFT_OUT = [
  'sessions',
  'push_subscriptions',
  'push_keys',
  'verifications',
  'mailbox_links',
  'pending_sign_ups',
  'rate_limits',
  'open_streams',
  'job_nodes',
  'catalogue_changes',
  'catalogue_sweeps',
]

/** Tables that have a row before anybody has used the database: migrations write it. */
export const BEGUN_WITH = ['commission_rates']

/** Makes a backup and writes that down, also that files are missing in it. @throws BackupProblem in Spanish */
export async function backUp(file: string, now: Date): Promise<Made> {
  const made = await makeBackup(file, { leaveOut: LEFT_OUT, namedFiles: NAMED_FILES, now })
  const { bytes, rows, files, missing } = made
  await recordAudit(database(), null, {
    action: 'backup.make',
    object: { type: 'backup', label: path.basename(file) },
    after: { size: sizeWords(bytes), rows, files, ...(missing.length > 0 && { missing: missing.length }) },
  })
  return made
}

/**
 * What has to happen to a restored database before anybody sees it, in the transaction that restores it. Mail that was
 * waiting then may have left since, or would leave from a drill: a person decides in the outbox. Links of hosts that were
 * ended after the backup stay ended.
 */
export async function settleRestored(tx: Executor, file: string, facts: { rows: number; madeAt: string }) {
  await keepWaitingMail(tx)
  await endSentLinks(tx)
  await recordAudit(tx, null, {
    action: 'backup.restore',
    object: { type: 'backup', label: path.basename(file) },
    after: facts,
  })
}

/** Asks again for the work on files that was waiting when the backup was made; its jobs are not part of it. */
export async function resumeWork(): Promise<void> {
  const { rows } = await database().execute<{ id: string }>(sql`select id from pictures where not avif`)
  for (const { id } of rows) await enqueue(database(), makeAvif, { pictureId: id }, `avif ${id}`, 'avif')
}
