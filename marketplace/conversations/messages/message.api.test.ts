import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { configure } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/units.ts'
import { chat, type Sent } from '#tests/support/scenes/chat.ts'
import { conversations, messages } from '../conversation.table.ts'
import type { Message } from './message.contract.ts'

type List = { messages: Message[]; earlier: number | null }
const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ by: 'host' as const, content: `${at}` }))

test('a message is stored as its sender wrote it and read by the other', async () => {
  const { host, traveler, conversation, path, say } = await chat()
  const content = '¡Hola! <b>¿Dónde</b> nos vemos?\nLlevo 2 niños 🌋 & "agua"'
  const sent = await say(traveler, `  ${content}\n`)
  expect(sent.status).toBe(201)
  expect(sent.body).toMatchObject({
    messageCount: 1,
    message: { content, senderId: traveler.id, messageType: 'text', readAt: null, attachmentUrl: null },
  })
  expect(sent.body.message.sender).toEqual({ id: traveler.id, fullName: 'Ana Mejía', avatarUrl: null })
  const read = await host.request<List>('get', `${path}/messages`)
  expect(read.body).toEqual({ messages: [sent.body.message], earlier: null })
  const [stored] = await database().select().from(conversations).where(eq(conversations.id, conversation.id))
  expect(stored!.lastMessageAt?.toISOString()).toBe(sent.body.message.createdAt)
})

test('older pages backwards, each ascending, no gap and no double', async () => {
  const { traveler, path } = await chat({ messages: lines(120) })
  const pages: List[] = []
  let before: number | null = null
  do {
    const query: string = before === null ? '' : `?before=${before}`
    const { body } = await traveler.request<List>('get', `${path}/messages${query}`)
    pages.unshift(body)
    before = body.earlier
  } while (before !== null)
  expect(pages.map((page) => page.messages.length)).toEqual([20, 50, 50])
  expect(pages.flatMap((page) => page.messages.map(({ content }) => content))).toEqual(
    Array.from({ length: 120 }, (_, at) => `${at}`),
  )
})

test('the 200th message is accepted, the 201st refused', async () => {
  const { host, traveler, say } = await chat({ messages: lines(199) })
  expect((await say(traveler, 'la última')).body.messageCount).toBe(200)
  for (const person of [host, traveler])
    expect(await say<{ error: object }>(person, 'una más')).toMatchObject({
      status: 409,
      body: { error: { code: 'CHAT_FULL', message: 'Límite alcanzado' } },
    })
})

test('after the expiry nothing is accepted, by the clock of the database', async () => {
  const { traveler, conversation, say } = await chat({ startDate: new Date(Date.now() - HOUR_MS + MINUTE_MS) })
  expect((await say(traveler, 'a tiempo')).status).toBe(201)
  await database()
    .update(conversations)
    .set({ expireAt: sql`clock_timestamp() - interval '1 millisecond'` })
    .where(eq(conversations.id, conversation.id))
  expect(await say(traveler, 'tarde')).toMatchObject({
    status: 410,
    body: { error: { code: 'CHAT_EXPIRED', message: 'Conversación expirada' } },
  })
})

test('a chat whose reservation is cancelled takes nothing more', async () => {
  const { host, traveler, conversation, path, say } = await chat({ messages: lines(1) })
  await database()
    .update(bookings)
    .set({ status: 'cancelled', cancelledBy: 'traveler', cancelledAt: new Date() })
    .where(eq(bookings.id, conversation.bookingId))
  for (const person of [host, traveler])
    expect(await say(person, 'hola')).toMatchObject({ status: 409, body: { error: { code: 'CHAT_CANCELLED' } } })
  expect((await traveler.request<List>('get', `${path}/messages`)).body.messages).toHaveLength(1)
})

test('a message waits for a cancellation that is under way', async () => {
  const { traveler, conversation, say } = await chat()
  const other = await pool().connect()
  await other.query('begin')
  await other.query(
    `update bookings set status = 'cancelled', cancelled_by = 'host', cancelled_at = now() where id = $1`,
    [conversation.bookingId],
  )
  const sending = say(traveler, '¿Sigue en pie?')
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for share of b%'`
  await expect.poll(async () => (await pool().query(waiting)).rowCount).toBeGreaterThan(0)
  await other.query('commit')
  other.release()
  expect((await sending).status).toBe(409)
})

