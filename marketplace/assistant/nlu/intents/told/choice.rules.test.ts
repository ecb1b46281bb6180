import { expect, test } from 'vitest'
import { now, places } from '#tests/support/assistant/a-saturday.ts'
import { offered } from '../../language/knowledge/offered.text.ts'
import { isAlike } from '../../meaning/topic-classification.rules.ts'
import { EMPTY_THREAD } from '../../plan.rules.ts'
import { understand } from '../../understanding.rules.ts'
import { topicOf } from '../fallback/confidence.rules.ts'
import { chosenOf } from './choice.rules.ts'

const three = ['¿cuánto cobran ustedes de comisión?', '¿cuánto voy a cobrar mañana?', '¿cuánto he ganado este mes?']

test.each([
  ['la primera', 0],
  ['El segundo.', 1],
  ['the third one', 2],
  ['la última', 2],
  ['lo de la comisión', 0],
  ['lo de este mes', 2],
])('%s chooses', (message, at) => expect(chosenOf(message, three)).toBe(three[at]))

test.each(['sí', 'ninguna', 'no', 'cuánto', 'quiero ir a la playa el sábado'])(
  '%s chooses none of several',
  (message) => expect(chosenOf(message, three)).toBeNull(),
)

test('yes chooses the only one, and nothing is chosen where nothing was offered', () => {
  expect(chosenOf('sí', [three[0]!])).toBe(three[0])
  expect(chosenOf('la primera', [])).toBeNull()
})

const own = [
  {
    id: 'zip',
    experienceId: 'of zip',
    title: 'Tirolesas sobre el cafetal de Apaneca',
    city: 'Apaneca',
    live: true,
    pending: false,
    host: 'Nahúm Godínez',
    start: '2026-11-27T16:00:00Z',
    total: 50,
  },
]
test.each(Object.entries(offered).flatMap(([topic, { es, en }]) => [[es, topic] as const, [en, topic] as const]))(
  'the choice %s means %s',
  (choice, topic) => {
    const hosting = topic.startsWith('host:') || topic === 'comision'
    const plan = understand(choice, { thread: EMPTY_THREAD, now, places, named: [], hosting, own: hosting ? [] : own })
    expect(isAlike(topicOf(plan) ?? plan.intent, topic), JSON.stringify(plan)).toBe(true)
  },
)
