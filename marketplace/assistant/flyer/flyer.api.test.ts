// A flyer is read by rules, completed by the configured model, and read all the same when that fails.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invalidateSettings } from '#marketplace/settings/settings.data.ts'
import { settings as settingsTable } from '#marketplace/settings/settings.table.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { type ModelMood, startModel } from '#tests/support/servers/model-server.ts'
import type { FlyerReading } from './flyer.contract.ts'

let model: Awaited<ReturnType<typeof startModel>>
beforeAll(async () => {
  model = await startModel()
})
afterAll(async () => {
  configure({ AI_BASE_URL: undefined, AI_API_KEY: undefined, AI_MODEL: undefined })
  await model.close()
})
beforeEach(() => {
  configure({ AI_BASE_URL: model.address, AI_API_KEY: model.key, AI_MODEL: 'prueba', LOG_LEVEL: 'silent' })
  Object.assign(model.state, { mood: 'well', requests: [], reply: () => ({ text: '{"maxGuests": 12}' }) })
})

const FLYER = 'TOUR DE CAFÉ EN APANECA\nSomos doce personas\nPrecio: $25\nReserva al 7777-1234'
const read = async (text = FLYER) => {
  const host = await signedIn('host')
  return host.request<FlyerReading>('post', '/host/flyer', { text })
}

test('rules first, the model for what they left empty', async () => {
  const { status, body } = await read()
  expect([status, body.title, body.price, body.maxGuests, body.city]).toEqual([
    200,
    'Tour de café en Apaneca',
    '25',
    '12',
    'Apaneca',
  ])
  expect(body.categoryId).toMatch(/^[0-9a-f-]{36}$/)
  expect(model.state.requests).toHaveLength(1)
  // The provider learns no telephone.
  expect(JSON.stringify(model.state.requests)).not.toContain('7777')
})

test.each<ModelMood>([401, 500, 'garbage', 'html', 'empty', 'cut', 'elsewhere'])(
  'a model that answers %s costs nothing but what it would have added',
  async (mood) => {
    model.state.mood = mood
    const { status, body } = await read()
    expect([status, body.price, body.maxGuests]).toEqual([200, '25', ''])
  },
)

test('without a model, and where the assistant is switched off, the rules answer alone', async () => {
  configure({ AI_BASE_URL: undefined, AI_API_KEY: undefined, AI_MODEL: undefined })
  expect((await read()).body).toMatchObject({ price: '25', maxGuests: '' })
  configure({ AI_BASE_URL: model.address, AI_API_KEY: model.key, AI_MODEL: 'prueba' })
  await database().insert(settingsTable).values({ name: 'assistant', value: false })
  invalidateSettings()
  expect((await read()).body.maxGuests).toBe('')
  await database().delete(settingsTable)
  invalidateSettings()
  expect(model.state.requests).toEqual([])
})

test('only hosts, and only as much as a flyer holds', async () => {
  const asked = { text: FLYER }
  expect((await anonymous.request('post', '/host/flyer', asked)).status).toBe(401)
  expect((await (await signedIn('traveler')).request('post', '/host/flyer', asked)).status).toBe(403)
  expect((await read('x'.repeat(5001))).status).toBe(422)
  expect((await read('')).status).toBe(422)
})
