// The listening connection is lost in every possible way: it must reconnect by itself, and no news may be missed.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configuration, configure } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { log } from '#platform/log/log.ts'
import { notifyText, stopListening, subscribe } from './listener.ts'

const direct = configuration().DATABASE_URL!
const sockets = new Set<Socket>()
/** `silent`: connected clients get no more answers. `closed`: new connections are refused. */
let mode: 'open' | 'silent' | 'closed' = 'open'
const between = createServer({ allowHalfOpen: true }, (near) => {
  if (mode === 'closed') return near.destroy()
  const { hostname, port } = new URL(direct)
  const far = connect(Number(port), hostname)
  // Only connections of that time; later ones are answered.
  let isAlive = true
  near.on('silence', () => {
    isAlive = false
  })
  for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
  near.on('end', () => isAlive && near.end())
  near.on('data', (data) => isAlive && far.write(data)).on('close', () => far.destroy())
  far.on('data', (data) => isAlive && near.write(data)).on('close', () => near.destroy())
})
await once(between.listen(0, '127.0.0.1'), 'listening')
afterAll(() => between.close())

const logLines: string[] = []
beforeEach(() => {
  mode = 'open'
  logLines.length = 0
  // Of the listener alone: what an earlier file has left may still be on its way.
  const note = (facts: unknown, words = '') => {
    if ((facts as { source?: string }).source === 'listener') logLines.push(words)
  }
  vi.spyOn(log(), 'warn').mockImplementation(note)
  vi.spyOn(log(), 'info').mockImplementation(note)
})
afterEach(async () => {
  await stopListening()
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  configure({ DATABASE_URL: direct })
  vi.restoreAllMocks()
})

async function follow(topic: string) {
  const received = { news: [] as string[], gaps: 0 }
  await subscribe(topic, {
    news: (detail) => void received.news.push(detail),
    gap: () => {
      received.gaps++
    },
  })
  return received
}
const speak = (topic: string, words: string) => database().execute(sql.raw(`select ${notifyText(`'${topic}'`, words)}`))
const listening = async () =>
  (
    await pool().query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'torogoz listener'`,
    )
  ).rows.map(({ pid }) => pid)

test('ended by the server, it says so, listens again and tells everybody that something may be missing', async () => {
  const [one, other] = [await follow('a/1'), await follow('b/1')]
  const [pid] = await listening()
  await pool().query('select pg_terminate_backend($1)', [pid])
  await expect.poll(() => [one.gaps, other.gaps]).toEqual([1, 1])
  expect(logLines).toEqual(['listening connection lost', 'listening again'])
  await speak('a/1', 'back')
  await expect.poll(() => one.news).toEqual(['back'])
  expect(other.news).toEqual([])
  expect(await listening()).toHaveLength(1)
})

test('while nobody lets it in it asks again, ever more rarely, and comes back', async () => {
  const url = new URL(direct)
  url.port = String((between.address() as { port: number }).port)
  configure({ DATABASE_URL: url.href })
  const received = await follow('a/1')
  let tries = 0
  const counted = () => tries++
  mode = 'closed'
  between.on('connection', counted)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => tries).toBeGreaterThanOrEqual(3)
  expect(received.gaps).toBe(0)
  mode = 'open'
  await expect.poll(() => received.gaps).toBe(1)
  between.off('connection', counted)
  expect(logLines).toEqual(['listening connection lost', 'not listening yet', 'listening again'])
})

test('a server that fell silent without a word is noticed, and left', async () => {
  const url = new URL(direct)
  url.port = String((between.address() as { port: number }).port)
  configure({ DATABASE_URL: url.href })
  const received = await follow('a/1')
  configure({ DATABASE_URL: direct })
  for (const socket of sockets) socket.emit('silence')
  await expect.poll(() => received.gaps, { timeout: 20_000 }).toBe(1)
  expect(logLines).toEqual(['listening connection lost', 'listening again'])
  await speak('a/1', 'after the silence')
  await expect.poll(() => received.news).toEqual(['after the silence'])
})

test('a stop does not wait for a server that does not answer', async () => {
  const url = new URL(direct)
  url.port = String((between.address() as { port: number }).port)
  configure({ DATABASE_URL: url.href })
  await follow('a/1')
  for (const socket of sockets) socket.emit('silence')
  // A stop that waited would not come to its end.
  await stopListening()
})
