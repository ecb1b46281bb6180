// Every example of the tables is understood as its row says. New rows bring their examples, which this test runs.
import { expect, test } from 'vitest'
import { gazetteer } from '#marketplace/locations/geocoding/geocoding.data.ts'
import { ownAspectOf, questionOf } from '../intents/own-question.rules.ts'
import type { PlaceName } from '../places.rules.ts'
import { EMPTY_THREAD, type Plan, type Thread } from '../plan.rules.ts'
import { languageOf, readMessage } from '../typed-message.rules.ts'
import { understand } from '../understanding.rules.ts'
import { compareRows } from './compare.text.ts'
import { englishPhrases } from './english.text.ts'
import { intentRows } from './intents.text.ts'
import { knowledgeRows } from './knowledge/knowledge.text.ts'
import { needRows } from './needs.text.ts'
import { pairsOf, patternOf } from './pattern.rules.ts'
import { ownAspectRows } from './person/own-aspects.text.ts'
import { aspectRows, topicRows } from './questions.text.ts'
import { slotRows } from './slots.text.ts'
import { shapeRows } from './wish/shapes.text.ts'

const now = new Date('2026-11-21T16:00:00Z')
const places: PlaceName[] = [
  ...gazetteer.places,
  ...gazetteer.departments.map(({ name }) => ({ name, kind: 'region' as const })),
]
const id = '00000000-0000-4000-8000-000000000001'
/** A conversation with an experience under discussion, because some questions need one. */
const talking: Thread = {
  ...EMPTY_THREAD,
  shown: [{ id, title: 'Paseo', category: 'Cultural', price: 20, city: 'Izalco', hours: 4, rating: null }],
  focus: id,
}
const ask = (message: string, thread = EMPTY_THREAD, hosting = false) =>
  understand(message, { thread, now, places, hosting })
const wishOf = (plan: Plan) => {
  if (plan.intent !== 'search') throw new Error(`understood as ${plan.intent}`)
  return plan.wish
}

test.each(intentRows.flatMap((row) => row.examples.map((example) => [example, row] as const)))('%s', (example, row) => {
  const plan = ask(example, EMPTY_THREAD, row.intent === 'hosting')
  const expected: Record<string, unknown> = { intent: row.intent }
  if (row.intent === 'hands-off') expected.action = row.value
  if (row.intent === 'bookings' || row.intent === 'hosting') expected.aspect = row.value
  expect(plan).toMatchObject(expected)
})

test.each(ownAspectRows.flatMap(({ aspect, examples }) => examples.map((example) => [example, aspect])))(
  '%s asks of a reservation: %s',
  (example, aspect) => {
    expect(ownAspectOf(questionOf(readMessage(example)).text)).toBe(aspect)
  },
)

test.each(
  compareRows.flatMap(({ by, highest, examples }) => examples.map((example) => [example, by, highest] as const)),
)('%s: by %s', (example, by, highest) => {
  const shown = ['1', '2', '3'].map((id) => ({ ...talking.shown[0]!, id }))
  expect(ask(example, { ...EMPTY_THREAD, shown })).toMatchObject({
    intent: 'compare',
    by: expect.arrayContaining([{ by, highest }]),
    sides: shown.map(({ id: one }) => ({ id: one })),
  })
})

test.each(topicRows.flatMap(({ topic, examples }) => examples.map((example) => [example, topic])))(
  '%s: %s',
  (example, topic) => {
    expect(ask(example!)).toMatchObject({ intent: 'policies', topics: expect.arrayContaining([topic]) })
  },
)

test.each(knowledgeRows.flatMap(({ topic, examples }) => examples.map((example) => [example, topic])))(
  '%s: %s is settled',
  (example, topic) => {
    const plan = ask(example!)
    expect(plan.intent === 'several' ? plan.plans : [plan]).toContainEqual({ intent: 'knowledge', topic })
  },
)

test('every settled answer has a name of its own and stands in two languages', () => {
  const names = knowledgeRows.map(({ topic }) => topic)
  expect(names.filter((one, at) => names.indexOf(one) !== at)).toEqual([])
  expect(
    knowledgeRows.filter(({ answer: { es, en } }) => es === en || (!es.endsWith('.') && !es.endsWith('?'))),
  ).toEqual([])
})

test.each(aspectRows.flatMap(({ aspect, examples }) => examples.map((example) => [example, aspect])))(
  '%s asks for %s',
  (example, aspect) => {
    expect(ask(example!, talking)).toMatchObject({ intent: 'facts', aspect })
  },
)

test.each(slotRows.flatMap((row) => row.examples.map((example) => [example, row] as const)))(
  '%s wishes',
  (example, { slot, value }) => {
    const wish = wishOf(ask(example))
    const has = {
      thing: wish.words,
      category: [wish.category],
      amenity: wish.amenities,
      included: wish.included,
      language: wish.languages,
    }
    expect(has[slot]).toContain(value)
  },
)

test.each(needRows.flatMap(({ need, examples }) => examples.map((example) => [example, need])))(
  '%s needs %s',
  (example, need) => {
    expect(wishOf(ask(example!)).needs).toContain(need)
  },
)

test.each(shapeRows.flatMap((row) => row.examples.map((example) => [example, row] as const)))(
  '%s has a shape',
  (example, { shape, value }) => {
    const wish = wishOf(ask(example))
    if (shape === 'sort') expect(wish.sort).toBe(value)
    else if (shape === 'hours') expect([wish.notBefore, wish.notAfter]).not.toEqual([null, null])
    else expect([wish.minHours, wish.maxHours]).not.toEqual([null, null])
  },
)

test('every line of every table is a pattern, and every Spanish side of the English one is Spanish', () => {
  const says = [...intentRows, ...topicRows, ...aspectRows, ...slotRows, ...needRows, ...shapeRows].map(
    ({ say }) => say,
  )
  for (const say of says) expect(patternOf(say).test('')).toBe(false)
  for (const [english, spanish] of pairsOf(englishPhrases)) {
    expect(patternOf(english).test('')).toBe(false)
    expect([english, spanish === '']).toEqual([english, false])
  }
})

test.each([
  ['what can I do near the beach next weekend with kids?', 'en'],
  ['how do I pay?', 'en'],
  ['thanks!', 'en'],
  ['surf in El Tunco please', 'en'],
  ['quiero surf en El Tunco', 'es'],
  ['hola, busco un tour de café', 'es'],
  ['tour de surf', 'es'],
  ['show me chocolate tours', 'en'],
  ['el show de la noche', 'es'],
  ['¿me puedes ayudar?', 'es'],
])('%s is %s', (message, language) => {
  expect(languageOf(message)).toBe(language)
})

test('words are kept as they were typed', () => {
  expect(readMessage('Años y pingüinos').written.get('anos')).toBe('Años')
})
