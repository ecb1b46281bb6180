import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#platform/units.ts'
import type { SessionUser } from '../../account.rules.ts'
import { cachedUser, rememberUser } from './session-cache.store.ts'

const user: SessionUser = {
  id: '0190f0c2-7a2e-7000-8000-000000000001',
  email: 'ana@example.com',
  name: 'Ana',
  avatar: null,
  role: 'traveler',
  createdAt: '2026-01-01T00:00:00.000Z',
}
const noon = new Date('2026-05-01T12:00:00Z')
const store = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
    clear: () => store.clear(),
  }),
)
afterEach(() => {
  vi.unstubAllGlobals()
  store.clear()
})

test('the user is kept as {user, timestamp} for one hour (AUTH-33)', () => {
  rememberUser(user, noon)
  expect(JSON.parse(store.get('app_auth_state')!)).toEqual({ user, timestamp: noon.getTime() })
  expect(cachedUser(new Date(noon.getTime() + 3_599_999))).toEqual(user)
  expect(cachedUser(new Date(noon.getTime() + HOUR_MS))).toBeNull()
  rememberUser(null, noon)
  expect(cachedUser(noon)).toBeNull()
})

test('what somebody wrote by hand is ignored unless it is whole', () => {
  for (const value of [
    '',
    'x',
    'null',
    '{}',
    '{"user":{},"timestamp":1}',
    '{"user":{"role":"root"},"timestamp":"now"}',
  ]) {
    store.set('app_auth_state', value)
    expect(cachedUser(noon)).toBeNull()
  }
})

test('what a tab keeps is emptied for another person, not for its own after a session that ended', () => {
  store.set('torogoz.text.question', 'of nobody yet')
  rememberUser(user, noon)
  rememberUser(null, noon)
  rememberUser(user, noon)
  expect(store.get('torogoz.text.question')).toBe('of nobody yet')
  rememberUser({ ...user, id: '0190f0c2-7a2e-7000-8000-000000000002' }, noon)
  expect(store.has('torogoz.text.question')).toBe(false)
  expect(cachedUser(noon)?.id).toMatch(/2$/)
})

test('without storage there is no cache and no failure', () => {
  vi.stubGlobal('sessionStorage', undefined)
  rememberUser(user, noon)
  expect(cachedUser(noon)).toBeNull()
})
