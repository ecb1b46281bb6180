import path from 'node:path'
import { sql } from 'drizzle-orm'
import { endSentLinks } from '#marketplace/accounts/account-status/account-status.data.ts'
import { type BackupResult, makeBackup } from '#platform/backup/make-backup.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { holdPendingMail } from '#platform/mail/pending-mail.ts'
import { makeAvif } from '#platform/storage/picture.ts'
import { recordAudit } from '../audit/audit.data.ts'
import { sizeText } from './backup.rules.ts'
import { NAMED_FILES } from './named-file.data.ts'

/**
 * What a backup leaves out (docs/decisions/0125): sessions, single-use links and signing keys, because a restore would make
 * them valid again after their owner ended them; and data that is true for minutes only (limits, live streams, recent
 * changes). Jobs lie in a schema of their own.
 */
export const EXCLUDED_TABLES = [
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

/** Tables that are not empty in a new database, because a migration writes their first rows. */
export const TABLES_WITH_INITIAL_ROWS = ['commission_rates']

/** Makes a backup and records it, also when files are missing from it. @throws BackupProblem in Spanish */
export async function backUp(file: string, now: Date): Promise<BackupResult> {
  const result = await makeBackup(file, { leaveOut: EXCLUDED_TABLES, namedFiles: NAMED_FILES, now })
  const { bytes, rows, files, missing } = result
  await recordAudit(database(), null, {
    action: 'backup.make',
    object: { type: 'backup', label: path.basename(file) },
    after: { size: sizeText(bytes), rows, files, ...(missing.length > 0 && { missing: missing.length }) },
  })
  return result
}

/**
 * Prepares a restored database in the transaction of the restore, before anybody can use it. Waiting mail may have been sent
 * since the backup, and a drill must not send it at all, so it is held for an operator to decide. Every link that was ever
 * sent is revoked, because the backup does not know which were revoked after it.
 */
export async function prepareRestored(tx: Executor, file: string, facts: { rows: number; madeAt: string }) {
  await holdPendingMail(tx)
  await endSentLinks(tx)
  await recordAudit(tx, null, {
    action: 'backup.restore',
    object: { type: 'backup', label: path.basename(file) },
    after: facts,
  })
}

/** Queues the file jobs that were waiting when the backup was made, because the backup holds no jobs. */
export async function requeueFileJobs(): Promise<void> {
  const { rows } = await database().execute<{ id: string }>(sql`select id from pictures where not avif`)
  for (const { id } of rows) await enqueue(database(), makeAvif, { pictureId: id }, `avif ${id}`, 'avif')
}
