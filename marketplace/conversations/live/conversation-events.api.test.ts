import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { sessions, users } from '#marketplace/accounts/account.table.ts'
import { api } from '#marketplace/api.ts'
import { configure } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { openStreams } from '#platform/http/streams/stream.table.ts'
import { endStreams } from '#platform/http/streams/stream.ts'
import { stopListening } from '#platform/realtime/listener.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/units.ts'
import { chat, reading } from '#tests/support/scenes/chat.ts'
import { conversations } from '../conversation.table.ts'

afterEach(endStreams)
afterAll(stopListening)

type Chat = Awaited<ReturnType<typeof chat>>
const open = (path: string, cookie: string, headers: Record<string, string> = {}) =>
  api.request(`/api${path}/events`, { headers: { cookie, ...headers } })
const follow = async ({ path }: Chat, who: { cookie: string }, query = '', headers: Record<string, string> = {}) =>
  reading(await api.request(`/api${path}/events${query}`, { headers: { cookie: who.cookie, ...headers } }))

test('a stream brings what was said, then what is said, each once and in order, to both', async () => {
  const room = await chat({ said: [{ by: 'host', content: 'antes' }] })
  const { host, traveler, say } = room
  const [one, other] = [await follow(room, host), await follow(room, traveler)]
  await one.heard('antes')
  for (let at = 0; at < 20; at++) await say(at % 2 ? host : traveler, `${at}`)
  for (const stream of [one, other]) {
    await stream.heard('19')
    expect(stream.said()).toEqual(['antes', ...Array.from({ length: 20 }, (_, at) => `${at}`)])
  }
  const { id, data } = one.events.at(-1)!
  expect([Number(id), data.messageCount]).toEqual([(data.message as { sequence: number }).sequence, 21])
})

test('it resumes after the last event that was seen, whichever way that is said', async () => {
  const room = await chat()
  const { host, traveler, say } = room
  const first = await follow(room, traveler)
  await say(host, 'visto')
  await first.heard('visto')
  const last = first.events.at(-1)!.id!
  await first.close()
  await say(host, 'perdido 1')
  await say(host, 'perdido 2')
  for (const [query, headers] of [
    ['', { 'last-event-id': last }],
    [`?after=${last}`, {}],
    // Last-Event-ID is newer than the `after` of the address, which never changes.
    ['?after=0', { 'last-event-id': last }],
  ] as [string, Record<string, string>][]) {
    const again = await follow(room, traveler, query, headers)
    await again.heard('perdido 2')
    expect(again.said()).toEqual(['perdido 1', 'perdido 2'])
  }
})

test('messages of many writers reach a reader in the order of the table, none skipped', async () => {
  const room = await chat()
  const { host, traveler, say } = room
  const stream = await follow(room, traveler)
  await Promise.all(Array.from({ length: 60 }, (_, at) => say(at % 2 ? host : traveler, `${at}`)))
  await stream.until(() => stream.said().length >= 60, '60 messages')
  const ids = stream.events.filter(({ event }) => event === 'message').map(({ id }) => Number(id))
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  expect(new Set(stream.said()).size).toBe(60)
})

test('read marks arrive, and are told to whoever comes later', async () => {
  const room = await chat({ said: [{ by: 'host', content: 'hola' }] })
  const { host, traveler, path } = room
  const stream = await follow(room, host)
  await stream.heard('hola')
  const through = Number(stream.events[0]!.id)
  await traveler.request('post', `${path}/read`, { through })
  await stream.until(() => stream.events.some(({ event }) => event === 'read'), 'the read mark')
  const later = await follow(room, host, `?after=${through}`)
  await later.until(() => later.events.length > 0, 'the read mark')
  for (const { events } of [stream, later])
    expect(events.at(-1)).toMatchObject({ event: 'read', id: null, data: { senderId: host.id, through } })
})

