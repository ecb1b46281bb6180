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
const follow = async ({ path }: Chat, person: { cookie: string }, query = '', headers: Record<string, string> = {}) =>
  reading(await api.request(`/api${path}/events${query}`, { headers: { cookie: person.cookie, ...headers } }))

test('a stream brings what was said, then what is said, each once and in order, to both', async () => {
  const scene = await chat({ messages: [{ by: 'host', content: 'antes' }] })
  const { host, traveler, say } = scene
  const [one, other] = [await follow(scene, host), await follow(scene, traveler)]
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
  const scene = await chat()
  const { host, traveler, say } = scene
  const first = await follow(scene, traveler)
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
    const repeated = await follow(scene, traveler, query, headers)
    await repeated.heard('perdido 2')
    expect(repeated.said()).toEqual(['perdido 1', 'perdido 2'])
  }
})

test('messages of many writers reach a reader in the order of the table, none skipped', async () => {
  const scene = await chat()
  const { host, traveler, say } = scene
  const stream = await follow(scene, traveler)
  await Promise.all(Array.from({ length: 60 }, (_, at) => say(at % 2 ? host : traveler, `${at}`)))
  await stream.until(() => stream.said().length >= 60, '60 messages')
  const ids = stream.events.filter(({ event }) => event === 'message').map(({ id }) => Number(id))
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  expect(new Set(stream.said()).size).toBe(60)
})

test('read marks arrive, and are told to whoever comes later', async () => {
  const scene = await chat({ messages: [{ by: 'host', content: 'hola' }] })
  const { host, traveler, path } = scene
  const stream = await follow(scene, host)
  await stream.heard('hola')
  const through = Number(stream.events[0]!.id)
  await traveler.request('post', `${path}/read`, { through })
  await stream.until(() => stream.events.some(({ event }) => event === 'read'), 'the read mark')
  const later = await follow(scene, host, `?after=${through}`)
  await later.until(() => later.events.length > 0, 'the read mark')
  for (const { events } of [stream, later])
    expect(events.at(-1)).toMatchObject({ event: 'read', id: null, data: { senderId: host.id, through } })
})

test('an expired chat has no stream; an open one ends with its expiry', async () => {
  const over = await chat({ startDate: new Date(Date.now() - 3 * HOUR_MS) })
  expect((await open(over.path, over.host.cookie)).status).toBe(410)
  const scene = await chat()
  await database()
    .update(conversations)
    .set({ expireAt: sql`clock_timestamp() + interval '700 milliseconds'` })
    .where(eq(conversations.id, scene.conversation.id))
  const stream = await follow(scene, scene.traveler)
  await scene.say(scene.host, 'apúrate')
  await stream.ended()
  expect(stream.events.map(({ event }) => event)).toEqual(['message', 'expired'])
})

test('the end of a session ends its streams at once, and nobody else’s', async () => {
  const scene = await chat()
  const { host, traveler, say } = scene
  const [travelerStream, hostStream] = [await follow(scene, traveler), await follow(scene, host)]
  await say(host, 'hola')
  await travelerStream.heard('hola')
  await database().delete(sessions).where(eq(sessions.userId, traveler.id))
  await travelerStream.ended()
  await say(host, '¿sigues ahí?')
  await hostStream.heard('¿sigues ahí?')
  expect(travelerStream.said()).toEqual(['hola'])
})

test('a suspension ends the streams of the suspended', async () => {
  const scene = await chat()
  const stream = await follow(scene, scene.traveler)
  await scene.say(scene.host, 'hola')
  await stream.heard('hola')
  await database().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, scene.traveler.id))
  await stream.ended()
})

test('another session of the same person ending does not end this one', async () => {
  const scene = await chat()
  const stream = await follow(scene, scene.traveler)
  await scene.say(scene.host, 'hola')
  await stream.heard('hola')
  await database()
    .insert(sessions)
    .values({
      userId: scene.traveler.id,
      token: crypto.randomUUID(),
      expiresAt: new Date(Date.now() + MINUTE_MS),
    })
  await database()
    .delete(sessions)
    .where(sql`user_id = ${scene.traveler.id} and expires_at < now() + interval '2 minutes'`)
  await scene.say(scene.host, 'sigues')
  await stream.heard('sigues')
  expect(stream.isOpen()).toBe(true)
})

test('a lost listening connection comes back, and what was said meanwhile arrives', async () => {
  const scene = await chat()
  const stream = await follow(scene, scene.traveler)
  await scene.say(scene.host, 'antes')
  await stream.heard('antes')
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'torogoz listener' and datname = current_database()`
  expect((await pool().query(cut)).rowCount).toBeGreaterThan(0)
  await scene.say(scene.host, 'durante')
  await stream.heard('durante')
  await scene.say(scene.host, 'después')
  await stream.heard('después')
  expect(stream.said()).toEqual(['antes', 'durante', 'después'])
})

test('one person holds at most 6 streams; a closed one gives its place back', async () => {
  configure({ RATE_LIMITS: 'on' })
  try {
    const scene = await chat()
    const headers = { 'x-client-address': '203.0.113.7' }
    const streams = await Promise.all(Array.from({ length: 6 }, () => follow(scene, scene.traveler, '', headers)))
    expect((await open(scene.path, scene.traveler.cookie, headers)).status).toBe(429)
    expect((await open(scene.path, scene.host.cookie, headers)).status).toBe(200)
    await streams[0]!.close()
    const ownStreams = () => database().$count(openStreams, eq(openStreams.accountId, scene.traveler.id))
    await expect.poll(ownStreams).toBe(5)
    const repeated = await open(scene.path, scene.traveler.cookie, headers)
    expect(repeated.status).toBe(200)
    await repeated.body!.cancel()
  } finally {
    endStreams()
    configure({ RATE_LIMITS: 'off' })
  }
})

test('a HEAD request opens nothing', async () => {
  const scene = await chat()
  const answer = await api.request(`/api${scene.path}/events`, {
    method: 'HEAD',
    headers: { cookie: scene.traveler.cookie },
  })
  expect([answer.status, answer.headers.get('content-type'), answer.body]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    null,
  ])
})

test('a reader that takes nothing holds up nobody, and little waits for it', async () => {
  const scene = await chat()
  const idle = await open(scene.path, scene.traveler.cookie)
  const stream = await follow(scene, scene.host)
  for (let at = 0; at < 60; at++) await scene.say(scene.host, `${at} ${'x'.repeat(900)}`)
  await stream.until(() => stream.said().length === 60, 'all messages')
  // Undelivered messages stay in the table: a slow reader gets all of them later, each once.
  const late = reading(idle)
  await late.until(() => late.said().length === 60, 'all messages for the late reader')
  expect(late.said()).toEqual(stream.said())
})
