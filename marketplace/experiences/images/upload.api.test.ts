import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import type { ErrorEnvelope } from '#platform/http/refusal.ts'
import { pictures } from '#platform/storage/picture.table.ts'
import { serveFile } from '#platform/storage/serve-file.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { acceptedFiles, padded, photograph, refusedFiles } from '#tests/support/scenes/hostile-pictures.ts'
import { formWith } from '#tests/support/scenes/sample.ts'
import type { UploadedPicture } from './upload.contract.ts'

afterEach(() => void configure({ RATE_LIMITS: 'off', S3_BUCKET: undefined, S3_ENDPOINT: undefined }))

const jpeg = async (width = 900, height = 700) => Buffer.from(await photograph(width, height).jpeg().toBuffer())
type Ask = Awaited<ReturnType<typeof signedIn>>['request']
const send = (request: Ask, bytes: Buffer) =>
  request<UploadedPicture & ErrorEnvelope>('post', '/host/pictures', formWith(Buffer.from(bytes)))

test('a picture is stored in several widths, drawn at once, and counted as its host’s', async () => {
  const { id, request } = await signedIn('host')
  const { status, body } = await send(request, await jpeg(2000, 1500))
  expect(status).toBe(201)
  expect(body).toMatchObject({
    pictureId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    picture: { widths: [320, 480, 640, 800, 1080, 1400], formats: ['webp'], width: 1400, height: 1050, alt: '' },
  })
  for (const width of body.picture.widths) {
    const served = await serveFile(body.picture.base.replace('{width}', String(width)).replace('{format}', 'webp'))
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(width)
  }
  const [row] = await database().select().from(pictures).where(eq(pictures.id, body.pictureId))
  expect(row?.uploadedBy).toBe(id)
})

test('the same photograph is one picture, whoever hands it in and however often at once', async () => {
  const [one, other] = [await signedIn('host'), await signedIn('host')]
  const bytes = await jpeg(300, 200)
  const answers = await Promise.all([one, one, other, other].map(({ request }) => send(request, bytes)))
  const ids = new Set(answers.map(({ body }) => body.pictureId))
  expect([answers.map(({ status }) => status), ids.size]).toEqual([[201, 201, 201, 201], 1])
  const rows = await database().select().from(pictures)
  expect(rows.filter(({ id }) => ids.has(id))).toHaveLength(1)
})

test('too large and no picture are refused with the required words (EDIT-48, EDIT-49, UPL-09)', async () => {
  const { request } = await signedIn('host')
  const bytes = await jpeg()
  const statusAndMessage = async (sent: Buffer) => {
    const { status, body } = await send(request, sent)
    return [status, body.error?.message]
  }
  expect(await statusAndMessage(padded(bytes, 5_242_880))).toEqual([201, undefined])
  expect(await statusAndMessage(padded(bytes, 5_242_881))).toEqual([413, 'El tamaño máximo permitido es 5MB'])
  expect(await statusAndMessage(padded(bytes, 9_000_000))).toEqual([413, 'El tamaño máximo permitido es 5MB'])
  for (const [name, file] of Object.entries(await refusedFiles()))
    expect([name, ...(await statusAndMessage(file))]).toEqual([name, 415, 'Por favor sube una imagen (JPG, PNG, etc)'])
})

test('of what looks alarming and is a picture, only the picture is stored (INV-38)', async () => {
  const { request } = await signedIn('host')
  for (const [name, file] of Object.entries(await acceptedFiles())) {
    const { status, body } = await send(request, file)
    expect([name, status]).toEqual([name, 201])
    const address = body.picture.base.replace('{width}', String(body.picture.widths.at(-1))).replace('{format}', 'webp')
    const bytes = Buffer.from(await (await serveFile(address)).arrayBuffer())
    const { format, exif, icc, xmp } = await sharp(bytes).metadata()
    expect([name, format, exif, icc, xmp]).toEqual([name, 'webp', undefined, undefined, undefined])
    expect(bytes.toString('latin1')).not.toMatch(/script|NADIE|AAAA|BBBB/)
  }
})

test('a photograph taken sideways is stored upright', async () => {
  const { request } = await signedIn('host')
  const sideways = await photograph(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { body } = await send(request, sideways)
  expect([body.picture.width, body.picture.height]).toEqual([40, 80])
})

test('hosts only', async () => {
  const form = formWith(await jpeg(30, 30))
  const statuses = [anonymous.request, (await signedIn('traveler')).request, (await signedIn('admin')).request].map(
    async (request) => (await request('post', '/host/pictures', form)).status,
  )
  expect(await Promise.all(statuses)).toEqual([401, 403, 403])
})

test('60 pictures an hour, counted per host and apart from other uploads', async () => {
  const [eager, other] = [await signedIn('host'), await signedIn('host')]
  configure({ RATE_LIMITS: 'on' })
  const junk = Buffer.from('x')
  for (let n = 0; n < 60; n++) expect((await send(eager.request, junk)).status).toBe(415)
  const { status, body, headers } = await send(eager.request, junk)
  expect([status, body.error.message]).toEqual([
    429,
    'Subiste muchas imágenes en poco tiempo. Inténtalo de nuevo más tarde.',
  ])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await send(other.request, junk)).status).toBe(415)
  expect((await eager.request('put', '/profile/avatar', formWith(junk))).status).toBe(415)
})

test('a store that is down is told in the required words, keeps nothing, and is asked anew (EDIT-50)', async () => {
  const { request } = await signedIn('host')
  const bytes = await jpeg(123, 45)
  // Nothing listens on this port.
  configure({
    S3_BUCKET: 'fotos',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'torogoz',
    S3_SECRET_ACCESS_KEY: 'muy secreta',
  })
  const before = await database().$count(pictures)
  const { status, body, headers } = await send(request, bytes)
  expect([status, body.error.code, body.error.message]).toEqual([503, 'PICTURE_NOT_STORED', 'Error al subir la imagen'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(JSON.stringify(body)).not.toMatch(/ECONN|127\.0|fotos|at /)
  expect(await database().$count(pictures)).toBe(before)
  configure({ S3_BUCKET: undefined, S3_ENDPOINT: undefined })
  expect((await send(request, bytes)).status).toBe(201)
})
