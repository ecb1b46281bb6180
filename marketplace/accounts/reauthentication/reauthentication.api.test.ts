import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#platform/database/pool.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { identities, sessions } from '../account.table.ts'
import { authenticator } from '../identity/identity.data.ts'
import { FRESH_MINUTES } from './reauthentication.rules.ts'

const PASSWORD = 'quetzal-42'

async function stale({ password = true, minutes = FRESH_MINUTES + 1 } = {}) {
  const one = await signedIn('traveler')
  if (password) {
    const { password: passwords } = await authenticator().$context
    await database()
      .insert(identities)
      .values({ userId: one.id, accountId: one.id, providerId: 'credential', password: await passwords.hash(PASSWORD) })
  }
  const provedAt = new Date(Date.now() - minutes * MINUTE_MS)
  await database().update(sessions).set({ provedAt }).where(eq(sessions.userId, one.id))
  return one
}

test('what asks for a fresh password waits for it, and the same request then goes through', async () => {
  const { request } = await stale()
  const refusal = await request('get', '/profile/data')
  expect([refusal.status, refusal.body.error.code]).toEqual([428, 'FRESH_PASSWORD_NEEDED'])
  const wrongPassword = await request('post', '/auth/fresh', { password: 'otra-cosa' })
  expect([wrongPassword.status, wrongPassword.body.error.code]).toEqual([422, 'WRONG_PASSWORD'])
  expect((await request('get', '/profile/data')).status).toBe(428)
  expect((await request('post', '/auth/fresh', { password: PASSWORD })).status).toBe(204)
  expect((await request('get', '/profile/data')).status).toBe(200)
})

test('a sign-in of minutes ago is fresh', async () => {
  const { request } = await stale({ minutes: FRESH_MINUTES - 1 })
  expect((await request('get', '/profile/data')).status).toBe(200)
})

test('only the session that gave the password is fresh', async () => {
  const one = await stale()
  const { requestAs, cookieOf } = await import('#tests/support/people.ts')
  const other = requestAs(await cookieOf(one))
  await database()
    .update(sessions)
    .set({ provedAt: new Date(0) })
    .where(eq(sessions.userId, one.id))
  expect((await one.request('post', '/auth/fresh', { password: PASSWORD })).status).toBe(204)
  expect((await other('get', '/profile/data')).status).toBe(428)
})

test('without a password the word does not delete an account; a new sign-in does', async () => {
  const one = await stale({ password: false })
  const leave = () => one.request('post', '/profile/deletion', { word: 'ELIMINAR' })
  expect((await leave()).body.error.code).toBe('FRESH_PASSWORD_NEEDED')
  expect((await one.request('post', '/auth/fresh', { password: PASSWORD })).body.error.code).toBe('NO_PASSWORD')
  await database().update(sessions).set({ provedAt: new Date() }).where(eq(sessions.userId, one.id))
  expect((await leave()).status).toBe(204)
})
