import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import type { SessionUser } from '../account.rules.ts'
import { identities, profiles, users } from '../account.table.ts'
import { TEST_HOST } from './test-host.rules.ts'

// The route is decided when the API is built.
configure({ TEST_HOST_LOGIN: true })
const { anonymous, requestAs } = await import('#tests/support/people.ts')
const PATH = '/auth/test-host'

test('in development, asked for: the test host is made, signed in, and the same one the next time (AUTH-41)', async () => {
  const first = await anonymous.request<{ user: SessionUser }>('post', PATH, {})
  expect([first.status, first.body.user]).toMatchObject([200, { email: TEST_HOST.email, role: 'host' }])
  const cookie = first.headers.get('set-cookie')!.split(';')[0]!
  const session = await requestAs(cookie)<{ user: SessionUser }>('get', '/session')
  expect(session.body.user.id).toBe(first.body.user.id)
  const again = await anonymous.request<{ user: SessionUser }>('post', PATH, {})
  expect(again.body.user.id).toBe(first.body.user.id)
  const [profile] = await database().select().from(profiles).where(eq(profiles.id, first.body.user.id))
  expect(profile?.hostSince).toBeInstanceOf(Date)
  // There is no password to guess.
  expect(await database().select().from(identities).where(eq(identities.userId, first.body.user.id))).toEqual([])
  expect(await database().select().from(users).where(eq(users.email, TEST_HOST.email))).toHaveLength(1)
})

test('a request that another machine sent, or that was handed on, finds nothing', async () => {
  for (const [name, value] of [
    ['host', 'torogoz.example'],
    ['x-forwarded-for', '203.0.113.7'],
  ] as const) {
    const { status, body } = await anonymous.request('post', PATH, {}, { headers: { [name]: value } })
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND'])
  }
})
