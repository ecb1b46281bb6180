import { createOTP } from '@better-auth/utils/otp'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { api } from '#marketplace/api.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { anonymous, cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import { identities, sessions, users } from '../account.table.ts'
import { authenticator } from '../identity/identity.data.ts'
import { makeResetLink } from '../identity/reset-link.data.ts'
import { stepAt } from './second-factor.rules.ts'
import { authenticators, recoveryCodes } from './second-factor.table.ts'

afterEach(() => void configure({ SEED_DEMO: true, RATE_LIMITS: 'off' }))

const PASSWORD = 'quetzal-42'
let hash: string | undefined

async function person(role: 'traveler' | 'host' | 'admin' = 'traveler') {
  const made = await signedIn(role)
  const { password: passwords } = await authenticator().$context
  hash ??= await passwords.hash(PASSWORD)
  await database()
    .insert(identities)
    .values({ userId: made.id, accountId: made.id, providerId: 'credential', password: hash })
  return made
}
type Person = Awaited<ReturnType<typeof person>>

const codeAt = (uri: string, steps = 0) => {
  const secret = new TextDecoder().decode(fromBase32(new URL(uri).searchParams.get('secret')!))
  return createOTP(secret).hotp(stepAt(new Date()) + steps)
}
function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, n) =>
    Number.parseInt(bits.slice(n * 8, n * 8 + 8), 2),
  )
}

async function enrolled(role: 'traveler' | 'host' | 'admin' = 'traveler') {
  const one = await person(role)
  const { uri } = (await one.request<{ uri: string }>('post', '/profile/second-factor/authenticator')).body
  // The code of the previous time step, so that the current one can still be used in the test.
  const answer = await one.request<{ recoveryCodes: string[] }>(
    'post',
    '/profile/second-factor/authenticator/confirmation',
    {
      code: await codeAt(uri, -1),
    },
  )
  expect(answer.status).toBe(200)
  return { ...one, uri, codes: answer.body.recoveryCodes }
}

const signIn = async ({ email }: Pick<Person, 'email'>) => {
  const answer = await anonymous.request('post', '/auth/sign-in', { email, password: PASSWORD })
  return { ...answer, challenge: String(answer.body.error?.data?.challenge) }
}
const step = (challenge: string, code: string) => anonymous.request('post', '/auth/second-step', { challenge, code })
const cookieIn = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .findLast((pair) => pair.startsWith('torogoz.session_token=')) ?? ''

test('an app is set up with its first code; ten recovery codes are shown once and kept as digests', async () => {
  const one = await person()
  const elsewhere = requestAs(await cookieOf(one))
  const begun = await one.request<{ uri: string; secret: string }>('post', '/profile/second-factor/authenticator')
  expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/Torogoz/)
  expect(begun.body.uri).toContain(begun.body.secret)
  const confirm = (code: string) =>
    one.request<never>('post', '/profile/second-factor/authenticator/confirmation', { code })
  expect((await confirm('000000')).status).toBe(422)
  expect((await signIn(one)).status).toBe(200)
  const { recoveryCodes: codes } = (await confirm(await codeAt(begun.body.uri))).body as { recoveryCodes: string[] }
  expect(new Set(codes).size).toBe(10)
  const rows = await database().select().from(recoveryCodes).where(eq(recoveryCodes.userId, one.id))
  expect(JSON.stringify(rows)).not.toContain(codes[0]!.replaceAll('-', ''))
  const [row] = await database().select().from(authenticators).where(eq(authenticators.userId, one.id))
  expect(row!.secret).not.toContain(begun.body.secret)
  expect((await elsewhere('get', '/profile')).status).toBe(401)
  expect((await one.request('get', '/profile/second-factor')).body).toMatchObject({
    authenticator: true,
    recoveryCodes: 10,
  })
  expect((await one.request('post', '/profile/second-factor/authenticator')).body.error.code).toBe(
    'AUTHENTICATOR_EXISTS',
  )
  const told = (await database().select().from(outbox)).filter(({ recipient }) => recipient === one.email)
  expect(told.map(({ subject }) => subject)).toContain('Activaste la verificación en dos pasos')
})

test('the password alone opens no session; the code does, with a new token, and not twice (INV-33)', async () => {
  const one = await enrolled()
  const first = await signIn(one)
  expect([first.status, first.body.error.code]).toEqual([401, 'SECOND_STEP_NEEDED'])
  expect(first.headers.getSetCookie()).toEqual([])
  expect(await database().$count(sessions, eq(sessions.userId, one.id))).toBe(1)
  const code = await codeAt(one.uri)
  const done = await step(first.challenge, code)
  expect(done.status).toBe(200)
  expect(cookieIn(done.headers)).not.toBe(one.cookie)
  expect((await requestAs(cookieIn(done.headers))('get', '/profile')).status).toBe(200)
  expect((await step(first.challenge, await codeAt(one.uri, 1))).body.error.code).toBe('SECOND_STEP_EXPIRED')
  const second = await signIn(one)
  expect((await step(second.challenge, code)).body.error.code).toBe('WRONG_CODE')
  expect((await step(second.challenge, await codeAt(one.uri, 1))).status).toBe(200)
})

