import { expect, test } from 'vitest'
import { matching } from './faq.rules.ts'
import { allQuestions, contactQuestions, firstQuestions, topics } from './faq.text.ts'
import { hostTopics } from './host-questions.text.ts'
import type { Topic } from './topic.text.ts'

const idsOf = (found: Topic[]) => found.flatMap(({ questions }) => questions.map(({ id }) => id))
const matchingIds = (query: string) => idsOf(matching(topics, query))

test('accents, case and punctuation do not matter', () => {
  expect(matchingIds('¿Cómo se PAGA, Íñigo?')).toEqual(matchingIds('como se paga inigo'))
  expect(matchingIds('COMISION')).toEqual(matchingIds('comisión'))
  expect(matchingIds('comision')).toContain('comision')
  expect(matchingIds('resena')).toContain('resenas')
})

test('what has the most of the words is shown, a word may be only begun, and one that stands nowhere hides nothing', () => {
  expect(matchingIds('efect just')).toContain('como-se-paga')
  expect(matchingIds('efectivo helicóptero')).toEqual(matchingIds('efectivo'))
  expect(matchingIds('helicóptero')).toEqual([])
})

test.each([
  ['¿cómo cancelo mi reserva?', 'puedo-cancelar'],
  ['¿Qué pasa si tengo que cancelar?', 'puedo-cancelar'],
  ['quiero que me devuelvan mi dinero si cancelo', 'puedo-cancelar'],
  ['¿hasta cuándo puedo cancelar gratis?', 'puedo-cancelar'],
  ['¿Qué pasa si el anfitrión me cancela?', 'cancela-anfitrion'],
  ['¿puedo pagar con tarjeta de crédito?', 'como-se-paga'],
  ['¿aceptan tarjeta?', 'como-se-paga'],
  ['cómo pago', 'como-se-paga'],
  ['¿tengo que pagar por adelantado?', 'deposito'],
  ['¿hay algún costo extra?', 'cargos'],
  ['¿qué pasa si llueve ese día?', 'lluvia'],
  ['¿y si llego tarde?', 'tarde'],
  ['¿dónde está mi código?', 'codigo'],
  ['¿cómo llego al lugar?', 'llegar'],
  ['no tengo internet en el camino', 'sin-senal'],
  ['olvide mi clave', 'contrasena'],
  ['no me llegó el correo de confirmación', 'sin-correo'],
  ['¿puedo cambiar la fecha de mi reserva?', 'cambiar-reserva'],
  ['¿cuándo me confirman la reserva?', 'despues-de-reservar'],
  ['¿cómo le escribo al anfitrión?', 'chat'],
  ['quiero borrar mi cuenta', 'mis-datos'],
  ['quiero ofrecer mi tour', 'ser-anfitrion'],
  ['¿Necesito registrarme para reservar?', 'necesito-cuenta'],
  ['¿cuánta gente puedo llevar?', 'cuantas-personas'],
  ['¿tienen vuelto?', 'cambio'],
])('"%s" finds "%s" first', (query, id) => expect(matchingIds(query)[0]).toBe(id))

test.each([
  ['¿cómo cancelo una fecha?', 'cerrar-o-cancelar'],
  ['¿cuándo me pagan?', 'efectivo'],
  ['¿qué hago si no llega nadie?', 'no-llego'],
  ['¿cuánto tengo que pagar de comisión?', 'comision'],
  ['¿puedo eliminar una reseña?', 'resenas'],
  ['me voy de vacaciones', 'pausar'],
  ['¿cómo subo fotos?', 'fotos'],
])('of a host, "%s" finds "%s" first', (query, id) => expect(idsOf(matching(hostTopics, query))[0]).toBe(id))

test('stop words find nothing: alone they leave everything, with others they change nothing', () => {
  for (const query of ['como', '¿qué puedo?', 'y si no'])
    expect(matchingIds(query)).toEqual(allQuestions.map(({ id }) => id))
  expect(matchingIds('¿qué es el depósito?').toSorted()).toEqual(matchingIds('depósito').toSorted())
  expect(matchingIds('que lluvia').toSorted()).toEqual(matchingIds('lluvia').toSorted())
})

test('other names of a thing find it too', () => {
  expect(matchingIds('tarjeta')).toContain('como-se-paga')
  expect(matchingIds('reembolso')).toEqual(['puedo-cancelar', 'cancela-anfitrion'])
})

test('another form of a word finds it too', () => {
  for (const query of ['Pagar', 'pagás', 'pagamos', 'pagos'])
    expect(matchingIds(query), query).toContain('como-se-paga')
  expect(matchingIds('cancelando')).toContain('puedo-cancelar')
  expect(matchingIds('reseñar')).toContain('resenas')
  expect(matchingIds('resenar')).toContain('resenas')
  expect(matchingIds('reservé')).not.toEqual([])
})

test('nothing typed shows everything', () => {
  for (const query of ['', '   ', '¿?']) expect(matchingIds(query)).toEqual(allQuestions.map(({ id }) => id))
})

test('anchors are unique, and every question is found first by its own words', () => {
  const ids = [...topics, ...allQuestions].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, question } of allQuestions) expect([question, matchingIds(question)[0]]).toEqual([question, id])
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
    expect(idsOf(matching(hostTopics, question.question))[0]).toBe(question.id)
    expect(question.link?.href ?? '/host/').toMatch(/^\/host\//)
  }
  const matchingIds = (query: string) => idsOf(matching(hostTopics, query))
  expect(matchingIds('comision completadas')).toContain('comision')
  expect(matchingIds('48 horas')).toContain('responder')
  expect(matchingIds('no show')).toEqual(['no-llego'])
})

test('only what matches is left of a topic, and a topic without any goes', () => {
  const question = (id: string, words: string) => ({ id, question: words, answer: '' })
  const some = [
    { ...topics[0]!, id: 'uno', questions: [question('a', '¿Qué es el café?'), question('b', '¿Y el té?')] },
    { ...topics[0]!, id: 'dos', questions: [question('c', '¿Y el mate?')] },
  ]
  const remaining = matching(some, 'café')
  expect(remaining.map(({ id, questions }) => [id, questions.map((topic) => topic.id)])).toEqual([['uno', ['a']]])
  expect(matching(some, 'café -- té')).toEqual(matching(some, 'café té'))
  expect(matching(some, 'undefined')).toEqual([])
})
