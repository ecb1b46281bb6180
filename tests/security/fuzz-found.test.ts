// Former findings of fuzz.test.ts, each as it was sent, with its required answer.
import { expect, test } from 'vitest'
import { api } from '#marketplace/api.ts'
import { anonymous, signedIn } from '../support/people.ts'

const newcomer = { password: 'quetzal-42', data: { full_name: 'Ana', role: 'traveler' }, termsAccepted: true }

test.each([
  ['an accent in an address, which what keeps the accounts refuses', 'ñandú@correo.sv'],
  ['signs in an address that only some believe', '!a.a@a.aa'],
])('sign-up: %s', async (_why, email) => {
  const { status, body } = await anonymous.request('post', '/auth/sign-up', { ...newcomer, email })
  expect([status, body.error.fields]).toEqual([422, { email: 'Email inválido' }])
})

test.each([
  ['/auth/sign-in', [], { _: 'Aquí van varios datos' }],
  ['/auth/forgot-password', 0, { _: 'Aquí van varios datos' }],
  ['/auth/reset-password', { token: 'a'.repeat(201), password: 'quetzal-42' }, { token: 'Máximo 200 letras' }],
])('what the contract has no words for is said in Spanish: %s', async (path, sent, fields) => {
  const { status, body } = await anonymous.request('post', path, sent)
  expect([status, body.error.fields]).toEqual([422, fields])
})

test('a query with a name twice, or a state that is none, is answered in Spanish', async () => {
  const repeated = await anonymous.request('get', '/experiences/facets?q=a&q=b')
  expect([repeated.status, repeated.body.error.fields]).toEqual([422, { q: 'Escribe un texto' }])
  const { request } = await signedIn('traveler')
  const invalid = await request('get', '/bookings?status=lost')
  expect([invalid.status, invalid.body.error.fields]).toEqual([422, { status: 'Elige uno de los valores posibles' }])
})

test('coming back from a provider with a state that is none is no failure of ours', async () => {
  const { status, body } = await anonymous.request('post', '/auth/social-return', { state: 'a', code: ' ' })
  expect([status, body.error.message]).toEqual([409, 'No se pudo conectar con tu cuenta'])
})

test('a body without a length is read no further than a body may be long', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x20))
      sent++
    },
  })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: endless, duplex: 'half' }
  const answer = await api.request('/api/auth/sign-in', init as RequestInit)
  expect([answer.status, (await answer.json()).error.code]).toEqual([413, 'TOO_LARGE'])
  expect(sent).toBeLessThan(10)
})
