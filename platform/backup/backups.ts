// Backups are kept in DATA_DIR/backups, named by their instant; the newest BACKUP_KEEP stay.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { configuration } from '#platform/configuration.ts'

/**
 * Only backups of the schedule and of `npm run backup` without a name are rotated: one that somebody named was made on
 * purpose.
 */
const ROTATED = /^torogoz-\d{8}T\d{6}Z\.tar\.gz$/

/** The ending of one that is still being written. */
export const PARTIAL = '.partial'

const backupFolder = () => path.join(configuration().DATA_DIR, 'backups')

/**
 * The path of a new backup. Creates the folder readable by its owner only, because a backup holds everybody's data.
 * @param suffix keeps the file out of the rotation
 */
export function newBackupFile(now: Date, suffix = ''): string {
  mkdirSync(backupFolder(), { recursive: true, mode: 0o700 })
  const instant = now.toISOString().replace(/\.\d+|[-:]/g, '')
  return path.join(backupFolder(), `torogoz-${instant}${suffix}.tar.gz`)
}

const rotated = () => {
  try {
    return readdirSync(backupFolder())
      .filter((name) => ROTATED.test(name))
      .sort()
  } catch {
    return []
  }
}

/**
 * The newest finished backup in DATA_DIR/backups, for /admin/health and `npm run doctor`.
 * @returns its path, size in bytes and the instant it was begun; null when there is none. Backups that were written
 * elsewhere (`npm run backup -- file`) are not known here.
 */
export function lastBackup(): { file: string; bytes: number; at: Date } | null {
  const name = rotated().at(-1)
  if (!name) return null
  const file = path.join(backupFolder(), name)
  const [, y, mo, d, h, mi, s] = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name)!
  return { file, bytes: statSync(file).size, at: new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`) }
}

/** Deletes the oldest rotated backups beyond BACKUP_KEEP. @returns their names */
export function deleteOldBackups(): string[] {
  const old = rotated().slice(0, -configuration().BACKUP_KEEP)
  for (const name of old) rmSync(path.join(backupFolder(), name), { force: true })
  return old
}

/**
 * Deletes what backups left in a folder whose process was killed. Only while no other one is being made.
 * @param folder where the next one is written
 */
export function deletePartialBackups(folder: string): void {
  for (const name of readdirSync(folder)) {
    const finalName = name.endsWith(PARTIAL) && name.slice(0, -PARTIAL.length)
    if (finalName && ROTATED.test(finalName)) rmSync(path.join(folder, name), { force: true })
  }
}
