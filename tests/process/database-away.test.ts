// Answers while the database is away, and when our own code is broken.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { pool } from '#platform/database/pool.ts'
import { signedIn } from '../support/people.ts'
import { startServer } from '../support/servers/running-server.ts'

/** A proxy between the node and its database. `away`: refuses connections; `frozen`: swallows data without an answer. */
let mode: 'here' | 'away' | 'frozen' = 'here'
const sockets = new Set<Socket>()
const between = createServer((incoming) => {
  if (mode === 'away') return incoming.destroy()
  const { hostname, port } = new URL(configuration().DATABASE_URL!)
  const far = connect(Number(port), hostname)
  for (const socket of [incoming, far]) sockets.add(socket.on('error', () => {}))
  incoming.on('data', (data) => mode === 'frozen' || far.write(data)).on('close', () => far.destroy())
  far.on('data', (data) => mode === 'frozen' || incoming.write(data)).on('close', () => incoming.destroy())
})
function become(next: typeof mode) {
  mode = next
  // Swallowed data can not be repeated, so the connections are closed.
  if (next !== 'frozen') for (const socket of sockets) socket.destroy()
}

let server: ChildProcess
let address: string
beforeAll(async () => {
  await once(between.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(configuration().DATABASE_URL!)
  url.port = String((between.address() as { port: number }).port)
  ;({ server, address } = await startServer(url.href, { LOG_LEVEL: 'fatal' }))
})
afterAll(async () => {
  become('here')
  if (server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit')
  between.close()
})
beforeEach(async () => {
  become('here')
  await expect.poll(async () => (await fetch(`${address}/api/home`)).status).toBe(200)
})

/** The longest that the product itself waits for a database is 4.5 s; the rest is for a busy machine. */
const ANSWERS_WITHIN_MS = 15_000
async function request(path: string, headers: Record<string, string> = {}) {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS)
  const answer = await fetch(address + path, { headers: { accept: 'text/html', ...headers }, signal })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

test.each(['away', 'frozen'] as const)('pages say soon that the database is %s', async (how) => {
  const { cookie } = await signedIn('traveler')
  const home = await request('/')
  expect(home.status).toBe(200)
  become(how)
  // Older than a fresh copy may be.
  await expect.poll(async () => (await request('/')).headers.get('x-page-cache')).toBe('stale')
  expect((await request('/')).status).toBe(200)
  for (const [path, sent] of [
    [`/search?q=${how}`, {}],
    ['/profile/reservations', { cookie }],
  ] as const) {
    const { status, headers, body } = await request(path, sent)
    expect([path, status]).toEqual([path, 503])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(body).toContain('Inténtalo de nuevo en unos segundos')
    expect(body).toContain(`<a href="${path}">Intentar de nuevo</a>`)
  }
  become('here')
  await expect.poll(async () => (await request('/profile/reservations', { cookie })).status).toBe(200)
})

test('calls say so too, with the code and the time to wait', async () => {
  const { cookie } = await signedIn('traveler')
  become('away')
  for (const path of ['/api/profile', '/api/home']) {
    const { status, headers, body } = await request(path, { cookie })
    expect([path, status]).toEqual([path, 503])
    expect(JSON.parse(body).error).toMatchObject({ code: 'UNAVAILABLE', requestId: headers.get('x-request-id') })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
})

test('a fault of ours never says what went wrong inside', async () => {
  const { cookie } = await signedIn('traveler')
  await pool().query('alter table sessions rename to sessions_elsewhere')
  try {
    const faults = await Promise.all(
      ['/api/profile', '/api/bookings', '/profile/reservations'].map((path) => request(path, { cookie })),
    )
    expect(faults.map(({ status }) => status)).toEqual([500, 500, 500])
    for (const { body } of faults) expect(body).not.toMatch(/relation|sessions_elsewhere|does not exist|select /i)
  } finally {
    await pool().query('alter table sessions_elsewhere rename to sessions')
  }
})