test('a code two steps away is refused, and of two at once one is let in', async () => {
  const one = await enrolled()
  const { challenge } = await signIn(one)
  expect((await step(challenge, await codeAt(one.uri, 3))).status).toBe(422)
  expect((await step(challenge, await codeAt(one.uri, -3))).status).toBe(422)
  const code = await codeAt(one.uri)
  const other = await signIn(one)
  const both = await Promise.all([step(challenge, code), step(other.challenge, code)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('a recovery code opens once, in any writing', async () => {
  const one = await enrolled()
  const written = one.codes[3]!.toLowerCase().replaceAll('-', ' ')
  const done = await step((await signIn(one)).challenge, written)
  expect([done.status, done.body]).toMatchObject([200, { recoveryCodesLeft: 9 }])
  expect((await step((await signIn(one)).challenge, one.codes[3]!)).status).toBe(422)
  const renewed = await one.request<{ recoveryCodes: string[] }>('post', '/profile/second-factor/recovery-codes')
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect((await step((await signIn(one)).challenge, one.codes[4]!)).status).toBe(422)
})

test('wrong codes run out: five for a sign-in, ten for an account', async () => {
  const one = await enrolled()
  configure({ RATE_LIMITS: 'on' })
  const codes: string[] = []
  for (let round = 0; round < 3; round++) {
    const { challenge } = await signIn(one)
    for (let nth = 0; nth < 6; nth++) codes.push((await step(challenge, '000000')).body.error.code)
  }
  expect(codes.filter((code) => code === 'WRONG_CODE')).toHaveLength(10)
  expect(codes.slice(4, 6)).toEqual(['WRONG_CODE', 'TOO_MANY'])
  expect(codes.at(-1)).toBe('TOO_MANY')
})

test('a made-up or old challenge opens nothing', async () => {
  const one = await enrolled()
  expect((await step('inventado', await codeAt(one.uri))).status).toBe(410)
  const { challenge } = await signIn(one)
  await database().execute(
    `update verifications set expires_at = now() - interval '1 second' where value = '${one.id}'`,
  )
  expect((await step(challenge, await codeAt(one.uri))).status).toBe(410)
})

test('a changed password keeps the session that asked, without a code', async () => {
  const one = await enrolled()
  const changed = await one.request('post', '/profile/password', {
    current: PASSWORD,
    password: 'loroco-y-flor-de-izote',
  })
  expect(changed.status).toBe(204)
  expect((await requestAs(cookieIn(changed.headers))('get', '/profile')).status).toBe(200)
})

test('the app is taken away with a code, and its recovery codes go with it', async () => {
  const one = await enrolled()
  const remove = (code: string) => one.request('post', '/profile/second-factor/authenticator/removal', { code })
  expect((await remove('123456')).status).toBe(422)
  expect((await remove(one.codes[0]!)).status).toBe(204)
  expect((await one.request('get', '/profile/second-factor')).body).toMatchObject({
    authenticator: false,
    recoveryCodes: 0,
  })
  expect((await signIn(one)).status).toBe(200)
})

test('outside the demo an administrator without a second factor administers nothing', async () => {
  configure({ SEED_DEMO: false })
  const one = await person('admin')
  const refused = await one.request('get', '/admin/overview')
  expect([refused.status, refused.body.error.code]).toEqual([403, 'SECOND_FACTOR_NEEDED'])
  expect((await one.request('get', '/profile/second-factor')).body).toMatchObject({ required: true })
  const { uri } = (await one.request<{ uri: string }>('post', '/profile/second-factor/authenticator')).body
  await one.request('post', '/profile/second-factor/authenticator/confirmation', { code: await codeAt(uri) })
  expect((await one.request('get', '/admin/overview')).status).toBe(200)
  const host = await person('host')
  expect((await host.request('get', '/admin/overview')).body.error.code).toBe('FORBIDDEN')
  expect((await api.request('/api/admin/overview')).status).toBe(401)
})

test('a reset link that first proves the mailbox takes away what was set up before; a later one does not', async () => {
  const one = await enrolled()
  const reset = async (password: string) => {
    const link = await makeResetLink(database(), one.id, new Date(Date.now() + MINUTE_MS))
    const token = new URL(link).searchParams.get('token')
    expect((await anonymous.request('post', '/auth/reset-password', { token, password })).status).toBe(204)
  }
  await reset('loroco-y-flor-de-izote')
  expect(await database().$count(authenticators, eq(authenticators.userId, one.id))).toBe(1)
  await database().update(users).set({ emailVerified: false }).where(eq(users.id, one.id))
  await reset('tres pupusas de loroco')
  expect(await database().$count(authenticators, eq(authenticators.userId, one.id))).toBe(0)
})
