// Clients that disconnect before their answer: the server continues, logs no error, and keeps nothing of them.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { pool } from '#platform/database/pool.ts'
import { chat } from '../support/scenes/chat.ts'
import { startServer } from '../support/servers/running-server.ts'

let server: ChildProcess
let address: string
let output = ''
beforeAll(async () => {
  const started = await startServer(configuration().DATABASE_URL!, { LOG_LEVEL: 'debug' })
  server = started.server
  address = started.address
  server.stdout!.on('data', (data) => {
    output += data
  })
})
afterAll(async () => {
  if (server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit')
})

/** Sends a request and disconnects after some milliseconds. */
const leave = (head: string, ms: number, body = '') =>
  new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => {
      socket.write(`${head}\r\nHost: ${new URL(address).host}\r\n\r\n${body}`)
      setTimeout(() => socket.destroy(), ms)
    })
    socket.on('error', () => {}).on('close', () => resolve())
  })

async function leaveManyTimes(heads: string[], times: number) {
  const queue = Array.from({ length: times }, (_, at) => [heads[at % heads.length]!, (at * 7) % 41] as const)
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await leave(...next)
    }),
  )
}

/** Still alive, all work done, and no log line about an error of ours. */
async function isUnharmed() {
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(server.exitCode).toBeNull()
  const lines = output.split('\n').filter((line) => line.startsWith('{'))
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
  const busy = `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in%'`
  await expect.poll(async () => (await pool().query(busy)).rowCount).toBe(0)
}

test('leaving pages, calls and streams stops nothing', async () => {
  const { host, traveler, path } = await chat()
  const get = (url: string, cookie: string) => `GET ${url} HTTP/1.1\r\nAccept: */*\r\nCookie: ${cookie}`
  const heads = [
    ...['/profile/reservations', '/', '/search', '/map', '/api/profile', `/api${path}/events`].map((url) =>
      get(url, traveler.cookie),
    ),
    ...['/host/dashboard', '/host/reservations'].map((url) => get(url, host.cookie)),
    get('/search?q=volcan', 'none=1'),
  ]
  await leaveManyTimes(heads, 270)
  await isUnharmed()
  await expect.poll(() => /"path":"\/profile\/reservations","status":499/.test(output)).toBe(true)
})

test('a body that never comes to its end is no fault of ours', async () => {
  const { traveler, path } = await chat()
  const head = `POST /api${path}/messages HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\nCookie: ${traveler.cookie}`
  await Promise.all(Array.from({ length: 20 }, (_, at) => leave(head, at * 4, '{"content":"ho')))
  await expect.poll(() => /\/messages","status":499/.test(output)).toBe(true)
  await isUnharmed()
})
