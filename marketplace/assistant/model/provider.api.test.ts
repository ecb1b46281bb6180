import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { signedIn } from '#tests/support/people.ts'
import { type ModelMood, type ModelRequestBody, startModel } from '#tests/support/servers/model-server.ts'
import type { AssistantAnswer } from '../assistant.contract.ts'

const UNSET = 'El asistente AI no está configurado correctamente. Por favor, contacta al administrador.'
const FAILED = 'Lo siento, ha ocurrido un error temporal. ¿Podrías intentar reformular tu pregunta?'
let model: Awaited<ReturnType<typeof startModel>>
let traveler: Awaited<ReturnType<typeof signedIn>>
const printed: string[] = []

beforeAll(async () => {
  model = await startModel()
  traveler = await signedIn('traveler', { name: 'Ernesto Ventura' })
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      printed.push(String(text))
      return true
    })
})
afterAll(async () => {
  vi.restoreAllMocks()
  configure({ AI_BASE_URL: undefined, AI_API_KEY: undefined, AI_MODEL: undefined, LOG_LEVEL: 'silent' })
  await model.close()
})
beforeEach(() => {
  configure({ AI_BASE_URL: model.address, AI_API_KEY: model.key, AI_MODEL: 'prueba', LOG_LEVEL: 'debug' })
  Object.assign(model.state, { mood: 'well', asked: [], reply: () => ({ text: 'Hola.' }) })
})
const request = (message: string) =>
  traveler.request<AssistantAnswer & { error?: { code: string; message: string } }>('post', '/intelligent-chat', {
    message,
  })
/** The tool results the model received in this turn. */
const toolResults = ({ messages }: ModelRequestBody) =>
  messages.filter(({ role }) => role === 'tool').map(({ content }) => JSON.parse(String(content)))

test('a real model drives the tools and its words rest on what they gave', async () => {
  const { id } = await createExperience({
    title: 'Vuelo en ultraligero sobre Tonacatepeque',
    price: 63.5,
    dates: [{ capacity: 5 }],
  })
  model.state.reply = (said) => {
    const [found, facts] = toolResults(said)
    if (!found) return { calls: [{ name: 'search_experiences', arguments: '{"words":"ultraligero","guests":null}' }] }
    if (!facts)
      return {
        calls: [{ name: 'experience_facts', arguments: JSON.stringify({ id: found.experiences[0].id, guests: 2 }) }],
      }
    return {
      text: `Hay **${found.experiences[0].title}** a $${facts.experience.price} por persona.\nPara dos son $${facts.total}. Hoy está a $9 con el cupón.`,
    }
  }
  const { body } = await request('quiero volar en ultraligero con mi pareja')
  expect(body.response).toBe('Hay Vuelo en ultraligero sobre Tonacatepeque a $63.5 por persona.\nPara dos son $127.')
  expect(body.cards).toMatchObject([{ kind: 'experience', experience: { id, price: 63.5, spots: 5 } }])
  expect(body.links[0]?.href).toMatch(new RegExp(`^/booking/${id}\\?guests=2&date=`))
  const [first] = model.state.requests
  expect(first).toMatchObject({ model: 'prueba', stream: true })
  expect(first!.tools.map((one) => one.function.name)).toEqual([
    'search_experiences',
    'experience_facts',
    'policies',
    'experience_reviews',
    'host_profile',
    'country_facts',
    'hand_over',
    'my_bookings',
    'my_favorites',
    'my_reviews',
    'my_alerts',
  ])
  // The provider must not learn who asks: neither name nor id is sent.
  expect(JSON.stringify(model.state.requests)).not.toMatch(new RegExp(`${traveler.id}|Ernesto|Ventura`))
})

test('what was said before is told again', async () => {
  await request('me llamo Nadie')
  await request('¿y ahora?')
  expect(model.state.requests.at(-1)!.messages.map(({ role }) => role)).toContain('assistant')
})

test.each<[ModelMood, string]>([
  [401, UNSET],
  [403, UNSET],
  [429, FAILED],
  [500, FAILED],
  ['garbage', FAILED],
  ['html', FAILED],
  ['elsewhere', FAILED],
  ['cut', FAILED],
])(
  'it answers %s: said in Spanish, and the next question is asked anew (AI-10, AI-11, AI-13)',
  async (mood, message) => {
    model.state.mood = mood
    const refused = await request('busco surf')
    expect([refused.status, refused.body.error?.message]).toEqual([503, message])
    model.state.mood = 'well'
    expect((await request('hola')).body.response).toBe('Hola.')
  },
)

test('an answer without words is empty (AI-12)', async () => {
  model.state.mood = 'empty'
  expect(await request('busco surf')).toMatchObject({ status: 200, body: { response: '', cards: [] } })
})

test('one that never ends is left', async () => {
  model.state.mood = 'endless'
  const { status, body } = await request('busco surf')
  expect(status === 503 || body.response.length < 5000).toBe(true)
})

test('a part of the configuration is none, and a wrong key is said without the key', async () => {
  configure({ AI_MODEL: undefined })
  expect((await request('hola')).body.error?.message).toBe(UNSET)
  configure({ AI_MODEL: 'prueba', AI_API_KEY: 'otra-clave-secreta' })
  expect((await request('hola')).body.error?.message).toBe(UNSET)
  expect(JSON.stringify(await traveler.request('get', '/intelligent-chat'))).not.toMatch(/clave/)
})

test('neither the key nor what was asked is printed anywhere', () => {
  expect(printed.join('')).not.toMatch(/clave-secreta|busco surf|AI_APICallError|at .*node_modules/)
})
