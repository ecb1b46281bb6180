// The file store: a local folder by default, an S3 bucket by configuration. Names are always made by us.
import { opendir } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { type Configuration, configuration } from '#platform/configuration.ts'
import { SESSION_LOCK } from '#platform/database/locks.ts'
import { database, pool } from '#platform/database/pool.ts'
import { enqueueLater, type Job } from '#platform/jobs/jobs.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

/** Operations of the store. A missing file is an error for `getBytes` and ignored by `delete`. */
export type Files = {
  put: (key: string, bytes: Uint8Array, facts: { contentType: `image/${string}` }) => Promise<void>
  getBytes: (key: string) => Promise<Uint8Array>
  exists: (key: string) => Promise<boolean>
  delete: (key: string) => Promise<void>
  /** @param prefix a folder, with its final slash */
  deleteAll: (prefix: string) => Promise<void>
  /** The name of every stored file, in no order. */
  list: () => AsyncIterable<string>
}

const TYPES: Record<string, `image/${string}`> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' }

/** The media type of a stored file by its name; undefined for names we do not make. */
export const contentTypeOf = (key: string) => TYPES[key.split('.').at(-1)!]

async function* filesBelow(folder: string): AsyncIterable<string> {
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (!entry.isFile()) continue
      yield path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
    }
  } catch (error) {
    // Nothing was stored yet, or a folder was deleted while it was read.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** No room, no descriptor, a disk that fails: nothing about the file, and over when the operator has made room. */
const DISK_FAULTS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM'])

/** The library wraps what the system said. */
const asUnavailable = (error: unknown): unknown =>
  DISK_FAULTS.has(((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? '')
    ? new StorageUnavailable('the disk can not be used', { cause: error })
    : error

function diskFiles(location: string): Files {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    put: async (key, bytes, facts) => {
      try {
        await disk.put(key, bytes, facts)
      } catch (error) {
        // What was written before the disk was full would be taken for the file.
        await disk.delete(key).catch(() => {})
        throw asUnavailable(error)
      }
    },
    getBytes: (key) =>
      disk.getBytes(key).catch((error: unknown) => {
        throw asUnavailable(error)
      }),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    deleteAll: (prefix) => disk.deleteAll(prefix),
    list: () => filesBelow(location),
  }
}

let current: { key: string; files: Promise<Files> } | undefined

async function open(settings: Configuration): Promise<Files> {
  if (settings.S3_BUCKET) return (await import('./s3-files.ts')).s3Files(settings)
  return diskFiles(path.join(settings.DATA_DIR, 'files'))
}

const isBackedUp = async () =>
  (
    await pool().query(
      `select from pg_locks where locktype = 'advisory' and objid = $1 and objsubid = 1 and granted
         and database = (select oid from pg_database where datname = current_database())`,
      [SESSION_LOCK.backup],
    )
  ).rowCount! > 0

/** Deletes a file later, because a backup was still reading it. @param name a file, or a folder with its final slash */
export const deleteStored: Job<{ name: string }> = {
  name: 'delete-stored',
  run: async ({ name }) => {
    const disk = await storage()
    await (name.endsWith('/') ? disk.deleteAll(name) : disk.delete(name))
  },
}

/**
 * Nothing is deleted while a backup runs, because its database snapshot may still name the file. Rows are deleted before their
 * files, so a backup that begins after this check does not name them.
 */
const unlessBackedUp = (remove: (name: string) => Promise<void>) => async (name: string) => {
  if (!(await isBackedUp())) return remove(name)
  await enqueueLater(database(), deleteStored, { name }, { key: `delete ${name}`, seconds: 600 })
}

const careful = (files: Files): Files => ({
  put: (...args) => files.put(...args),
  getBytes: (key) => files.getBytes(key),
  exists: (key) => files.exists(key),
  list: () => files.list(),
  delete: unlessBackedUp((key) => files.delete(key)),
  deleteAll: unlessBackedUp((prefix) => files.deleteAll(prefix)),
})

export function storage(): Promise<Files> {
  const settings = configuration()
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATA_DIR } = settings
  const key = S3_BUCKET ? [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].join(' ') : DATA_DIR
  if (current?.key !== key) current = { key, files: open(settings).then(careful) }
  return current.files
}
