import { expect, test } from 'vitest'
import { TITLE_OF_HOUSE, TITLE_WITH_LINK } from '#marketplace/accounts/names/name.rules.ts'
import { ANSWER_WITH_PHONE, contactProblem, QUESTION_WITH_PHONE, questionsPath, stateOf } from './question.rules.ts'

test.each([
  ['¿Se puede ir con un niño de 5 años?', 'traveler', null],
  ['¿Hay salida el 12/12/2026 a las 8:00?', 'traveler', null],
  ['¿Me escribes al 7845-1236?', 'traveler', QUESTION_WITH_PHONE],
  ['Llámame al +503 7845 1236', 'host', ANSWER_WITH_PHONE],
  ['Reserva directo en marta@correo.example', 'host', TITLE_WITH_LINK],
  ['Mira www.misitio.com', 'host', TITLE_WITH_LINK],
  ['El equipo de Torogoz te responde', 'host', TITLE_OF_HOUSE],
] as const)('%s by the %s', (text, by, problem) => expect(contactProblem(text, by)).toBe(problem))

const facts = { answered: true, hidden: false, travelerAgrees: true, hostAgrees: true }
test.each([
  ['both agree', facts, 'public'],
  ['the traveler does not', { ...facts, travelerAgrees: false }, 'private'],
  ['the host does not', { ...facts, hostAgrees: false }, 'private'],
  ['nobody answered', { ...facts, answered: false }, 'waiting'],
  ['the team hid it', { ...facts, hidden: true }, 'hidden'],
  ['hidden before its answer', { ...facts, answered: false, hidden: true }, 'hidden'],
] as const)('a question when %s', (_, given, state) => expect(stateOf(given)).toBe(state))

test('the form begins with the words that somebody brings, and no more of them than fit', () => {
  expect(questionsPath('7')).toBe('/questions/7')
  const { searchParams } = new URL(questionsPath('7', `¿Y si llueve & truena? ${'a'.repeat(600)}`), 'http://a.example')
  expect(searchParams.get('text')).toMatch(/^¿Y si llueve & truena\? a+$/)
  expect(searchParams.get('text')).toHaveLength(500)
})
