import { expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { receive } from './receive.ts'

const ask = (answer: () => Response | Promise<Response>) => receive(new Request('http://localhost/terms'), answer)

test('a failure is answered in our words, with nothing of what failed', async () => {
  configure({ LOG_LEVEL: 'silent' })
  const failed = await ask(() => {
    throw new Error('relation "users" does not exist')
  })
  const page = await failed.text()
  expect([failed.status, page]).toEqual([500, expect.stringContaining('Inténtalo de nuevo en un momento.')])
  expect(page).not.toContain('relation')
})

test.each([
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()'],
])('every answer carries %s, also one that failed; one of its own stays', async (name, value) => {
  configure({ LOG_LEVEL: 'silent' })
  const failing = () => Promise.reject(new Error('no'))
  expect((await ask(() => new Response('hola'))).headers.get(name)).toBe(value)
  expect((await ask(failing)).headers.get(name)).toBe(value)
  expect((await ask(() => new Response('hola', { headers: { [name]: 'own' } }))).headers.get(name)).toBe('own')
})
