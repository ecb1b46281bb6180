// Apart from backup.api.ts, because commands load that one before they have read `.env`.
import { deleteOldBackups, newBackupFile } from '#platform/backup/backups.ts'
import { configuration } from '#platform/configuration.ts'
import type { Sweep } from '#platform/jobs/jobs.ts'
import { report } from '#platform/log/log.ts'
import { backUp } from './backup.api.ts'
import { dailyAt, incompleteText } from './backup.rules.ts'

/** Makes the nightly backup and deletes the oldest ones. */
async function backUpDaily(): Promise<void> {
  const now = new Date()
  const { missing } = await backUp(newBackupFile(now), now)
  // Reported instead of thrown: a thrown error would be retried, and every retry would make another backup.
  if (missing.length > 0) report(new Error(incompleteText(missing)), { sweep: 'daily-backup' })
  deleteOldBackups()
}

const { BACKUP_AT = 'off' } = configuration()

/** `fill` runs a backup that was missed because the machine was off. */
export const backupSweeps: Sweep[] =
  BACKUP_AT === 'off' ? [] : [{ name: 'daily-backup', every: dailyAt(BACKUP_AT), fill: '20h', run: backUpDaily }]
