// Apart from backup.api.ts: commands load that one before they have read `.env`.
import { forgetOldBackups, newBackupFile } from '#platform/backup/backups.ts'
import { configuration } from '#platform/configuration.ts'
import type { Sweep } from '#platform/jobs/jobs.ts'
import { report } from '#platform/log/log.ts'
import { backUp } from './backup.api.ts'
import { dailyAt, incompleteWords } from './backup.rules.ts'

/** The backup of the night, and farewell to the oldest. */
export async function backUpDaily(): Promise<void> {
  const now = new Date()
  const { missing } = await backUp(newBackupFile(now), now)
  // Thrown, it would be tried again, and every try would make another one.
  if (missing.length > 0) report(new Error(incompleteWords(missing)), { sweep: 'daily-backup' })
  forgetOldBackups()
}

const { BACKUP_AT = 'off' } = configuration()

/** A night the machine slept through is made up for when it wakes. */
export const backupSweeps: Sweep[] =
  BACKUP_AT === 'off' ? [] : [{ name: 'daily-backup', every: dailyAt(BACKUP_AT), fill: '20h', run: backUpDaily }]
