// Names are validated at every endpoint that accepts one.
import { expect, test } from 'vitest'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { NAME_OF_HOUSE, NAME_WITH_LINK, NAME_WITH_PHONE } from './name.rules.ts'

const bad: [string, string][] = [
  ['Ganaste https://evil.example', NAME_WITH_LINK],
  ['Ana 7123-4567', NAME_WITH_PHONE],
  ['Soporte Tоrogoz', NAME_OF_HOUSE],
]
type Profile = { fullName: string }

test.each(bad)('nobody registers as %s', async (full_name, words) => {
  const { status, body } = await anonymous.request('post', '/auth/sign-up', {
    email: 'nombre@malo.example',
    password: 'quetzal-volcan-42',
    data: { full_name, role: 'host' },
    termsAccepted: true,
  })
  expect([status, body.error.fields]).toEqual([422, { 'data.full_name': words }])
})

test.each(bad)('nobody calls themselves %s later', async (fullName, words) => {
  const { request } = await signedIn('host', { name: 'Marta Alvarenga' })
  const { status, body } = await request('patch', '/profile', { fullName })
  expect([status, body.error.fields]).toEqual([422, { fullName: words }])
  expect((await request<Profile>('get', '/profile')).body.fullName).toBe('Marta Alvarenga')
})

test('a good name is kept as it is read', async () => {
  const { request } = await signedIn('traveler')
  const { body } = await request<Profile>('patch', '/profile', {
    fullName: " María\u202E  de los Ángeles O'Connor-Paz\u200B",
  })
  expect(body.fullName).toBe("María de los Ángeles O'Connor-Paz")
})
