// The same operations on a disk and on an S3 service: both must behave alike.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configuration, configure } from '#platform/configuration.ts'
import { isRefusal } from '#platform/http/refusal.ts'
import { isUnavailable } from '#platform/http/response/unavailable.ts'
import { photograph } from '#tests/support/scenes/hostile-pictures.ts'
import { startS3Server } from '#tests/support/servers/s3-server.ts'
import {
  deleteAvatar,
  deletePersonalPictures,
  readAttachment,
  storeAttachment,
  storeAvatar,
} from './personal-picture.ts'
import { makeAvif, storePicture } from './picture.ts'
import { serveFile } from './serve-file.ts'
import { storage } from './storage.ts'

const secret = { accessKeyId: 'torogoz', secretAccessKey: 'una-clave/muy+secreta', region: 'us-east-1' }
const local = { S3_BUCKET: undefined, S3_ENDPOINT: undefined }
const { DATA_DIR } = configuration()
const now = new Date('2026-11-21T18:00:00Z')

let server: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  server = await startS3Server({ bucket: 'fotos', ...secret })
})
afterAll(() => server.stop())

const remote = (changes = {}) => ({
  S3_BUCKET: 'fotos',
  S3_ENDPOINT: server.endpoint,
  S3_REGION: secret.region,
  S3_ACCESS_KEY_ID: secret.accessKeyId,
  S3_SECRET_ACCESS_KEY: secret.secretAccessKey,
  ...changes,
})

const jpeg = async (width = 900, height = 700) => Buffer.from(await photograph(width, height).jpeg().toBuffer())

describe.each(['disk', 'S3'])('on %s', (place) => {
  beforeAll(() => void configure(place === 'S3' ? remote() : local))
  afterAll(() => void configure(local))

  test('an avatar is stored, served and deleted', async () => {
    const userId = randomUUID()
    const address = (await storeAvatar(await jpeg(), userId)) as string
    expect(address).toMatch(new RegExp(`^/files/avatars/${userId}/[0-9a-f]{32}\\.webp$`))
    const { width, height } = await sharp(await (await serveFile(address)).arrayBuffer()).metadata()
    expect([width, height]).toEqual([400, 400])
    await deleteAvatar(address)
    expect((await serveFile(address)).status).toBe(404)
    await deleteAvatar(address)
  })

  test('what is sent in a chat keeps its shape and has no public address (UPL-03)', async () => {
    const userId = randomUUID()
    const stored = await storeAttachment(await jpeg(1800, 900), userId, now)
    if (isRefusal(stored)) throw new Error(stored.code)
    expect(stored).toMatchObject({ width: 1600, height: 800 })
    expect(stored.file).toMatch(new RegExp(`^chat_attachments/${userId}/${now.getTime()}-[0-9a-f]{32}\\.webp$`))
    expect((await sharp((await readAttachment(stored.file))!).metadata()).width).toBe(1600)
    expect((await serveFile(`/files/${stored.file}`)).status).toBe(404)
    expect(await readAttachment('chat_attachments/../avatars/x.webp')).toBeNull()
  })

  test('everything of a person goes, and nothing of anybody else', async () => {
    const [leaving, staying] = [randomUUID(), randomUUID()]
    const addresses = await Promise.all(
      [leaving, leaving, staying].map(async (id) => storeAvatar(await jpeg(60, 60), id)),
    )
    const sent = await storeAttachment(await jpeg(60, 60), leaving, now)
    await deletePersonalPictures(leaving)
    await deletePersonalPictures(leaving)
    const statuses = await Promise.all(addresses.map(async (one) => (await serveFile(one as string)).status))
    expect(statuses).toEqual([404, 404, 200])
    expect(await readAttachment((sent as { file: string }).file)).toBeNull()
  })

  test('a picture of an experience comes in six widths and three formats', async () => {
    const id = (await storePicture(await jpeg(1700, 1100), null)) as string
    await makeAvif.run({ pictureId: id })
    for (const width of [320, 480, 640, 800, 1080, 1400])
      for (const [extension, type] of Object.entries({ webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' })) {
        const answer = await serveFile(`/files/pictures/${id}/${width}.${extension}`)
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
        const metadata = await sharp(await answer.arrayBuffer()).metadata()
        expect([metadata.width, metadata.exif]).toEqual([width, undefined])
      }
  })
})

/** A disk in memory; null where mounting is not allowed. */
function mountDisk(kilobytes: number): string | null {
  const place = mkdtempSync(path.join(tmpdir(), 'torogoz-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'torogoz', place])
  disks.push({ place, isMounted: status === 0 })
  return status === 0 ? place : null
}
const disks: { place: string; isMounted: boolean }[] = []
afterAll(() => {
  for (const { place, isMounted } of disks) {
    if (isMounted) spawnSync('umount', ['--lazy', place])
    rmSync(place, { recursive: true, force: true })
  }
})

const small = mountDisk(1024)
test.runIf(small)(
  'on a disk without room a picture is unavailable, not broken, and leaves nothing behind',
  async () => {
    configure({ ...local, DATA_DIR: small! })
    const picture = await photograph(900, 700).png().toBuffer()
    const userId = randomUUID()
    const ballast = path.join(small!, 'ballast')
    // Room for the beginning of a picture.
    writeFileSync(ballast, Buffer.alloc(1012 * 1024))
    const error = await storeAttachment(picture, userId, now).catch((thrown: unknown) => thrown)
    expect([isUnavailable(error), (error as Error).message]).toEqual([true, 'the disk can not be used'])
    const remaining: string[] = []
    for await (const name of (await storage()).list()) remaining.push(name)
    expect(remaining).toEqual([])
    rmSync(ballast)
    const stored = await storeAttachment(picture, userId, now)
    expect(isRefusal(stored)).toBe(false)
    configure({ DATA_DIR })
  },
)

test('S3 gets our type with each file, and every request was signed', async () => {
  configure(remote())
  const address = (await storeAvatar(await jpeg(60, 60), randomUUID())) as string
  configure(local)
  expect(server.files.get(address.slice('/files/'.length))?.type).toBe('image/webp')
  expect(server.requests.filter((one) => !/^\w+ \S+( NoSuchKey)?$/.test(one))).toEqual([])
})

test('with a wrong key nothing is stored, and it is an error, not a refusal of the picture', async () => {
  configure(remote({ S3_SECRET_ACCESS_KEY: 'otra' }))
  const before = server.files.size
  await expect(storeAvatar(await jpeg(60, 60), randomUUID())).rejects.toThrow()
  expect(server.files.size).toBe(before)
  expect(server.requests.at(-1)).toMatch(/SignatureDoesNotMatch$/)
  configure(local)
})

test('who asks for a picture of a bucket that hangs, fails or is gone knows within 5 seconds', async () => {
  const hanging = createServer(() => {})
  const failing = createServer((_request, response) => response.writeHead(500).end())
  const open = async (bucket: typeof hanging) => {
    await new Promise<void>((listening) => bucket.listen(0, '127.0.0.1', listening))
    return `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`
  }
  const path = `/files/pictures/${randomUUID()}/400.webp`
  for (const endpoint of [await open(hanging), await open(failing), 'http://127.0.0.1:9']) {
    configure(remote({ S3_ENDPOINT: endpoint }))
    const error = await serveFile(path).catch((thrown) => thrown)
    expect([endpoint, isUnavailable(error)]).toEqual([endpoint, true])
  }
  for (const bucket of [hanging, failing]) bucket.close().closeAllConnections()
  configure(local)
})
