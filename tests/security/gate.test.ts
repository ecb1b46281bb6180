// One gate for every request: limits, headers and texts are the same for any path.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { signedIn } from '../support/people.ts'
import { startServer } from '../support/servers/running-server.ts'

let server: ChildProcess
let address: string
beforeAll(async () => {
  const environment = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' }
  const started = await startServer(configuration().DATABASE_URL!, environment)
  server = started.server
  address = started.address
})
afterAll(async () => {
  if (server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit')
})

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }
/** Sends raw paths, which `fetch` would normalize. @param from the client's network address */
const send = (path: string, { method = 'GET', headers = {}, from = '198.51.100.1' } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const outgoing = request(
      { hostname, port, path, method, headers: { 'x-forwarded-for': from, ...headers } },
      (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (text) => {
          body += text
        })
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }))
      },
    )
    outgoing.on('error', reject).end()
  })

test('every answer carries the common headers and an id', async () => {
  const asset = readdirSync('dist/client/assets').find((name) => name.endsWith('.js'))!
  const paths = ['/', '/', '/faq', `/assets/${asset}`, '/assets/none.js', '/favicon.svg', '/sw.js', '/plain.css']
  const otherPaths = [
    '/api/session',
    '/api/docs',
    '/api/none',
    '/files/none',
    '/none',
    '/%zz',
    '/_serverFn/x',
    '/healthz',
  ]
  for (const path of [...paths, ...otherPaths]) {
    const { headers } = await send(path)
    expect([path, headers['x-content-type-options'], headers['x-frame-options']]).toEqual([path, 'nosniff', 'DENY'])
    expect([path, headers['x-request-id']]).toEqual([path, expect.stringMatching(/^[0-9a-f-]{36}$/)])
  }
  expect((await send('/plain.css')).headers['content-type']).toContain('text/css')
})

test('the id of an answer is the id in its body, whatever the visitor sends', async () => {
  for (const path of ['/api/none', '/api/profile', '/api/%zz']) {
    const { headers, body } = await send(path, { headers: { 'x-request-id': 'mine' } })
    expect(JSON.parse(body).error.requestId).toBe(headers['x-request-id'])
  }
})

test('a malformed URL is refused with an error page of our own', async () => {
  const { cookie } = await signedIn('traveler')
  for (const path of ['/%zz', '/terms/%00', '/experience/%ff']) {
    const { status, body, headers } = await send(path, { headers: { cookie, accept: 'text/html' } })
    expect([path, status]).toEqual([path, 400])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('<h1>No entendimos esta dirección</h1>')
    expect(body.match(/<nav>.*<\/nav>/)?.[0]).toBe('<nav><a href="/">Ir al inicio</a></nav>')
  }
  expect(JSON.parse((await send('/api/%zz')).body).error.code).toBe('MALFORMED')
  const internal = await send('/_serverFn/x', { headers: { accept: 'text/html' } })
  expect([internal.status, internal.body]).toEqual([404, expect.stringContaining('No encontramos')])
})

test('a page opens without the part of its query that nobody can have meant', async () => {
  const { cookie } = await signedIn('traveler')
  for (const [path, leadsTo] of [
    ['/faq?x=%00', '/faq'],
    ['/profile/reservations?after=%00&n=1', '/profile/reservations?n=1'],
    ['//evil.example?x=%00', '/evil.example'],
  ] as const) {
    const { status, headers } = await send(path, { headers: { cookie, accept: 'text/html' } })
    expect([path, status, headers.location]).toEqual([path, 302, leadsTo])
  }
  expect(JSON.parse((await send('/api/experiences?q=%00')).body).error.code).toBe('MALFORMED')
})

