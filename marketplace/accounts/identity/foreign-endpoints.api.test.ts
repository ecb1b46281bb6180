// better-auth has endpoints of its own, one of which sets a picture by its address. None may be reachable.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { registrations } from '#marketplace/api.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { users } from '../account.table.ts'
import { authenticator } from './identity.data.ts'

const ownEndpoints = new Set(registrations.map(({ endpoint: { method, path } }) => `${method} ${path}`))
const foreignEndpoints = Object.values(authenticator().api as Record<string, { path?: string }>)
  .flatMap(({ path }) => (path ? ['get', 'post'].map((method) => ({ method, path: `/auth${path}` })) : []))
  .filter(({ method, path }) => !ownEndpoints.has(`${method} ${path}`))

test('what the library would answer by itself is as missing as what never was, in our words', async () => {
  const { request, id } = await signedIn('traveler')
  expect(foreignEndpoints.map(({ path }) => path)).toContain('/auth/update-user')
  for (const { method, path } of foreignEndpoints) {
    const body = method === 'post' ? { image: 'https://ajena.example/x.png', name: 'Otra' } : undefined
    for (const who of [{ request }, anonymous]) {
      const answer = await who.request(method, path, body)
      expect([method, path, answer.status, answer.body?.error?.message]).toEqual([
        method,
        path,
        404,
        'No encontramos lo que buscas.',
      ])
    }
  }
  const [user] = await database().select().from(users).where(eq(users.id, id))
  expect(user).toMatchObject({ image: null, name: 'Lucía Hernández' })
})
