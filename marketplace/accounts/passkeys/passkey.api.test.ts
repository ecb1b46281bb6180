import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { passkeys } from '../second-factor/second-factor.table.ts'

beforeEach(() => void configure({ APP_URL: 'http://localhost:3000' }))
afterEach(() => void configure({ APP_URL: undefined }))

const keyOf = (userId: string) => ({ userId, name: 'Teléfono', credentialId: `key-${userId}`, publicKey: 'AAAA' })

test('a passkey belongs to the host of APP_URL, and its device must know its owner', async () => {
  const { request } = await signedIn('host')
  const { status, body } = await request<{ options: Record<string, unknown> }>('post', '/profile/passkeys/options')
  expect(status).toBe(200)
  expect(body.options).toMatchObject({
    rp: { id: 'localhost', name: 'Torogoz' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const challenge = await anonymous.request<{ options: Record<string, unknown> }>('post', '/auth/passkey/options')
  expect(challenge.body.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
})

test('at a bare network address there are none', async () => {
  configure({ APP_URL: 'http://127.0.0.1:3000' })
  expect((await anonymous.request('post', '/auth/passkey/options')).body.error.code).toBe('NO_PASSKEYS_HERE')
  const { request } = await signedIn('host')
  expect((await request('get', '/profile/second-factor')).body).toMatchObject({ passkeysPossible: false })
})

test.each([
  ['an unknown key', { id: 'unknown' }],
  ['a known key with nothing signed', { response: {} }],
  ['a known key with nonsense', { response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } }],
])('%s opens nothing, and says no more than that', async (_name, change) => {
  const { id, request } = await signedIn('traveler')
  await database().insert(passkeys).values(keyOf(id))
  const response = { id: `key-${id}`, rawId: `key-${id}`, type: 'public-key', ...change }
  const answer = await anonymous.request('post', '/auth/passkey', { response })
  expect([answer.status, answer.body.error.code]).toEqual([422, 'PASSKEY_REFUSED'])
  expect(answer.headers.getSetCookie()).toEqual([])
  expect((await request('post', '/auth/fresh', { passkey: response })).body.error.code).toBe('PASSKEY_REFUSED')
})

test('a passkey is called by another name, by its owner alone, and stays the key it was', async () => {
  const ana = await signedIn('traveler')
  const luis = await signedIn('traveler')
  const [key] = await database().insert(passkeys).values(keyOf(ana.id)).returning()
  const rename = (who: typeof ana, name: unknown, id = key!.id) =>
    who.request('patch', `/profile/passkeys/${id}`, { name })
  const renamed = await rename(ana, '  Llave de la oficina ')
  expect([renamed.status, renamed.body]).toEqual([200, expect.objectContaining({ name: 'Llave de la oficina' })])
  expect(renamed.body).not.toHaveProperty('publicKey')
  const after = await database().select().from(passkeys).where(eq(passkeys.id, key!.id))
  expect(after).toEqual([{ ...key, name: 'Llave de la oficina' }])
  expect((await rename(luis, 'Mía')).status).toBe(404)
  expect((await rename(ana, 'Otra', crypto.randomUUID())).status).toBe(404)
  for (const [name, words] of [
    ['  ', 'Ponle un nombre'],
    [undefined, 'Ponle un nombre'],
    ['x'.repeat(61), 'Escribe 60 caracteres o menos'],
  ])
    expect(await rename(ana, name)).toMatchObject({ status: 422, body: { error: { fields: { name: words } } } })
  expect(await database().select().from(passkeys).where(eq(passkeys.id, key!.id))).toEqual(after)
})

test("another's passkey is not there to be taken away; ten are enough", async () => {
  const ana = await signedIn('traveler')
  const luis = await signedIn('traveler')
  const [key] = await database().insert(passkeys).values(keyOf(ana.id)).returning()
  expect((await luis.request('delete', `/profile/passkeys/${key!.id}`)).status).toBe(404)
  expect(await database().$count(passkeys, eq(passkeys.userId, ana.id))).toBe(1)
  const more = Array.from({ length: 9 }, (_, nth) => ({ ...keyOf(ana.id), credentialId: `${ana.id} ${nth}` }))
  await database().insert(passkeys).values(more)
  expect((await ana.request('post', '/profile/passkeys/options')).body.error.code).toBe('TOO_MANY_PASSKEYS')
  expect((await ana.request('delete', `/profile/passkeys/${key!.id}`)).status).toBe(204)
})
