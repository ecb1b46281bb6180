// Questions about people: a host who is named or was talked about, and guests of whoever hosts.
import { expect, test } from 'vitest'
import { EMPTY_THREAD, type OwnBooking, type Thread } from '../plan.rules.ts'
import { understand } from '../understanding.rules.ts'
import { nameWords, peopleNamed } from './named-people.rules.ts'

const now = new Date('2026-11-21T16:00:00Z')
const hosts = [
  { id: 'nahum', name: 'Nahúm Ezequiel Godínez' },
  { id: 'rosa', name: 'Rosa Elena Cáceres Trigueros' },
  { id: 'candida', name: 'Cándida Rosa Pérez Vásquez' },
  { id: 'walter', name: 'Walter Humberto Argueta Vigil' },
  { id: 'tomas', name: 'Tomás Arnulfo Campos Batres' },
]
const guests = ['Karen Beatriz Escobar', 'Mauricio Alexander Lara', 'Julio César Melgar'].map((name) => ({
  id: name,
  name,
}))
const ask = (message: string, thread: Thread = EMPTY_THREAD, own: OwnBooking[] = []) =>
  understand(message, { thread, now, places: [], hosts, own })
const askAsHost = (message: string, thread: Thread = EMPTY_THREAD) =>
  understand(message, { thread, now, places: [], hosting: true, guests })

test.each([
  ['que tal es Nahúm como guía', 'nahum', ['reviews']],
  ['quien es Walter, habla inglés?', 'walter', ['languages', 'about']],
  ['que mas ofrece doña Rosa', 'rosa', ['experiences']],
  ['what do people say about Walter', 'walter', ['reviews']],
  ['el señor Campos es de fiar?', 'tomas', ['reviews']],
])('%s is about the host', (message, id, aspects) => {
  expect(ask(message)).toMatchObject({ intent: 'host-profile', ids: [id], aspects })
})

test('who is talked about stays the subject of a short question, and complaints of others are read, not made', () => {
  const thread: Thread = { ...EMPTY_THREAD, person: { id: 'walter', aspect: 'reviews' } }
  expect(ask('y que experiencias tiene', thread)).toMatchObject({ ids: ['walter'], aspects: ['experiences'] })
  expect(ask('y el Nahúm?', thread)).toMatchObject({ ids: ['nahum'], aspects: ['reviews'] })
  expect(ask('¿alguien se ha quejado de Nahúm?')).toMatchObject({ intent: 'host-profile', order: 'worst' })
})

test('a name of two is asked back, and two names are two answers', () => {
  expect(peopleNamed('que tal es dona rosa', hosts).map(({ id }) => id)).toEqual(['rosa'])
  const both = hosts.map((one) => ({ ...one, name: one.name.replace('Cándida Rosa', 'Rosa Cándida') }))
  expect(peopleNamed('que tal es dona rosa', both).map(({ id }) => id)).toEqual(['rosa', 'candida'])
  expect(ask('quien es mejor guia, Walter o Nahúm')).toMatchObject({ ids: ['nahum', 'walter'], each: true })
})

test.each(['zona rosa', 'casa blanca', 'san walter', 'en julio'])('%s is nobody', (message) => {
  expect(peopleNamed(message, [...hosts, ...guests, { id: 'blanca', name: 'Blanca Lidia Cornejo' }])).toEqual([])
})

test('a name that nobody has is said to be unknown', () => {
  expect(ask('¿es bueno el guía Fulgencio?')).toMatchObject({ intent: 'host-profile', ids: [] })
  expect(nameWords('mi reserva de manana')).toEqual([])
})

test.each([
  ['ya me pagó Mauricio?', { guests: ['Mauricio Alexander Lara'], of: 'paid' }],
  ['la Karen Escobar para cuando reservó', { guests: ['Karen Beatriz Escobar'], of: 'all' }],
  ['did Julio César pay?', { guests: ['Julio César Melgar'], of: 'paid' }],
  ['que alergias tiene Mauricio', { guests: ['Mauricio Alexander Lara'], of: 'wishes' }],
])('%s of a host is about that guest', (message, expected) => {
  expect(askAsHost(message)).toMatchObject({ intent: 'hosting', aspect: 'guest', ...expected })
})

test('a guest stays the subject, but how something is done is a rule', () => {
  const hosting = { aspect: 'guest' as const, from: null, to: null, guests: ['Karen Beatriz Escobar'] }
  const thread: Thread = { ...EMPTY_THREAD, hosting }
  expect(askAsHost('y cuantos vienen con ella', thread)).toMatchObject({ guests: ['Karen Beatriz Escobar'] })
  expect(askAsHost('tiene telefono?', thread)).toMatchObject({ of: 'contact' })
  expect(askAsHost('como acepto la de Karen', thread)).not.toMatchObject({ aspect: 'guest' })
})
