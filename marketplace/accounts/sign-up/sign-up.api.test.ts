import { desc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { recording } from '#tests/support/recorded-statements.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { createPerson } from '../account.factory.ts'
import { identities, profiles, users } from '../account.table.ts'
import { authenticator } from '../identity/identity.data.ts'
import { makeResetLink } from '../identity/reset-link.data.ts'
import { deleteExpiredSignUps } from './sign-up.data.ts'
import { pendingSignUps } from './sign-up.table.ts'

/** Refuses connections at once, so that mail stays in the outbox as waiting. */
beforeEach(() => void configure({ SMTP_URL: 'smtp://127.0.0.1:9' }))
afterEach(() => void configure({ SMTP_URL: undefined, RATE_LIMITS: 'off' }))

const PASSWORD = 'tres pupusas de loroco'
const SESSION = /^torogoz\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/
type Answered = { user: { email: string; role: string } | null; message: string | null }

let count = 0
const newEmail = () => `nueva${++count}@correo.example`
const wishOf = (email: string, password = PASSWORD, role = 'traveler') => ({
  email,
  password,
  data: { full_name: 'Nombre Propio', role },
  termsAccepted: true,
})
const register = (email: string, password?: string, role?: string, from = '10.9.0.1') =>
  anonymous.request<Answered>('post', '/auth/sign-up', wishOf(email, password, role), {
    headers: { 'x-client-address': from },
  })
const complete = (token: string, password = PASSWORD) =>
  anonymous.request<Answered>('post', '/auth/complete-sign-up', { token, password })
const look = async (token: string) =>
  (await anonymous.request<{ email: string | null }>('get', `/auth/sign-up-link?token=${token}`)).body.email
const signIn = (email: string, password = PASSWORD) => anonymous.request('post', '/auth/sign-in', { email, password })
const code = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } }).error?.code,
]
const mailsTo = (email: string) =>
  database().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.createdAt))
const pendingOf = (email: string) => database().select().from(pendingSignUps).where(eq(pendingSignUps.email, email))
const accountsOf = (email: string) => database().select().from(users).where(eq(users.email, email))
/** The token of the newest email, once it is written. */
async function tokenFor(email: string) {
  await runJobs()
  return /complete-sign-up\?token=([0-9a-f]+)/.exec((await mailsTo(email))[0]!.text)![1]!
}
async function applied(password?: string, role?: string) {
  const email = newEmail()
  expect((await register(email, password, role)).status).toBe(201)
  return { email, token: await tokenFor(email) }
}

/** Addresses that have an account, and one that has none. */
const kinds = {
  unknown: async () => newEmail(),
  known: async () => (await createPerson()).email,
  unproved: async () => (await createPerson({ user: { emailVerified: false } })).email,
  suspended: async () => (await createPerson({ user: { suspendedAt: new Date() } })).email,
}

