import { expect, test } from 'vitest'
import { api } from '#marketplace/api.ts'
import { database } from '#platform/database/pool.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { identities } from '../account.table.ts'
import { authenticator } from './identity.data.ts'
import { COMMON_PASSWORD, PERSONAL_PASSWORD } from './password.data.ts'
import { makeResetLink } from './reset-link.data.ts'

let count = 0
const signUp = (password: string) =>
  anonymous.request('post', '/auth/sign-up', {
    email: `rosario.cienfuegos${++count}@correo.sv`,
    password,
    data: { full_name: 'Rosario Cienfuegos', role: 'traveler' },
    termsAccepted: true,
  })

test.each([
  ['12345678', COMMON_PASSWORD],
  ['Passw0rd', COMMON_PASSWORD],
  ['contraseña', COMMON_PASSWORD],
  ['qwertyuiop', COMMON_PASSWORD],
  ['aaaaaaaaaaaa', COMMON_PASSWORD],
  ['teamo123', COMMON_PASSWORD],
  ['Torogoz2026', PERSONAL_PASSWORD],
  ['torogoz-demo', PERSONAL_PASSWORD],
  ['Torogoz-Demo1', PERSONAL_PASSWORD],
  ['cienfuegos1', PERSONAL_PASSWORD],
  ['RosarioCienfuegos', PERSONAL_PASSWORD],
])('%s is refused at sign-up', async (password, words) => {
  const { status, body } = await signUp(password)
  expect([status, body.error.code, body.error.fields]).toEqual([422, 'INVALID', { password: words }])
})

test.each(['quetzal-42', 'tres pupusas de loroco', `${'f'.repeat(20)}-Zk2-loma-verde`])(
  '%s may be used',
  async (password) => {
    expect((await signUp(password)).status).toBe(201)
  },
)

test('a reset refuses the name of the owner, and its link can still be used', async () => {
  const { id } = await signedIn('traveler', { name: 'Rosario Cienfuegos' })
  const link = await makeResetLink(database(), id, new Date(Date.now() + MINUTE_MS))
  const token = new URL(link).searchParams.get('token')
  const reset = (password: string) => anonymous.request('post', '/auth/reset-password', { token, password })
  const { status, body } = await reset('cienfuegos1')
  expect([status, body.error.fields]).toEqual([422, { password: PERSONAL_PASSWORD }])
  expect((await reset('tres pupusas de loroco')).status).toBe(204)
})

test('a change refuses a common one; a password chosen before goes on working', async () => {
  const { id, email, request } = await signedIn('traveler')
  const { password: passwords } = await authenticator().$context
  const password = await passwords.hash('12345678')
  await database().insert(identities).values({ userId: id, accountId: id, providerId: 'credential', password })
  const { status, body } = await request('post', '/profile/password', { current: '12345678', password: 'password1' })
  expect([status, body.error.fields]).toEqual([422, { password: COMMON_PASSWORD }])
  const signIn = await api.request('/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: '12345678' }),
  })
  expect(signIn.status).toBe(200)
})
