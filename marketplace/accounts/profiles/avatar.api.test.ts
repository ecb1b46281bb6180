import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { api } from '#marketplace/api.ts'
import { configuration, configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { withinUploads } from '#platform/http/limits/limits.ts'
import { serveFile } from '#platform/storage/serve-file.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { padded, photograph } from '#tests/support/scenes/hostile-pictures.ts'
import { formWith } from '#tests/support/scenes/sample.ts'
import { profiles } from '../account.table.ts'

afterEach(() => void configure({ RATE_LIMITS: 'off' }))

const picture = async (width = 640, height = 480) => Buffer.from(await photograph(width, height).jpeg().toBuffer())
type Changed = { avatar: string }

test('an avatar is cut square, stored below its owner, shown by the session, and served as a picture', async () => {
  const { id, request } = await signedIn('traveler')
  const { status, body } = await request<Changed>('put', '/profile/avatar', formWith(await picture()))
  expect(status).toBe(200)
  expect(body.avatar).toMatch(new RegExp(`^/files/avatars/${id}/[0-9a-f]{32}\\.webp$`))
  expect((await request<{ user: unknown }>('get', '/session')).body.user).toMatchObject({ avatar: body.avatar })
  const served = await serveFile(body.avatar)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringMatching(/^public, max-age=3600\b/),
    'x-content-type-options': 'nosniff',
  })
  const { format, width, height, exif } = await sharp(await served.arrayBuffer()).metadata()
  expect([format, width, height, exif]).toEqual(['webp', 400, 400, undefined])
  const second = await serveFile(
    body.avatar,
    new Request('http://x/', { headers: { 'if-none-match': served.headers.get('etag')! } }),
  )
  expect(second.status).toBe(304)
})

test('a replaced avatar is deleted, and so is a removed one (UPL-12)', async () => {
  const { id, request } = await signedIn('host')
  const change = async () => (await request<Changed>('put', '/profile/avatar', formWith(await picture()))).body.avatar
  const [first, second] = [await change(), await change()]
  expect([(await serveFile(first)).status, (await serveFile(second)).status]).toEqual([404, 200])
  expect((await request('delete', '/profile/avatar')).status).toBe(204)
  expect((await request('delete', '/profile/avatar')).status).toBe(204)
  expect((await serveFile(second)).status).toBe(404)
  const [row] = await database().select().from(profiles).where(eq(profiles.id, id))
  expect(row?.avatarUrl).toBeNull()
})

test('many changes at once leave one avatar and one file', async () => {
  const { id, request } = await signedIn('traveler')
  await Promise.all(
    Array.from({ length: 6 }, async () => request('put', '/profile/avatar', formWith(await picture(50, 50)))),
  )
  const [row] = await database().select().from(profiles).where(eq(profiles.id, id))
  const files = await readdir(path.join(configuration().DATA_DIR, 'files/avatars', id))
  expect(files.map((name) => `/files/avatars/${id}/${name}`)).toEqual([row!.avatarUrl])
})

test('what is too large or no picture is refused with the required words (UPL-07, UPL-09)', async () => {
  const { request } = await signedIn('traveler')
  const jpeg = await picture()
  const replies = async (form: FormData) => {
    const { status, body } = await request('put', '/profile/avatar', form)
    return [status, body.error?.message]
  }
  expect(await replies(formWith(padded(jpeg, 5_242_880)))).toEqual([200, undefined])
  expect(await replies(formWith(padded(jpeg, 5_242_881)))).toEqual([413, 'La imagen no puede ser mayor a 5MB'])
  expect(await replies(formWith(padded(jpeg, 9_000_000)))).toEqual([413, 'La imagen no puede ser mayor a 5MB'])
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const refused = [415, 'Por favor selecciona una imagen válida']
  expect(await replies(formWith(html, {}, 'foto.jpg', 'image/jpeg'))).toEqual(refused)
  expect(await replies(formWith(Buffer.alloc(0)))).toEqual(refused)
  expect(
    await replies(formWith(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {}, 'a.svg', 'image/svg+xml')),
  ).toEqual(refused)
})

