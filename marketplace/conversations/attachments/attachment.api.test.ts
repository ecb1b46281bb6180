import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { api } from '#marketplace/api.ts'
import { database } from '#platform/database/pool.ts'
import { readAttachment } from '#platform/storage/personal-picture.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { chat, type Sent } from '#tests/support/scenes/chat.ts'
import { padded, photograph } from '#tests/support/scenes/hostile-pictures.ts'
import { formWith } from '#tests/support/scenes/sample.ts'
import { createConversation } from '../conversation.factory.ts'
import { conversations } from '../conversation.table.ts'
import { deleteUnsent } from './attachment.api.ts'
import { attachments } from './attachment.table.ts'

type Handed = { id: string; width: number; height: number }
const picture = (width = 600, height = 400) => photograph(width, height).withExif({}).jpeg().toBuffer()

async function withPicture() {
  const scene = await chat()
  const { traveler, path } = scene
  const handed = (await traveler.request<Handed>('post', `${path}/attachments`, formWith(await picture()))).body
  const send = (content = '') =>
    traveler.request<Sent>('post', `${path}/messages`, {
      clientId: crypto.randomUUID(),
      content,
      attachmentId: handed.id,
    })
  return { ...scene, handed, send, picturePath: `${path}/attachments/${handed.id}` }
}

test('a picture is sent as a message, seen by both, kept out of shared caches', async () => {
  const { host, traveler, handed, send, picturePath } = await withPicture()
  expect(handed).toMatchObject({ width: 600, height: 400 })
  const { body } = await send('Aquí estoy')
  expect(body).toMatchObject({
    messageCount: 1,
    message: {
      content: 'Aquí estoy',
      messageType: 'attachment',
      attachmentType: 'image/webp',
      attachmentUrl: `/api${picturePath}`,
      attachment: { width: 600, height: 400 },
    },
  })
  for (const { cookie } of [host, traveler]) {
    const answer = await api.request(`/api${picturePath}`, { headers: { cookie } })
    const { headers } = answer
    expect([headers.get('content-type'), headers.get('cache-control'), headers.get('vary')]).toEqual([
      'image/webp',
      'private, max-age=3600',
      'cookie',
    ])
    const { format, exif } = await sharp(await answer.arrayBuffer()).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
  }
})

test('nobody else sees it, and until it is sent only who handed it in', async () => {
  const { host, traveler, send, picturePath } = await withPicture()
  expect((await traveler.request('get', picturePath)).status).toBe(200)
  expect((await host.request('get', picturePath)).status).toBe(404)
  await send()
  expect((await host.request('get', picturePath)).status).toBe(200)
  for (const stranger of [await signedIn('traveler'), await signedIn('admin')])
    expect((await stranger.request('get', picturePath)).body.error.message).toBe('Sin permisos')
  expect((await anonymous.request('get', picturePath)).status).toBe(401)
})

test('a picture belongs to its conversation and to who handed it in', async () => {
  const { host, path, handed } = await withPicture()
  const other = await withPicture()
  const with_ = (attachmentId: string) => ({ clientId: crypto.randomUUID(), content: '', attachmentId })
  for (const [who, where, id] of [
    [host, path, handed.id],
    [other.traveler, other.path, handed.id],
    [host, path, crypto.randomUUID()],
  ] as const)
    expect((await who.request('post', `${where}/messages`, with_(id))).body.error.code).toBe('ATTACHMENT_UNKNOWN')
})

test('of several pictures and chats each is the one that was meant, and only what was sent is seen', async () => {
  const { host, traveler, path, handed, send } = await withPicture()
  await send('Con foto')
  const second = (await traveler.request<Handed>('post', `${path}/attachments`, formWith(await picture(300, 200)))).body
  const sizeOf = async (cookie: string, address: string) => {
    const answer = await api.request(`/api${address}`, { headers: { cookie } })
    return answer.ok ? (await sharp(await answer.arrayBuffer()).metadata()).width : answer.status
  }
  const at = (id: string, place = path) => `${place}/attachments/${id}`
  expect([await sizeOf(host.cookie, at(handed.id)), await sizeOf(host.cookie, at(second.id))]).toEqual([600, 404])
  expect(await sizeOf(traveler.cookie, at(second.id))).toBe(300)
  expect(await sizeOf(traveler.cookie, at(crypto.randomUUID()))).toBe(404)
  // Through a chat of one's own nobody reads the pictures of another one.
  const other = await withPicture()
  await other.send()
  expect(await sizeOf(other.traveler.cookie, at(handed.id, other.path))).toBe(404)
  // Nor does one's own picture go from one chat to another.
  const elsewhere = await createConversation({ hostId: host.id, travelerId: traveler.id })
  const moved = { clientId: crypto.randomUUID(), content: '', attachmentId: second.id }
  const refusal = await traveler.request('post', `/conversations/${elsewhere.id}/messages`, moved)
  expect(refusal.body.error.code).toBe('ATTACHMENT_UNKNOWN')
})

test('wrong and large files are refused with the words of the chat', async () => {
  const { traveler, path } = await chat()
  const upload = (bytes: Buffer) => traveler.request('post', `${path}/attachments`, formWith(Buffer.from(bytes)))
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const bytes of [svg, Buffer.from('GIF89a, they said'), Buffer.from('%PDF-1.7')])
    expect(await upload(bytes)).toMatchObject({
      status: 415,
      body: { error: { message: 'Tipo de archivo no permitido. Solo se permiten imágenes.' } },
    })
  const photo = await picture()
  expect((await upload(padded(photo, 5_242_880))).status).toBe(201)
  expect(await upload(padded(photo, 5_242_881))).toMatchObject({
    status: 413,
    body: { error: { message: 'El archivo es demasiado grande. Máximo 5MB.' } },
  })
})

test('an expired chat takes no picture; a stranger is told no more than of a missing one', async () => {
  const { traveler, conversation, path } = await chat()
  await database()
    .update(conversations)
    .set({ expireAt: new Date(Date.now() - 1000) })
    .where(eq(conversations.id, conversation.id))
  const upload = (person: { request: typeof traveler.request }, where: string, bytes: Buffer) =>
    person.request('post', `${where}/attachments`, formWith(Buffer.from(bytes)))
  const photo = await picture()
  expect((await upload(traveler, path, photo)).body.error.message).toBe('Conversación expirada')
  const stranger = await signedIn('traveler')
  for (const where of [path, `/conversations/${crypto.randomUUID()}`])
    expect((await upload(stranger, where, photo)).body.error.code).toBe('NO_PERMISSION')
})

test('what was never sent is forgotten a day later', async () => {
  const { handed } = await withPicture()
  const sent = await withPicture()
  await sent.send()
  const rows = await database().select().from(attachments)
  const fileOf = (id: string) => rows.find((row) => row.id === id)!.file
  await database()
    .update(attachments)
    .set({ createdAt: new Date(Date.now() - 2 * DAY_MS) })
  const newer = await withPicture()
  await deleteUnsent()
  expect(await readAttachment(fileOf(handed.id))).toBeNull()
  expect(await readAttachment(fileOf(sent.handed.id))).not.toBeNull()
  const remainingIds = (await database().select().from(attachments)).map(({ id }) => id)
  expect([handed, sent.handed, newer.handed].map(({ id }) => remainingIds.includes(id))).toEqual([false, true, true])
})
