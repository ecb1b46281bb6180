// Where backups lie and how long: DATA_DIR/backups, named by their instant, the newest BACKUP_KEEP of them.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { configuration } from '#platform/configuration.ts'

/** Those made by the clock and by `npm run backup` without a name; others are kept until somebody deletes them. */
const ROTATED = /^torogoz-\d{8}T\d{6}Z\.tar\.gz$/

export const backupFolder = () => path.join(configuration().DATA_DIR, 'backups')

/** The place of a new backup; the folder is made when it is missing, readable by its owner only. @param why what sets it apart */
export function newBackupFile(now: Date, why = ''): string {
  mkdirSync(backupFolder(), { recursive: true, mode: 0o700 })
  const instant = now.toISOString().replace(/\.\d+|[-:]/g, '')
  return path.join(backupFolder(), `torogoz-${instant}${why}.tar.gz`)
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

/** Deletes the oldest backups beyond BACKUP_KEEP. @returns their names */
export function forgetOldBackups(): string[] {
  const old = rotated().slice(0, -configuration().BACKUP_KEEP)
  for (const name of old) rmSync(path.join(backupFolder(), name), { force: true })
  return old
}