test('file name, media type and extra fields of an avatar upload are ignored', async () => {
  const { id, request } = await signedIn('traveler')
  const hostile = formWith(
    await picture(),
    { userId: crypto.randomUUID(), path: '../../x' },
    '../../../etc/x.html',
    'text/html',
  )
  const { status, body } = await request<Changed>('put', '/profile/avatar', hostile)
  expect([status, body.avatar.startsWith(`/files/avatars/${id}/`)]).toEqual([200, true])
  for (const path of ['/files/avatars/../secret', `/files/avatars/${id}/..%2Fx.webp`, '/files/chat_attachments/x.webp'])
    expect((await serveFile(path)).status).toBe(404)
})

test('a body that is no form with a file is refused, however it is broken', async () => {
  const { cookie } = await signedIn('traveler')
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await api.request('/api/profile/avatar', {
      method: 'PUT',
      headers: { cookie, 'x-requested-with': 'torogoz', ...headers },
      body,
      // @ts-expect-error Node asks for it when the body is a stream; the type does not know it.
      duplex: 'half',
    })
    return [answer.status, (await answer.json()).error?.code]
  }
  const malformed = [400, 'MALFORMED']
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(await send('{}', { 'content-type': 'application/json' })).toEqual(malformed)
  expect(await send('nonsense', type)).toEqual(malformed)
  expect(await send('--x\r\n\r\n', type)).toEqual(malformed)
  expect(await send('nonsense', { 'content-type': 'multipart/form-data' })).toEqual(malformed)
  const textOnly = new FormData()
  textOnly.set('file', 'not a file')
  expect(await send(textOnly)).toEqual(malformed)
  // Without a length, and larger than allowed: reading must stop as soon as that is known.
  let sent = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536))
    },
  })
  expect(await send(endless, type)).toEqual([413, 'TOO_LARGE'])
  expect(sent).toBeLessThan(6_000_000)
})

test('a form of another site is refused, with and without the headers of a browser (INV-34)', async () => {
  const { cookie } = await signedIn('traveler')
  const send = async (headers: Record<string, string>) => {
    const answer = await api.request('/api/profile/avatar', {
      method: 'PUT',
      headers: { cookie, ...headers },
      body: formWith(await picture()),
    })
    return [answer.status, (await answer.json()).error?.code]
  }
  const own = { 'x-requested-with': 'torogoz' }
  expect(await send({})).toEqual([403, 'CROSS_ORIGIN'])
  expect(await send({ ...own, 'sec-fetch-site': 'cross-site' })).toEqual([403, 'CROSS_ORIGIN'])
  expect(await send({ ...own, origin: 'https://elsewhere.example' })).toEqual([403, 'CROSS_ORIGIN'])
  expect(await send({ ...own, 'sec-fetch-site': 'same-origin' })).toEqual([200, undefined])
})

test('without a session nothing is read', async () => {
  expect((await anonymous.request('put', '/profile/avatar', formWith(await picture()))).status).toBe(401)
})

test('20 files an hour and 100 MB a day, counted per person (trust 3)', async () => {
  const [eager, heavy, other] = [await signedIn('traveler'), await signedIn('traveler'), await signedIn('traveler')]
  configure({ RATE_LIMITS: 'on' })
  const junk = formWith(Buffer.from('x'))
  for (let n = 0; n < 20; n++) expect((await eager.request('put', '/profile/avatar', junk)).status).toBe(415)
  const { status, body, headers } = await eager.request('put', '/profile/avatar', junk)
  expect([status, body.error.message]).toEqual([
    429,
    'Subiste muchas imágenes en poco tiempo. Inténtalo de nuevo más tarde.',
  ])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(await withinUploads(heavy.id, 'bytes', 100 * 1024 * 1024 - 5)).toBeNull()
  expect((await heavy.request('put', '/profile/avatar', formWith(Buffer.from('12345')))).status).toBe(415)
  expect((await heavy.request('put', '/profile/avatar', junk)).status).toBe(429)
  expect((await other.request('put', '/profile/avatar', junk)).status).toBe(415)
})