test('methods that an address does not know are told those it knows', async () => {
  for (const method of ['POST', 'DELETE', 'PROPFIND']) {
    const { status, headers } = await send('/faq', { method })
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD, OPTIONS'])
  }
  // A form sent before hydration: the answer links to the page itself.
  const early = await send('/auth/login?redirect=%2Fprofile', { method: 'POST', headers: { accept: 'text/html' } })
  expect(early.body).toContain('<a href="/auth/login?redirect=%2Fprofile">Abrir la página</a>')
  expect((await send('/api/session', { method: 'PROPFIND' })).status).toBe(405)
  expect((await send('/faq', { method: 'OPTIONS' })).status).toBe(204)
  for (const path of ['/faq', '/api/session', '/files/none']) {
    const { status, body } = await send(path, { method: 'HEAD' })
    expect([path, body, status]).toEqual([path, '', path === '/files/none' ? 404 : 200])
  }
})

test('who asks for something else than a page shares nothing with those who want one', async () => {
  const answers = Array.from({ length: 30 }, (_, at) =>
    send(`/faq?round=${at >> 1}`, { headers: { accept: at % 2 ? 'text/html' : 'application/json' } }),
  )
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses).toEqual(Array.from({ length: 30 }, (_, at) => (at % 2 ? 200 : 406)))
})

test('pages are limited like calls: by address and by account', async () => {
  const from = '198.51.100.7'
  const statuses: number[] = []
  for (let at = 0; at < 61; at++)
    for (const { status } of await Promise.all(Array.from({ length: 10 }, () => send('/api/none', { from }))))
      statuses.push(status)
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
  const page = await send('/faq?x=1', { from, headers: { accept: 'text/html' } })
  expect([page.status, page.body]).toEqual([429, expect.stringContaining('Vas muy rápido')])
  expect(page.headers['ratelimit-policy']).toBe('"address";q=600;w=60')
  expect(page.headers.ratelimit).toMatch(/^"address";r=0;t=\d+$/)
  const wait = Number(page.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(page.body).toContain(
    wait > 90 ? `Espera ${Math.ceil(wait / 60)} minutos` : `Espera ${wait === 1 ? 'un' : wait} segundo`,
  )
  expect((await send('/faq?x=1', { from: '198.51.100.8' })).status).toBe(200)
  expect((await send('/sw.js', { from })).status).toBe(200)

  const { cookie } = await signedIn('traveler')
  const accountStatuses: number[] = []
  for (let at = 0; at < 37; at++)
    for (const { status } of await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        send('/api/session', { from: `198.51.100.${20 + ((at + n) % 5)}`, headers: { cookie } }),
      ),
    ))
      accountStatuses.push(status)
  expect([accountStatuses[0], accountStatuses.at(-1)]).toEqual([200, 429])
  const headers = (await send('/api/session', { from: '198.51.100.31', headers: { cookie } })).headers
  expect(headers['ratelimit-policy']).toBe('"address";q=600;w=60, "account";q=360;w=60')
  expect(headers.ratelimit).toMatch(/^"address";r=599;t=60, "account";r=0;t=\d+$/)
  expect((await send('/faq', { from: '198.51.100.30', headers: { cookie } })).status).toBe(429)
})

test('who has asked a call as often as they may still opens the page that makes the same call', async () => {
  const { cookie } = await signedIn('traveler')
  const from = '198.51.100.50'
  const search = (q: number) => send(`/api/experiences?q=${q}`, { from, headers: { cookie } })
  const statuses: number[] = []
  for (let at = 0; at < 13; at++)
    for (const { status } of await Promise.all(Array.from({ length: 10 }, (_, n) => search(at * 10 + n))))
      statuses.push(status)
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  expect((await send('/search?q=cafe', { from, headers: { cookie, accept: 'text/html' } })).status).toBe(200)
})

test('the documents of the API are made once and not sent twice', async () => {
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const first = await send(path, { from: '198.51.100.40' })
    const etag = String(first.headers.etag)
    expect([path, first.status, etag]).toEqual([path, 200, expect.stringMatching(/^W\/".+"$/)])
    const cached = await send(path, { from: '198.51.100.40', headers: { 'if-none-match': etag } })
    expect([cached.status, cached.body]).toEqual([304, ''])
  }
})
