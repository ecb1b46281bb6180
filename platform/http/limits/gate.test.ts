import { afterEach, beforeEach, expect, test } from 'vitest'
import { configuration, configure } from '#platform/configuration.ts'
import { ADDRESS_HEADER } from '../request/request-headers.ts'
import { refuseFlood, refuseForm } from './gate.ts'

const ID = 'request-1'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const refusalFor = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  refuseForm(new Request(`http://localhost${path}`, { method, headers }), ID)

test.each(['/search', '/api/home', '/search?q=caf%C3%A9', '/experience/%20'])('%s is served', (path) => {
  expect(refusalFor(path)).toBeNull()
})

test.each(['/%zz', '/a%00b', '/api/%E0%A4%A', '/api/home?q=%00'])('%s is refused in words', async (path) => {
  const refusal = refusalFor(path)!
  expect(refusal.status).toBe(400)
  expect(await refusal.text()).toMatch(/dirección|leer|válid/i)
})

test.each([
  ['/search?q=%00', '/search'],
  ['/search?q=caf%C3%A9&x=%00&page=2', '/search?q=caf%C3%A9&page=2'],
  ['//evil.example/?x=%00', '/evil.example/'],
  ['/\\evil.example?x=%00', '/evil.example'],
])('the page %s opens as %s, without what PostgreSQL can not store', (path, location) => {
  const refusal = refusalFor(path)!
  expect([refusal.status, refusal.headers.get('location')]).toEqual([302, location])
})

test.each([
  ['/search', 'POST', {}, 'GET, HEAD, OPTIONS'],
  ['/search', 'DELETE', {}, 'GET, HEAD, OPTIONS'],
  ['/search', 'DELETE', FORM, 'GET, HEAD, OPTIONS, POST'],
  ['/api/home', 'PROPFIND', {}, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
])('%s does not take %s', (path, method, headers, allow) => {
  const refusal = refusalFor(path, method, headers)!
  expect([refusal.status, refusal.headers.get('allow')]).toEqual([405, allow])
})

test.each([
  ['/search', 'HEAD', {}],
  ['/search', 'POST', FORM],
  ['/search', 'POST', { 'content-type': 'Application/X-WWW-Form-URLEncoded; charset=utf-8' }],
  ['/subscription', 'POST', {}],
  ['/w/abc', 'POST', {}],
  ['/api/home', 'PATCH', {}],
])('%s takes %s', (path, method, headers) => {
  expect(refusalFor(path, method, headers)).toBeNull()
})

test('what may be done is told without doing it', () => {
  const answer = refusalFor('/search', 'OPTIONS')!
  expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
})

const { RATE_LIMITS } = configuration()
beforeEach(() => void configure({ RATE_LIMITS: 'on' }))
afterEach(() => void configure({ RATE_LIMITS }))

let addresses = 0
const nobody = () => Promise.resolve(null)
/** How many requests pass before the first is refused, and that refusal; all from one address. */
async function passing(path: string, max: number, accountOf: () => Promise<string | null> = nobody) {
  const address = `198.51.100.${++addresses}`
  for (let passed = 0; passed < max; passed++) {
    const refusal = await refuseFlood(
      new Request(`http://localhost${path}`, { headers: { [ADDRESS_HEADER]: address } }),
      accountOf,
    )
    if (refusal) return { passed, status: refusal.status, wait: Number(refusal.headers.get('retry-after')) }
  }
  return { passed: max }
}

test.each([
  ['pages', '/search', 600],
  ['calls', '/api/home', 600],
  ['pictures', '/files/pictures/a/320.webp', 3000],
  ['pictures that are shared', '/share/a.png', 3000],
  ['pictures of the map', '/map-picture/1/2/3.png', 3000],
])('an address has %s: %s, %i times a minute', async (_, path, points) => {
  const { passed, status, wait } = await passing(path, points + 1)
  expect([passed, status]).toEqual([points, 429])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
})

test('a person has 360 pages a minute from all addresses; calls and pictures count elsewhere', async () => {
  const person = () => Promise.resolve('person-1')
  expect(await passing('/files/pictures/a/320.webp', 400, person)).toEqual({ passed: 400 })
  expect(await passing('/api/home', 400, person)).toEqual({ passed: 400 })
  expect(await passing('/search', 200, person)).toEqual({ passed: 200 })
  expect(await passing('/search', 400, person)).toMatchObject({ passed: 160, status: 429 })
})

test('without limits, and for what comes from this process, nothing is counted', async () => {
  const inside = new Request('http://localhost/search')
  for (let n = 0; n < 700; n++) expect(await refuseFlood(inside, nobody)).toBeNull()
  configure({ RATE_LIMITS: 'off' })
  expect(await passing('/search', 700)).toEqual({ passed: 700 })
})
