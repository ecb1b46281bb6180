import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { FetchFailure, guardedFetch, publicLookup } from './guarded-fetch.ts'
import { isPublicAddress } from './public-address.ts'

const requests: string[] = []
const answers: Record<string, RequestListener> = {
  '/ok': (_, answer) => void answer.end('yes'),
  '/echo': (request, answer) => void request.pipe(answer),
  '/long': (_, answer) => void answer.end('x'.repeat(200_000)),
  '/hangs': (_, answer) => void answer.write('a'),
  '/moved': (_, answer) => void answer.writeHead(302, { location: '/ok' }).end(),
  '/inward': (_, answer) => void answer.writeHead(302, { location: 'https://169.254.169.254/latest' }).end(),
  '/packed': (_, answer) => void answer.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
  '/choices': (_, answer) => void answer.writeHead(300, { location: '/ok' }).end(),
  '/unchanged': (_, answer) => void answer.writeHead(304).end(),
  '/refused': (_, answer) => void answer.writeHead(400, { location: '/ok' }).end('no'),
  '/broken': (request) => void request.socket.destroy(),
}
const server = createServer((request, answer) => {
  requests.push(request.url ?? '')
  answers[request.url ?? '']?.(request, answer)
})
let origin = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const why = (address: string, given = {}) =>
  guardedFetch(address, given).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof FetchFailure ? error.reason : error),
  )

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1'].map(
    (one) => [one, false] as const,
  ),
  ...['198.19.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fe80::1'].map(
    (one) => [one, false] as const,
  ),
  ...['fd00::1', 'ff02::1', '2002:7f00:1::', '2001:0:1::', '2001:db8::1', 'example.com', ''].map(
    (one) => [one, false] as const,
  ),
] as const)('%s is public: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected))

test('what is no public https address is not asked, however its number is written', async () => {
  const { port } = new URL(origin)
  for (const [address, reason] of [
    ['http://example.com', 'address'],
    ['ftp://example.com', 'address'],
    ['https://user:secret@example.com', 'address'],
    ['nothing', 'address'],
    [origin, 'address'],
    [`https://127.0.0.1:${port}`, 'inside'],
    [`https://2130706433:${port}`, 'inside'],
    [`https://0x7f.1:${port}`, 'inside'],
    [`https://[::1]:${port}`, 'inside'],
    [`https://[::ffff:127.0.0.1]:${port}`, 'inside'],
    [`https://localhost:${port}`, 'inside'],
  ] as const)
    expect([address, await why(address)]).toEqual([address, reason])
  expect(requests).toEqual([])
})

test('of what a name resolves to, the connection gets the public addresses alone', async () => {
  const resolving = (...addresses: string[]) =>
    publicLookup(((_: string, __: object, done: (error: null, all: object[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )) as never)
  const lookedUp = (look: ReturnType<typeof publicLookup>, all: boolean) =>
    new Promise((resolve) => look('name', { all }, (error, address) => resolve(error ?? address)))
  expect(await lookedUp(resolving('10.0.0.1', '8.8.8.8'), true)).toEqual([{ address: '8.8.8.8', family: 4 }])
  expect(await lookedUp(resolving('10.0.0.1', '8.8.8.8'), false)).toBe('8.8.8.8')
  expect(await lookedUp(resolving('10.0.0.1'), true)).toMatchObject({ reason: 'inside' })
})

test('an origin that the operator opened is asked, within its time and size, and redirects are counted', async () => {
  configure({ REACHABLE_INSIDE: `http://elsewhere.test, ${origin}` })
  const answer = await guardedFetch(`${origin}/echo`, { method: 'POST', body: 'ñandú' })
  expect([answer.status, answer.body.toString()]).toEqual([200, 'ñandú'])
  expect(await why(`${origin}/long`)).toBe('too_large')
  expect((await guardedFetch(`${origin}/long`, { maxBytes: 10, larger: 'cut' })).body.toString()).toBe('x'.repeat(10))
  expect((await guardedFetch(`${origin}/long`, { maxBytes: 200_000 })).body.length).toBe(200_000)
  expect(await why(`${origin}/long`, { maxBytes: 199_999 })).toBe('too_large')
  expect(await why(`${origin}/hangs`, { timeoutMs: 200 })).toBe('timeout')
  expect(await why(`${origin}/moved`)).toBe('redirect')
  expect(await why(`${origin}/moved`, { redirects: 1 })).toBe(200)
  expect(await why(`${origin}/moved`, { redirects: 1, method: 'POST', body: '' })).toBe('redirect')
  expect(await why(`${origin}/inward`, { redirects: 3 })).toBe('inside')
  expect(await why(`${origin}/choices`, { redirects: 1 })).toBe(200)
  expect(await why(`${origin}/unchanged`)).toBe(304)
  expect(await why(`${origin}/refused`, { redirects: 1 })).toBe(400)
  expect(await why(`${origin}/packed`)).toBe('unreachable')
  expect(await why(`${origin}/broken`)).toBe('unreachable')
})
