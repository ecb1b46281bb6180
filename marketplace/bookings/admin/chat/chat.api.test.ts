import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#marketplace/admin/audit/audit.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createConversation } from '#marketplace/conversations/conversation.factory.ts'
import { messages } from '#marketplace/conversations/conversation.table.ts'
import { database } from '#platform/database/pool.ts'
import { cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import { formWith, PIXEL } from '#tests/support/scenes/sample.ts'
import type { ReadChat } from './chat.contract.ts'

const reason = 'El viajero reporta un insulto'

async function scene() {
  const admin = await signedIn('admin')
  const { id, booking } = await createConversation({
    messages: [
      { by: 'traveler', content: '¿Hay sombra en el camino?' },
      { by: 'host', content: 'Sí, hasta el mirador.' },
    ],
  })
  const traveler = requestAs(await cookieOf({ id: booking.userId }))
  const picture = (await traveler<{ id: string }>('post', `/conversations/${id}/attachments`, formWith(PIXEL))).body
  await traveler('post', `/conversations/${id}/messages`, {
    clientId: crypto.randomUUID(),
    content: '',
    attachmentId: picture.id,
  })
  const entries = () => database().select().from(auditEntries).where(eq(auditEntries.objectId, booking.id))
  const path = `/admin/bookings/${booking.id}/chat`
  return { admin, booking, path, entries, picturePath: `${path}/pictures/${picture.id}` }
}

test('a chat is read for a reason, which is written down; nothing becomes read by it', async () => {
  const { admin, booking, path, entries } = await scene()
  const unread = () => database().$count(messages, sql`read_at is null`)
  const before = await unread()
  const { status, body } = await admin.request<ReadChat>('post', path, { reason })
  expect(status).toBe(200)
  expect(body.messages.map(({ by, content }) => [by, content])).toEqual([
    ['traveler', '¿Hay sombra en el camino?'],
    ['host', 'Sí, hasta el mirador.'],
    ['traveler', ''],
  ])
  expect(await unread()).toBe(before)
  const written = await entries()
  expect(written).toMatchObject([{ action: 'chat.open', actorId: admin.id, objectType: 'booking', reason }])
  // Its messages are not in the log (INV-47).
  expect(JSON.stringify(written)).not.toMatch(/sombra|mirador/)
  const detail = await admin.request<{ messages: number; timeline: object[] }>('get', `/admin/bookings/${booking.id}`)
  expect([detail.body.messages, detail.body.timeline.at(-1)]).toMatchObject([3, { what: 'chat', note: reason }])
})

test('its pictures are shown to who has given a reason within the hour, and to nobody else', async () => {
  const { admin, path, picturePath } = await scene()
  expect((await admin.request('get', picturePath)).status).toBe(404)
  const { body } = await admin.request<ReadChat>('post', path, { reason })
  expect(body.messages.at(-1)?.picture?.url).toBe(`/api${picturePath}`)
  const picture = await admin.request<unknown>('get', picturePath)
  expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ])
  const other = await signedIn('admin')
  expect((await other.request('get', picturePath)).status).toBe(404)
  const elsewhere = await scene()
  await admin.request('post', elsewhere.path, { reason })
  expect((await admin.request('get', `${elsewhere.path}/pictures/${picturePath.slice(-36)}`)).status).toBe(404)
})

test('without a reason, without a chat, or without being an administrator nothing is read and nothing is written', async () => {
  const { admin, booking, path, entries } = await scene()
  expect((await admin.request('post', path, { reason: ' ' })).body.error.fields).toEqual({
    reason: 'Escribe el motivo',
  })
  expect((await requestAs(await cookieOf({ id: booking.hostId }))('post', path, { reason })).status).toBe(403)
  expect(await entries()).toEqual([])
  const { id } = await createBooking()
  const invalid = await admin.request('post', `/admin/bookings/${id}/chat`, { reason })
  expect([invalid.status, invalid.body.error.code]).toEqual([404, 'NO_CHAT'])
})