test('a registration answers the same for every address, in status, headers and body, and signs nobody in', async () => {
  const responses = await Promise.all(
    Object.values(kinds).map(async (email) => {
      const { status, headers, body } = await register((await email()).toUpperCase())
      return { status, headers: [...headers].filter(([name]) => name !== 'x-request-id'), body }
    }),
  )
  expect(new Set(responses.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(responses[0]).toMatchObject({
    status: 201,
    body: { user: null, message: expect.stringContaining('Revisa tu correo') },
  })
  expect(responses[0]!.headers.map(([name]) => name)).not.toContain('set-cookie')
})

test('it does the same work for every address: the same statements, and one hash', async () => {
  const { password } = await authenticator().$context
  const hash = vi.spyOn(password, 'hash')
  try {
    const work: unknown[] = []
    for (const kind of Object.values(kinds)) {
      const email = await kind()
      hash.mockClear()
      const { statements } = await recording('/auth/sign-up', () => register(email), 201)
      expect(statements.length).toBeGreaterThan(0)
      work.push({ statements: statements.map(({ text }) => text), hashes: hash.mock.calls })
    }
    expect(work).toEqual(work.map(() => work[0]))
    expect(hash.mock.calls).toEqual([[PASSWORD]])
  } finally {
    hash.mockRestore()
  }
})

test('the job in the queue names a row, and nothing of the person; the row holds no secret in the open', async () => {
  const email = newEmail()
  await register(email)
  const [row] = await pendingOf(email)
  const { rows } = await database().execute<{ payload: object }>(
    sql`select payload from graphile_worker._private_jobs where key = ${`sign-up ${row!.id}`}`,
  )
  expect(rows).toEqual([{ payload: { id: row!.id } }])
  const token = await tokenFor(email)
  expect(JSON.stringify(await pendingOf(email))).not.toMatch(new RegExp(`${token}|${PASSWORD}`))
})

test('the email holds no word of who registered; its link and the password together make the account, once', async () => {
  const { email, token } = await applied(PASSWORD, 'host')
  const [mail, ...otherMails] = await mailsTo(email)
  expect([mail!.subject, otherMails]).toEqual(['Termina tu registro en Torogoz', []])
  expect(mail!.html + mail!.text).not.toContain('Nombre')

  // Until then there is no account, and a sign-in gets the same answer as for an unknown address.
  const nobody = await signIn(newEmail())
  const early = await signIn(email)
  expect({ ...early.body.error, requestId: '' }).toEqual({ ...nobody.body.error, requestId: '' })
  for (let times = 0; times < 2; times++) expect(await look(token)).toBe(email)
  expect(await accountsOf(email)).toEqual([])

  const result = await complete(token)
  expect(result).toMatchObject({ status: 201, body: { user: { email, name: 'Nombre Propio', role: 'host' } } })
  expect(result.headers.getSetCookie()[0]).toMatch(SESSION)
  const [account] = await accountsOf(email)
  expect(account).toMatchObject({ emailVerified: true, signupRole: 'host', termsVersion: '2026-01-15' })
  const [profile] = await database().select().from(profiles).where(eq(profiles.id, account!.id))
  expect(profile).toMatchObject({ fullName: 'Nombre Propio', role: 'host', hostSince: expect.any(Date) })
  expect(await pendingOf(email)).toEqual([])
  expect((await signIn(email)).status).toBe(200)

  expect(await look(token)).toBeNull()
  expect(code(await complete(token))).toEqual([410, 'SIGN_UP_LINK_INVALID'])
})

test('who only reads the mailbox vouches for no stranger: without the password there is no account', async () => {
  const { email, token } = await applied()
  const refusal = await complete(token, 'la de otra persona')
  expect([...code(refusal), (refusal.body as never as { error: { fields: object } }).error.fields]).toEqual([
    422,
    'SIGN_UP_PASSWORD_WRONG',
    { password: 'No es la contraseña que escribiste al registrarte.' },
  ])
  expect(refusal.headers.getSetCookie()).toEqual([])
  expect([await accountsOf(email), await look(token)]).toEqual([[], email])
})

test('the owner of a known address is told, and nothing of the account or of the registration stays or changes', async () => {
  for (const suspendedAt of [null, new Date()]) {
    const { id, email } = await createPerson({ user: { emailVerified: false, suspendedAt } })
    await makeResetLink(database(), id, new Date())
    const state = async () => [
      await accountsOf(email),
      await database().select().from(identities).where(eq(identities.userId, id)),
    ]
    const before = await state()
    await register(email)
    expect(await pendingOf(email)).toHaveLength(1)
    await runJobs()
    const [mail, ...otherMails] = await mailsTo(email)
    expect([mail!.subject, otherMails]).toEqual(['Alguien intentó registrarse con tu correo', []])
    expect(mail!.html + mail!.text).not.toMatch(/Nombre|token=/)
    expect(mail!.text).toMatch(/\/auth\/login[\s\S]*\/auth\/forgot-password/)
    expect([await pendingOf(email), await state()]).toEqual([[], before])
    expect((await signIn(email)).status).toBe(401)
  }
})

test('a newer registration replaces the older one: its link and its password serve, and those before do not', async () => {
  const { email, token: old } = await applied('primera de loroco verde')
  await register(email, PASSWORD)
  const token = await tokenFor(email)
  expect([await look(old), await look(token), await pendingOf(email)]).toEqual([null, email, [expect.anything()]])
  expect(code(await complete(old))).toEqual([410, 'SIGN_UP_LINK_INVALID'])
  expect(code(await complete(token, 'primera de loroco verde'))).toEqual([422, 'SIGN_UP_PASSWORD_WRONG'])
  expect((await complete(token)).status).toBe(201)
})

test('a link that ended or is made up makes nothing, and what nobody finished is deleted', async () => {
  const { email, token } = await applied()
  const { email: other } = await applied()
  expect(code(await complete('a'.repeat(48)))).toEqual([410, 'SIGN_UP_LINK_INVALID'])
  await database().update(pendingSignUps).set({ expiresAt: new Date() }).where(eq(pendingSignUps.email, email))
  expect(await look(token)).toBeNull()
  expect(code(await complete(token))).toEqual([410, 'SIGN_UP_LINK_INVALID'])
  expect(await accountsOf(email)).toEqual([])
  await deleteExpiredSignUps()
  expect([await pendingOf(email), await pendingOf(other)]).toEqual([[], [expect.anything()]])
})

test('an address that got an account meanwhile is told to who has link and password, and stays as it is', async () => {
  const { email, token } = await applied()
  const { id } = await createPerson({ email: email.toUpperCase() })
  expect(code(await complete(token))).toEqual([409, 'EMAIL_TAKEN'])
  expect(await database().$count(identities, eq(identities.userId, id))).toBe(0)
})

test('a browser that is signed in as somebody else goes on as the new account', async () => {
  const { request } = await signedIn('traveler')
  const { email, token } = await applied()
  const result = await request<Answered>('post', '/auth/complete-sign-up', { token, password: PASSWORD })
  expect([result.status, result.body.user?.email]).toEqual([201, email])
  expect(result.headers.getSetCookie()[0]).toMatch(SESSION)
})

test('a mailbox gets five emails an hour, known or not, and nobody can tell; the newest password still serves', async () => {
  configure({ RATE_LIMITS: 'on' })
  const existing = (await createPerson()).email
  const unknown = newEmail()
  for (let nth = 1; nth <= 7; nth++)
    for (const email of [existing, unknown]) {
      const { status, body } = await register(email, `${PASSWORD} ${nth}`, 'traveler', `10.9.1.${nth}`)
      expect([status, body.user]).toEqual([201, null])
      await runJobs()
    }
  expect([(await mailsTo(existing)).length, (await mailsTo(unknown)).length]).toEqual([5, 5])
  expect(await pendingOf(existing)).toEqual([])
  expect((await complete(await tokenFor(unknown), `${PASSWORD} 7`)).status).toBe(201)
})

test('a network address registers 20 times an hour while that writes emails', async () => {
  configure({ RATE_LIMITS: 'on' })
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    for (let nth = 1; nth <= 20; nth++) {
      if (nth % 5 === 1) vi.setSystemTime(Date.now() + 301_000)
      expect((await register(newEmail(), PASSWORD, 'traveler', '10.9.2.1')).status).toBe(201)
    }
    vi.setSystemTime(Date.now() + 301_000)
    expect(code(await register(newEmail(), PASSWORD, 'traveler', '10.9.2.1'))).toEqual([429, 'TOO_MANY'])
    expect((await register(newEmail(), PASSWORD, 'traveler', '10.9.2.2')).status).toBe(201)
  } finally {
    vi.useRealTimers()
  }
})

test('ten passwords may be tried with a link in a quarter of an hour', async () => {
  const { email, token } = await applied()
  configure({ RATE_LIMITS: 'on' })
  for (let nth = 1; nth <= 10; nth++) expect((await complete(token, 'la de otra persona')).status).toBe(422)
  expect(code(await complete(token))).toEqual([429, 'TOO_MANY'])
  expect(await accountsOf(email)).toEqual([])
})
