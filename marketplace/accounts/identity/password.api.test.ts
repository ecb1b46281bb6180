import { afterEach, expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { anonymous, cookieOf, requestAs, signedIn } from '#tests/support/people.ts'

afterEach(() => void configure({ RATE_LIMITS: 'off' }))

const OLD = 'quetzal-42'
const NEW = 'loroco-y-flor-de-izote'

async function registered() {
  const email = `${crypto.randomUUID().slice(0, 8)}@correo.sv`
  const signUp = await anonymous.request<{ user: { id: string } }>('post', '/auth/sign-up', {
    email,
    password: OLD,
    data: { full_name: 'Ana Núñez', role: 'traveler' },
    termsAccepted: true,
  })
  const cookie = signUp.headers.getSetCookie()[0]!.split(';')[0]!
  return { id: signUp.body.user.id, email, cookie, request: requestAs(cookie) }
}
const signIn = (email: string, password: string) => anonymous.request('post', '/auth/sign-in', { email, password })

test('a changed password ends every session; this browser goes on with a new one (ACC-16, INV-33)', async () => {
  const { id, email, cookie, request } = await registered()
  const other = requestAs(await cookieOf({ id }))
  const changed = await request('post', '/profile/password', { current: OLD, password: NEW })
  expect(changed.status).toBe(204)
  const next = changed.headers
    .getSetCookie()
    .find((line) => line.startsWith('torogoz.session_token='))!
    .split(';')[0]!
  expect(next).not.toBe(cookie)
  expect((await requestAs(next)('get', '/profile')).status).toBe(200)
  expect((await request('get', '/profile')).status).toBe(401)
  expect((await other('get', '/profile')).status).toBe(401)
  expect([(await signIn(email, OLD)).status, (await signIn(email, NEW)).status]).toEqual([401, 200])
  const mails = (await database().select().from(outbox)).filter(({ recipient }) => recipient === email)
  expect(mails.map(({ subject }) => subject)).toContain('Tu contraseña de Torogoz cambió')
})

test.each([
  ['a wrong current one', { current: 'equivocada', password: NEW }, 'WRONG_PASSWORD', 'current'],
  ['an endless current one', { current: 'a'.repeat(400), password: NEW }, 'WRONG_PASSWORD', 'current'],
  ['no current one', { current: '', password: NEW }, 'INVALID', 'current'],
  ['a short new one', { current: OLD, password: 'corta' }, 'INVALID', 'password'],
])('%s changes nothing', async (_name, body, code, field) => {
  const { email, request } = await registered()
  const answer = await request('post', '/profile/password', body)
  expect([answer.status, answer.body.error.code, Object.keys(answer.body.error.fields ?? {})]).toEqual([
    422,
    code,
    [field],
  ])
  expect((await request('get', '/profile')).status).toBe(200)
  expect((await signIn(email, OLD)).status).toBe(200)
})

test('an account without a password is told how to get one', async () => {
  const { request } = await signedIn('traveler')
  const { status, body } = await request('post', '/profile/password', { current: OLD, password: NEW })
  expect([status, body.error.code]).toEqual([409, 'NO_PASSWORD'])
})

test('guessing the current one ends after ten tries', async () => {
  const { request } = await registered()
  configure({ RATE_LIMITS: 'on' })
  const answers: number[] = []
  for (let n = 0; n < 11; n++)
    answers.push((await request('post', '/profile/password', { current: `no-${n}`, password: NEW })).status)
  expect(answers).toEqual([...Array(10).fill(422), 429])
})
