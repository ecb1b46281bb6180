// Where files live: a local folder by default, an S3 bucket by configuration. Names are always made by us.
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { configuration } from '#platform/configuration.ts'

const shared = globalThis as { disk?: { key: string; disk: Promise<Disk> } }

async function open(): Promise<Disk> {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATA_DIR } = configuration()
  if (!S3_BUCKET) return new Disk(new FSDriver({ location: path.join(DATA_DIR, 'files'), visibility: 'private' }))
  // Loaded only when configured: the SDK is large.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId: S3_ACCESS_KEY_ID!, secretAccessKey: S3_SECRET_ACCESS_KEY! },
      region: S3_REGION,
      bucket: S3_BUCKET,
      ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
      visibility: 'private',
    }),
  )
}

/** The one store of files of this process. */
export function storage(): Promise<Disk> {
  const { S3_BUCKET, DATA_DIR } = configuration()
  const key = S3_BUCKET ?? DATA_DIR
  if (shared.disk?.key !== key) shared.disk = { key, disk: open() }
  return shared.disk.disk
}
