// Where files live: a local folder by default, an S3 bucket by configuration. Names are always made by us.
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { type Configuration, configuration } from '#platform/configuration.ts'

/** What the product asks of its store. A missing file is an error to `getBytes` and nothing to `delete`. */
export type Files = {
  put: (key: string, bytes: Uint8Array, facts: { contentType: `image/${string}` }) => Promise<void>
  getBytes: (key: string) => Promise<Uint8Array>
  exists: (key: string) => Promise<boolean>
  delete: (key: string) => Promise<void>
  /** @param prefix a folder, with its final slash */
  deleteAll: (prefix: string) => Promise<void>
}

const shared = globalThis as { files?: { key: string; files: Promise<Files> } }

async function open(settings: Configuration): Promise<Files> {
  if (settings.S3_BUCKET) return (await import('./s3-files.ts')).s3Files(settings)
  const location = path.join(settings.DATA_DIR, 'files')
  return new Disk(new FSDriver({ location, visibility: 'private' }))
}

/** The one store of files of this process. */
export function storage(): Promise<Files> {
  const settings = configuration()
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATA_DIR } = settings
  const key = S3_BUCKET ? [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].join(' ') : DATA_DIR
  if (shared.files?.key !== key) shared.files = { key, files: open(settings) }
  return shared.files.files
}