test('an expired chat has no stream; an open one ends with its expiry', async () => {
  const over = await chat({ startDate: new Date(Date.now() - 3 * HOUR_MS) })
  expect((await open(over.path, over.host.cookie)).status).toBe(410)
  const room = await chat()
  await database()
    .update(conversations)
    .set({ expireAt: sql`clock_timestamp() + interval '700 milliseconds'` })
    .where(eq(conversations.id, room.conversation.id))
  const stream = await follow(room, room.traveler)
  await room.say(room.host, 'apúrate')
  await stream.ended()
  expect(stream.events.map(({ event }) => event)).toEqual(['message', 'expired'])
})

test('the end of a session ends its streams at once, and nobody else’s', async () => {
  const room = await chat()
  const { host, traveler, say } = room
  const [gone, stays] = [await follow(room, traveler), await follow(room, host)]
  await say(host, 'hola')
  await gone.heard('hola')
  await database().delete(sessions).where(eq(sessions.userId, traveler.id))
  await gone.ended()
  await say(host, '¿sigues ahí?')
  await stays.heard('¿sigues ahí?')
  expect(gone.said()).toEqual(['hola'])
})

test('a suspension ends the streams of the suspended', async () => {
  const room = await chat()
  const stream = await follow(room, room.traveler)
  await room.say(room.host, 'hola')
  await stream.heard('hola')
  await database().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, room.traveler.id))
  await stream.ended()
})

test('another session of the same person ending does not end this one', async () => {
  const room = await chat()
  const stream = await follow(room, room.traveler)
  await room.say(room.host, 'hola')
  await stream.heard('hola')
  await database()
    .insert(sessions)
    .values({
      userId: room.traveler.id,
      token: crypto.randomUUID(),
      expiresAt: new Date(Date.now() + MINUTE_MS),
    })
  await database()
    .delete(sessions)
    .where(sql`user_id = ${room.traveler.id} and expires_at < now() + interval '2 minutes'`)
  await room.say(room.host, 'sigues')
  await stream.heard('sigues')
  expect(stream.isOpen()).toBe(true)
})

test('a lost listening connection comes back, and what was said meanwhile arrives', async () => {
  const room = await chat()
  const stream = await follow(room, room.traveler)
  await room.say(room.host, 'antes')
  await stream.heard('antes')
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'torogoz listener' and datname = current_database()`
  expect((await pool().query(cut)).rowCount).toBeGreaterThan(0)
  await room.say(room.host, 'durante')
  await stream.heard('durante')
  await room.say(room.host, 'después')
  await stream.heard('después')
  expect(stream.said()).toEqual(['antes', 'durante', 'después'])
})

test('one person holds at most 6 streams; a closed one gives its place back', async () => {
  configure({ RATE_LIMITS: 'on' })
  try {
    const room = await chat()
    const headers = { 'x-client-address': '203.0.113.7' }
    const streams = await Promise.all(Array.from({ length: 6 }, () => follow(room, room.traveler, '', headers)))
    expect((await open(room.path, room.traveler.cookie, headers)).status).toBe(429)
    expect((await open(room.path, room.host.cookie, headers)).status).toBe(200)
    await streams[0]!.close()
    const mine = () => database().$count(openStreams, eq(openStreams.accountId, room.traveler.id))
    await expect.poll(mine).toBe(5)
    const again = await open(room.path, room.traveler.cookie, headers)
    expect(again.status).toBe(200)
    await again.body!.cancel()
  } finally {
    endStreams()
    configure({ RATE_LIMITS: 'off' })
  }
})

test('a HEAD request opens nothing', async () => {
  const room = await chat()
  const answer = await api.request(`/api${room.path}/events`, {
    method: 'HEAD',
    headers: { cookie: room.traveler.cookie },
  })
  expect([answer.status, answer.headers.get('content-type'), answer.body]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    null,
  ])
})

test('a reader that takes nothing holds up nobody, and little waits for it', async () => {
  const room = await chat()
  const idle = await open(room.path, room.traveler.cookie)
  const stream = await follow(room, room.host)
  for (let at = 0; at < 60; at++) await room.say(room.host, `${at} ${'x'.repeat(900)}`)
  await stream.until(() => stream.said().length === 60, 'all messages')
  // Undelivered messages stay in the table: a slow reader gets all of them later, each once.
  const late = reading(idle)
  await late.until(() => late.said().length === 60, 'all messages for the late reader')
  expect(late.said()).toEqual(stream.said())
})
