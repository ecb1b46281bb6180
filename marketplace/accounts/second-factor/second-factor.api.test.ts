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
  const user = await signedIn(role)
  const { password: passwords } = await authenticator().$context
  hash ??= await passwords.hash(PASSWORD)
  await database()
    .insert(identities)
    .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: hash })
  return user
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
  const owner = await person(role)
  const { uri } = (await owner.request<{ uri: string }>('post', '/profile/second-factor/authenticator')).body
  // The code of the previous time step, so that the current one can still be used in the test.
  const answer = await owner.request<{ recoveryCodes: string[] }>(
    'post',
    '/profile/second-factor/authenticator/confirmation',
    {
      code: await codeAt(uri, -1),
    },
  )
  expect(answer.status).toBe(200)
  return { ...owner, uri, codes: answer.body.recoveryCodes }
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
  const owner = await person()
  const secondSession = requestAs(await cookieOf(owner))
  const enrolment = await owner.request<{ uri: string; secret: string }>('post', '/profile/second-factor/authenticator')
  expect(enrolment.body.uri).toMatch(/^otpauth:\/\/totp\/Torogoz/)
  expect(enrolment.body.uri).toContain(enrolment.body.secret)
  const confirm = (code: string) =>
    owner.request<never>('post', '/profile/second-factor/authenticator/confirmation', { code })
  expect((await confirm('000000')).status).toBe(422)
  expect((await signIn(owner)).status).toBe(200)
  const { recoveryCodes: codes } = (await confirm(await codeAt(enrolment.body.uri))).body as { recoveryCodes: string[] }
  expect(new Set(codes).size).toBe(10)
  const rows = await database().select().from(recoveryCodes).where(eq(recoveryCodes.userId, owner.id))
  expect(JSON.stringify(rows)).not.toContain(codes[0]!.replaceAll('-', ''))
  const [row] = await database().select().from(authenticators).where(eq(authenticators.userId, owner.id))
  expect(row!.secret).not.toContain(enrolment.body.secret)
  expect((await secondSession('get', '/profile')).status).toBe(401)
  expect((await owner.request('get', '/profile/second-factor')).body).toMatchObject({
    authenticator: true,
    recoveryCodes: 10,
  })
  expect((await owner.request('post', '/profile/second-factor/authenticator')).body.error.code).toBe(
    'AUTHENTICATOR_EXISTS',
  )
  const mails = (await database().select().from(outbox)).filter(({ recipient }) => recipient === owner.email)
  expect(mails.map(({ subject }) => subject)).toContain('Activaste la verificación en dos pasos')
})

test('the password alone opens no session; the code does, with a new token, and not twice (INV-33)', async () => {
  const owner = await enrolled()
  const first = await signIn(owner)
  expect([first.status, first.body.error.code]).toEqual([401, 'SECOND_STEP_NEEDED'])
  expect(first.headers.getSetCookie()).toEqual([])
  expect(await database().$count(sessions, eq(sessions.userId, owner.id))).toBe(1)
  const code = await codeAt(owner.uri)
  const result = await step(first.challenge, code)
  expect(result.status).toBe(200)
  expect(cookieIn(result.headers)).not.toBe(owner.cookie)
  expect((await requestAs(cookieIn(result.headers))('get', '/profile')).status).toBe(200)
  expect((await step(first.challenge, await codeAt(owner.uri, 1))).body.error.code).toBe('SECOND_STEP_EXPIRED')
  const second = await signIn(owner)
  expect((await step(second.challenge, code)).body.error.code).toBe('WRONG_CODE')
  expect((await step(second.challenge, await codeAt(owner.uri, 1))).status).toBe(200)
})

