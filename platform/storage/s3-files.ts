// Files in an S3 bucket. Loaded only when one is configured: the SDK is large.
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

/** The bucket of the configuration, private: every file leaves through our own server. */
export function s3Files(settings: Configuration): Files {
  const { S3_BUCKET: Bucket, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const client = new S3Client({
    credentials: { accessKeyId: S3_ACCESS_KEY_ID!, secretAccessKey: S3_SECRET_ACCESS_KEY! },
    region: S3_REGION,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    // A bucket that hangs must not hang the host who waits (INV-44).
    requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000, throwOnRequestTimeout: true },
    maxAttempts: 2,
    // Services other than Amazon's know neither of these.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    put: async (Key, Body, { contentType }) =>
      void (await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: contentType }))),
    getBytes: async (Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      return Buffer.from(await Body!.transformToByteArray())
    },
    exists: async (Key) => {
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key }))
        return true
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return false
        throw error
      }
    },
    delete: async (Key) => void (await client.send(new DeleteObjectCommand({ Bucket, Key }))),
    list: async function* () {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }))
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
