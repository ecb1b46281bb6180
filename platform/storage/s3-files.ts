// Files in an S3 bucket. Imported only when one is configured, because the SDK is large.
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Configuration } from '#platform/configuration.ts'
import type { Files } from './storage.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

/** A visitor must hear within 5 seconds that a picture is unavailable: both together stay below. */
const ASK_TIMEOUT_MS = 2000
const READ_TIMEOUT_MS = 2800
const WRITE_TIMEOUT_MS = 4500
/** For lists and folders, on which no visitor waits. */
const LIST_TIMEOUT_MS = 15_000

/**
 * One exchange with the bucket including its retries.
 * @throws StorageUnavailable when it takes too long, or fails for no reason of the request
 */
async function inTime<T>(timeoutMs: number, exchange: (options: { abortSignal: AbortSignal }) => Promise<T>) {
  const abortSignal = AbortSignal.timeout(timeoutMs)
  const timeout = new Promise<never>((_, reject) => {
    abortSignal.addEventListener('abort', () => reject(abortSignal.reason), { once: true })
  })
  try {
    return await Promise.race([exchange({ abortSignal }), timeout])
  } catch (error) {
    if (error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500) throw error
    throw new StorageUnavailable('the bucket does not answer', { cause: error })
  }
}

export function s3Files(settings: Configuration): Files {
  const { S3_BUCKET: Bucket, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const client = new S3Client({
    credentials: { accessKeyId: S3_ACCESS_KEY_ID!, secretAccessKey: S3_SECRET_ACCESS_KEY! },
    region: S3_REGION,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    // A bucket that hangs must not hang the host who waits (INV-44).
    requestHandler: { connectionTimeout: 1500, requestTimeout: LIST_TIMEOUT_MS, throwOnRequestTimeout: true },
    maxAttempts: 2,
    // S3 services other than Amazon's do not support these.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    put: async (Key, Body, { contentType }) =>
      void (await inTime(WRITE_TIMEOUT_MS, (options) =>
        client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: contentType }), options),
      )),
    getBytes: (Key) =>
      inTime(READ_TIMEOUT_MS, async (options) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), options)
        return Buffer.from(await Body!.transformToByteArray())
      }),
    exists: async (Key) => {
      try {
        await inTime(ASK_TIMEOUT_MS, (options) => client.send(new HeadObjectCommand({ Bucket, Key }), options))
        return true
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return false
        throw error
      }
    },
    delete: async (Key) =>
      void (await inTime(WRITE_TIMEOUT_MS, (options) =>
        client.send(new DeleteObjectCommand({ Bucket, Key }), options),
      )),
    list: async function* () {
      let ContinuationToken: string | undefined
      do {
        const page = await inTime(LIST_TIMEOUT_MS, (options) =>
          client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }), options),
        )
        for (const { Key } of page.Contents ?? []) if (Key) yield Key
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
    deleteAll: async (Prefix) => {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
        const Objects = (page.Contents ?? []).map(({ Key }) => ({ Key }))
        if (Objects.length > 0)
          await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}