test('a code two steps away is refused, and of two at once one is let in', async () => {
  const owner = await enrolled()
  const { challenge } = await signIn(owner)
  expect((await step(challenge, await codeAt(owner.uri, 3))).status).toBe(422)
  expect((await step(challenge, await codeAt(owner.uri, -3))).status).toBe(422)
  const code = await codeAt(owner.uri)
  const other = await signIn(owner)
  const answers = await Promise.all([step(challenge, code), step(other.challenge, code)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('a recovery code opens once, in any writing', async () => {
  const owner = await enrolled()
  const written = owner.codes[3]!.toLowerCase().replaceAll('-', ' ')
  const result = await step((await signIn(owner)).challenge, written)
  expect([result.status, result.body]).toMatchObject([200, { recoveryCodesLeft: 9 }])
  expect((await step((await signIn(owner)).challenge, owner.codes[3]!)).status).toBe(422)
  const renewed = await owner.request<{ recoveryCodes: string[] }>('post', '/profile/second-factor/recovery-codes')
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect((await step((await signIn(owner)).challenge, owner.codes[4]!)).status).toBe(422)
})

test('wrong codes run out: five for a sign-in, ten for an account', async () => {
  const owner = await enrolled()
  configure({ RATE_LIMITS: 'on' })
  const codes: string[] = []
  for (let round = 0; round < 3; round++) {
    const { challenge } = await signIn(owner)
    for (let nth = 0; nth < 6; nth++) codes.push((await step(challenge, '000000')).body.error.code)
  }
  expect(codes.filter((code) => code === 'WRONG_CODE')).toHaveLength(10)
  expect(codes.slice(4, 6)).toEqual(['WRONG_CODE', 'TOO_MANY'])
  expect(codes.at(-1)).toBe('TOO_MANY')
})

test('a made-up or old challenge opens nothing', async () => {
  const owner = await enrolled()
  expect((await step('inventado', await codeAt(owner.uri))).status).toBe(410)
  const { challenge } = await signIn(owner)
  await database().execute(
    `update verifications set expires_at = now() - interval '1 second' where value = '${owner.id}'`,
  )
  expect((await step(challenge, await codeAt(owner.uri))).status).toBe(410)
})

test('a changed password keeps the session that asked, without a code', async () => {
  const owner = await enrolled()
  const changed = await owner.request('post', '/profile/password', {
    current: PASSWORD,
    password: 'loroco-y-flor-de-izote',
  })
  expect(changed.status).toBe(204)
  expect((await requestAs(cookieIn(changed.headers))('get', '/profile')).status).toBe(200)
})

test('the app is taken away with a code, and its recovery codes go with it', async () => {
  const owner = await enrolled()
  const remove = (code: string) => owner.request('post', '/profile/second-factor/authenticator/removal', { code })
  expect((await remove('123456')).status).toBe(422)
  expect((await remove(owner.codes[0]!)).status).toBe(204)
  expect((await owner.request('get', '/profile/second-factor')).body).toMatchObject({
    authenticator: false,
    recoveryCodes: 0,
  })
  expect((await signIn(owner)).status).toBe(200)
})

test('outside the demo an administrator without a second factor administers nothing', async () => {
  configure({ SEED_DEMO: false })
  const owner = await person('admin')
  const refusal = await owner.request('get', '/admin/overview')
  expect([refusal.status, refusal.body.error.code]).toEqual([403, 'SECOND_FACTOR_NEEDED'])
  expect((await owner.request('get', '/profile/second-factor')).body).toMatchObject({ required: true })
  const { uri } = (await owner.request<{ uri: string }>('post', '/profile/second-factor/authenticator')).body
  await owner.request('post', '/profile/second-factor/authenticator/confirmation', { code: await codeAt(uri) })
  expect((await owner.request('get', '/admin/overview')).status).toBe(200)
  const host = await person('host')
  expect((await host.request('get', '/admin/overview')).body.error.code).toBe('FORBIDDEN')
  expect((await api.request('/api/admin/overview')).status).toBe(401)
})

test('a password reset that first verifies the email removes second factors set up before; a later one keeps them', async () => {
  const owner = await enrolled()
  const reset = async (password: string) => {
    const link = await makeResetLink(database(), owner.id, new Date(Date.now() + MINUTE_MS))
    const token = new URL(link).searchParams.get('token')
    expect((await anonymous.request('post', '/auth/reset-password', { token, password })).status).toBe(204)
  }
  await reset('loroco-y-flor-de-izote')
  expect(await database().$count(authenticators, eq(authenticators.userId, owner.id))).toBe(1)
  await database().update(users).set({ emailVerified: false }).where(eq(users.id, owner.id))
  await reset('tres pupusas de loroco')
  expect(await database().$count(authenticators, eq(authenticators.userId, owner.id))).toBe(0)
})
