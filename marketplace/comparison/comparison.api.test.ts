import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import type { Compared } from './comparison.contract.ts'

const missing = '0190c5a3-7d2e-7abc-9def-0123456789ab'
const compare = (ids: string[], request = anonymous.request) =>
  request<{ items: Compared[] }>('get', `/comparison?${ids.map((id) => `id=${id}`).join('&')}`)

test('anybody gets what one decides by, in the order asked for (CMP-12)', async () => {
  const host = await createPerson({ role: 'host', name: 'Marta Alvarenga' })
  const one = await createExperience({
    title: 'Café de altura',
    hostId: host.id,
    included: ['Guía', 'Café', 'Pan', 'Transporte'],
    languages: ['Español', 'Inglés'],
    dates: [{ capacity: 5 }],
  })
  const two = await createExperience({ title: 'Sin lugar ni fechas', locationId: null, dates: [] })
  for (const request of [anonymous.request, (await signedIn('host')).request]) {
    const { status, body } = await compare([two.id, one.id], request)
    expect([status, body.items.map(({ card }) => card.title)]).toEqual([200, ['Sin lugar ni fechas', 'Café de altura']])
    expect(body.items[1]).toMatchObject({
      card: { price: 25, spots: 5 },
      included: ['Guía', 'Café', 'Pan', 'Transporte'],
      languages: ['Español', 'Inglés'],
      meeting: { name: 'Parque central', city: 'Suchitoto', state: 'Cuscatlán' },
      host: { id: host.id, name: 'Marta Alvarenga' },
    })
    expect(body.items[0]).toMatchObject({ meeting: null, card: { nextDate: null, spots: 0 } })
  }
})

test('what is not published, missing or of a suspended host is left out (CMP-07)', async () => {
  const published = await createExperience()
  const draft = await createExperience({ status: 'draft' })
  const suspended = await createExperience()
  await database().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.hostId))
  const { body } = await compare([draft.id, published.id, suspended.id])
  expect(body.items.map(({ card }) => card.id)).toEqual([published.id])
  expect((await compare([missing])).body.items).toEqual([])
})

test('one id twice is one; four, none, or what is no id are refused (CMP-01)', async () => {
  const { id } = await createExperience()
  expect((await compare([id, id])).body.items).toHaveLength(1)
  for (const ids of [[], ['x'], [id, 'x'], [id, missing, missing, missing]])
    expect([ids, (await compare(ids)).status]).toEqual([ids, 422])
})
