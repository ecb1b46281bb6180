import { expect, test } from 'vitest'
import { answers, matching, plainWords } from './faq.rules.ts'
import { allQuestions, contactQuestions, firstQuestions, topics } from './faq.text.ts'
import { hostTopics } from './host-questions.text.ts'

const found = (query: string) => matching(topics, query).flatMap(({ questions }) => questions.map(({ id }) => id))

test('accents, case and punctuation do not matter', () => {
  expect(plainWords('¿Cómo se PAGA, Íñigo?')).toEqual(['como', 'se', 'paga', 'inigo'])
  expect(found('COMISION')).toEqual(found('comisión'))
  expect(found('comision')).toContain('comision')
  expect(found('resena')).toContain('resenas')
})

test('every word must be there, and a word may be only begun', () => {
  expect(found('efect just')).toContain('como-se-paga')
  expect(found('efectivo helicóptero')).toEqual([])
  expect(found('helicóptero')).toEqual([])
})

test('other names of a thing find it too', () => {
  expect(found('tarjeta')).toContain('como-se-paga')
  expect(found('reembolso')).toEqual(['puedo-cancelar', 'cancela-anfitrion'])
})

test('another form of a word finds it too', () => {
  for (const query of ['Pagar', 'pagás', 'pagamos', 'pagos']) expect(found(query), query).toContain('como-se-paga')
  expect(found('cancelando')).toContain('puedo-cancelar')
  expect(found('reseñar')).toContain('resenas')
  expect(found('resenar')).toContain('resenas')
  expect(found('reservé')).not.toEqual([])
})

test('nothing typed shows everything', () => {
  for (const query of ['', '   ', '¿?']) expect(found(query)).toEqual(allQuestions.map(({ id }) => id))
})

test('anchors are unique, and every question can be found by its own words', () => {
  const ids = [...topics, ...allQuestions].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const question of allQuestions) expect(answers(question, question.question)).toBe(true)
})

test('the short lists of other pages hold whole questions', () => {
  expect(firstQuestions).toHaveLength(9)
  expect(contactQuestions.every(({ answer }) => answer.length > 40)).toBe(true)
})

test('what hosts ask: unique anchors, found by their own words, links of the portal only', () => {
  const questions = hostTopics.flatMap((topic) => topic.questions)
  const ids = [...hostTopics, ...questions].map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  for (const question of questions) {
    expect(answers(question, question.question)).toBe(true)
    expect(question.link?.href ?? '/host/').toMatch(/^\/host\//)
  }
  const found = (query: string) => matching(hostTopics, query).flatMap((topic) => topic.questions.map(({ id }) => id))
  expect(found('comision completadas')).toContain('comision')
  expect(found('48 horas')).toContain('responder')
  expect(found('no show')).toEqual(['no-llego'])
})

test('only what matches is left of a topic, and a topic without any goes', () => {
  const question = (id: string, words: string) => ({ id, question: words, answer: '' })
  const some = [
    { ...topics[0]!, id: 'uno', questions: [question('a', '¿Qué es el café?'), question('b', '¿Y el té?')] },
    { ...topics[0]!, id: 'dos', questions: [question('c', '¿Y el mate?')] },
  ]
  const remaining = matching(some, 'café')
  expect(remaining.map(({ id, questions }) => [id, questions.map((topic) => topic.id)])).toEqual([['uno', ['a']]])
  expect(plainWords('uno -- dos')).toEqual(['uno', 'dos'])
  expect(answers(question('a', '¿Qué es el café?'), 'undefined')).toBe(false)
})