test('the same message sent again is stored once, also at the same moment, also after the end', async () => {
  const { traveler, conversation, say } = await chat()
  const clientId = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 12 }, () => say(traveler, 'una vez', clientId)))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
  expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1)
  await database()
    .update(conversations)
    .set({ expireAt: new Date(Date.now() - 1000) })
    .where(eq(conversations.id, conversation.id))
  expect((await say(traveler, 'una vez', clientId)).body.message.id).toBe(answers[0]!.body.message.id)
  const [after] = await database().select().from(conversations).where(eq(conversations.id, conversation.id))
  expect(after!.messageCount).toBe(1)
  expect(await database().$count(messages, eq(messages.conversationId, conversation.id))).toBe(1)
})

test('one person names messages for themselves only', async () => {
  const { host, traveler, say } = await chat()
  const clientId = crypto.randomUUID()
  const [one, other] = [await say(traveler, 'mío', clientId), await say(host, 'también', clientId)]
  expect([one.body.message.content, other.body.message.content]).toEqual(['mío', 'también'])
})

test('1000 emoji fit into the contract and into the table', async () => {
  const { traveler, say } = await chat()
  expect((await say(traveler, '🌋'.repeat(1000))).status).toBe(201)
  expect((await say(traveler, 'ñ'.repeat(1000))).status).toBe(201)
  const refusal = await say<{ error: { fields: object } }>(traveler, '🌋'.repeat(1001))
  expect(refusal).toMatchObject({ status: 422, body: { error: { fields: { content: 'Máximo 1000 caracteres' } } } })
})

test.each([
  ['nothing', {}],
  ['whitespace', { clientId: crypto.randomUUID(), content: ' \n\t\u00a0' }],
  ['no name', { content: 'Hola' }],
  ['another kind of content', { clientId: crypto.randomUUID(), content: 5 }],
  ['half of an emoji', { clientId: crypto.randomUUID(), content: '\ud83c' }],
  ['a zero character', { clientId: crypto.randomUUID(), content: 'a\u0000b' }],
])('%s is refused', async (_, body) => {
  const { traveler, path } = await chat()
  const { status } = await traveler.request('post', `${path}/messages`, body)
  expect([400, 422]).toContain(status)
})

test('the sender is who is signed in, whatever the body says', async () => {
  const { host, traveler, path } = await chat()
  const body = { clientId: crypto.randomUUID(), content: 'Soy yo', senderId: host.id, sender_id: host.id }
  const { body: sent } = await traveler.request<Sent>('post', `${path}/messages`, body)
  expect(sent.message.senderId).toBe(traveler.id)
})

test('reading marks the messages of the other up to one, once, and never after the expiry', async () => {
  const { host, traveler, conversation, path, say } = await chat()
  const first = (await say(host, 'uno')).body.message
  const own = (await say(traveler, 'mío')).body.message
  const third = (await say(host, 'tres')).body.message
  const read = async (through: number) => (await traveler.request('post', `${path}/read`, { through })).body
  expect(await read(first.sequence)).toEqual({ marked: 1 })
  const marks = async () => {
    const { body } = await traveler.request<List>('get', `${path}/messages`)
    return body.messages.map(({ readAt }) => readAt)
  }
  const [moment] = await marks()
  expect(await read(own.sequence)).toEqual({ marked: 0 })
  expect(await marks()).toEqual([moment, null, null])
  await database()
    .update(conversations)
    .set({ expireAt: new Date(Date.now() - 1000) })
    .where(eq(conversations.id, conversation.id))
  expect(await read(third.sequence)).toEqual({ marked: 0 })
  expect(await marks()).toEqual([moment, null, null])
})

test('the database refuses to move a read mark', async () => {
  const { conversation } = await chat({ messages: [{ by: 'host', content: 'hola', read: true }] })
  const moved = database().update(messages).set({ readAt: new Date() })
  await expect(moved.where(eq(messages.conversationId, conversation.id))).rejects.toThrow()
})

test('30 messages a minute per conversation and person', async () => {
  configure({ RATE_LIMITS: 'on' })
  try {
    const { host, traveler, say } = await chat()
    for (let at = 0; at < 30; at++) expect((await say(traveler, `${at}`)).status).toBe(201)
    const refusal = await say<{ error: { message: string } }>(traveler, 'otra')
    expect([refusal.status, refusal.body.error.message]).toEqual([
      429,
      'Escribes muy rápido. Espera un momento y vuelve a intentarlo.',
    ])
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await say(host, 'yo sí')).status).toBe(201)
  } finally {
    configure({ RATE_LIMITS: 'off' })
  }
})
