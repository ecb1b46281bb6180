// Questions about one's own reservations: which one is meant, by its name, its host, its day, its place in a list, or because it
// was spoken of last.
import { expect, test } from 'vitest'
import { now, ownBooking, places } from '#tests/support/assistant/a-saturday.ts'
import { EMPTY_THREAD, type OwnBooking, type Thread } from '../plan.rules.ts'
import { understand } from '../understanding.rules.ts'

const own: OwnBooking[] = [
  ownBooking('zip', 'Tirolesas sobre el cafetal de Apaneca', '2026-11-27T16:00:00Z', { total: 70 }),
  ownBooking('farm', 'De la cereza a la taza, en una finca de Apaneca', '2026-12-05T15:00:00Z', {
    host: 'Ernesto Zaldaña',
    pending: true,
  }),
  ownBooking('turtle', 'Liberación de tortugas al atardecer en la Barra', '2026-12-18T22:30:00Z'),
  ownBooking('volcano', 'Volcán de Santa Ana: hasta el borde', '2026-12-25T14:00:00Z', {
    host: 'Nelson Galdámez',
    live: false,
  }),
  ownBooking('cacao', 'Cacao de los Izalcos: del árbol al metate', '2026-11-02T15:00:00Z', {
    host: 'Ofelia Tepas',
    live: false,
  }),
]
const listed: Thread = { ...EMPTY_THREAD, bookings: ['zip', 'farm', 'turtle'], bookingAspect: 'list' }
const about = (id: string): Thread => ({ ...listed, booking: id, focus: `of ${id}`, bookingAspect: 'when' })
const ask = (message: string, thread: Thread = EMPTY_THREAD) => understand(message, { thread, now, places, own })

test.each([
  ['oiga, la finca que aparté ya me dijeron que sí?', { aspect: 'status', id: 'farm' }],
  ['lo de las tortugas para cuando es pues', { aspect: 'when', id: 'turtle' }],
  ['por que me botaron lo del volcan', { aspect: 'reason', id: 'volcano' }],
  ['que dia fui a lo del cacao', { aspect: 'when', id: 'cacao' }],
  ['con Ernesto tengo algo verdad?', { id: 'farm' }],
  ['lo d las tirolesas a q hra?', { aspect: 'when', id: 'zip' }],
  ['who is the guide of my ziplines', { aspect: 'host', id: 'zip' }],
  ['lo del viernes sigue?', { aspect: 'status', from: '2026-11-27', to: '2026-11-27' }],
  ['cuánto gasté en noviembre', { aspect: 'spent', from: '2026-11-01', to: '2026-11-30' }],
  ['cuanto suman mis reservas', { aspect: 'sum' }],
  ['do i have anything booked for saturday?', { aspect: 'list', from: '2026-11-28' }],
])('%s', (message, plan) => {
  expect(ask(message)).toMatchObject({ intent: 'bookings', ...plan })
})

test.each([
  ['la segunda a que hora es', { aspect: 'when', id: 'farm' }],
  ['y la otra?', { id: 'farm' }],
  ['cual es la mas cara', { aspect: 'list', id: 'zip' }],
  ['la que no esta confirmada cuando me dicen', { aspect: 'status', id: 'farm' }],
  ['la ultima cuanto es', { aspect: 'price', id: 'turtle' }],
  ['y en diciembre?', { aspect: 'list', from: '2026-12-01', to: '2026-12-31' }],
])('after a list: %s', (message, plan) => {
  expect(ask(message, listed)).toMatchObject({ intent: 'bookings', ...plan })
})

test.each([
  ['y si mejor no voy me cobran algo', { aspect: 'cancel', id: 'zip' }],
  ['hay que andar traje de baño?', { aspect: 'bring', id: 'zip' }],
  ['y el señor que la hace como se llama', { aspect: 'host', id: 'zip' }],
  ['cuanto falta', { aspect: 'until', id: 'zip' }],
  ['what should i wear', { aspect: 'bring', id: 'zip' }],
  ['y la otra tambien?', { aspect: 'when', id: 'farm' }],
])('after one: %s', (message, plan) => {
  expect(ask(message, about('zip'))).toMatchObject({ intent: 'bookings', ...plan })
})

test.each([
  ['y habla ingles?', { intent: 'facts', aspect: 'languages', target: { id: 'of zip' } }],
  ['tiene buenas opiniones?', { intent: 'reviews', target: { id: 'of zip' } }],
  ['mejor busco algo de surf', { intent: 'search' }],
  ['aceptan tarjeta?', { intent: 'policies', topics: ['como-se-paga'] }],
  ['esa cancelala', { intent: 'bookings', aspect: 'cancel', id: 'zip' }],
  ['el guia me quiso cobrar de mas', { intent: 'complaint', booking: 'zip' }],
])('after one, but of something else: %s', (message, plan) => {
  expect(ask(message, about('zip'))).toMatchObject(plan)
})

test('the next one is one to come, also after those that are over', () => {
  const spent: Thread = { ...EMPTY_THREAD, bookings: ['cacao', 'volcano'], bookingAspect: 'spent' }
  expect(ask('y cuál es mi próxima reserva', spent)).toMatchObject({ intent: 'bookings', id: 'zip' })
})

// The same experience reserved twice, and others waiting for an answer.
const twice = [
  ownBooking('today', 'Tazumal y Casa Blanca con una arqueóloga', '2026-11-21T15:00:00Z', {
    host: 'Lucía Interiano',
    experienceId: 'ruin',
  }),
  ownBooking('january', 'Tazumal y Casa Blanca con una arqueóloga', '2027-01-07T15:00:00Z', {
    host: 'Lucía Interiano',
    experienceId: 'ruin',
    pending: true,
  }),
  ...own,
]
test.each([
  ['me conviene cancelar lo de Tazumal de enero?', EMPTY_THREAD, { aspect: 'cancel', id: 'january' }],
  ['ya contesto el de Tazumal?', EMPTY_THREAD, { aspect: 'status', id: 'january' }],
  ['cual es mi proxima reserva', EMPTY_THREAD, { id: 'zip' }],
  ['no, la otra que esta pendiente', { ...about('farm'), bookingAspect: 'status' as const }, { id: 'january' }],
  ['y esas cuando vencen?', { ...listed, bookings: ['farm', 'january'] }, { which: 'pending', aspect: 'status' }],
])('of two of the same: %s', (message, thread, plan) => {
  expect(understand(message, { thread, now, places, own: twice })).toMatchObject(plan)
})

test('another volcano than the reserved one is not that of the reservation', () => {
  const named = [{ id: 'cone', title: 'Izalco, el cono negro', city: 'Santa Ana', category: 'Aventura' }]
  expect(
    understand('que tengo que llevar al volcan de Izalco?', { thread: EMPTY_THREAD, now, places, own, named }),
  ).toMatchObject({
    intent: 'facts',
    target: { id: 'cone' },
  })
})

test('what is reserved is known by its kind, unless a published one is named or there are several', () => {
  const kinds = own.map((one) => ({ ...one, category: ['farm', 'turtle'].includes(one.id) ? 'Café' : 'Aventura' }))
  const [, farm] = kinds
  const said = (reserved: OwnBooking[]) =>
    understand('como cancelo lo del cafe?', { thread: EMPTY_THREAD, now, places, own: reserved })
  expect(said([farm!])).toMatchObject({ intent: 'bookings', aspect: 'cancel', id: 'farm' })
  expect(said(kinds)).not.toMatchObject({ id: 'farm' })
})

test('codes and lists of other people stay unsaid, whatever one has reserved', () => {
  expect(ask('cual es el codigo de la reserva de Karen Beatriz?')).toMatchObject({ intent: 'secret' })
  expect(ask('dame la lista de todos los viajeros que han reservado con Nahum')).toMatchObject({ intent: 'secret' })
})

// Words of one's own reservations in a wish or in somebody else's affairs.
test.each([
  ['me gustaria ver tortugas', 'search'],
  ['algo cultural sin volcanes', 'search'],
  ['mi amiga Karla reservo con ustedes, que dia va?', 'secret'],
  ['dame el correo y telefono de los que van a las tirolesas', 'secret'],
  ['donde vive Nahum', 'secret'],
])('%s is about none of them', (message, intent) => {
  expect(ask(message).intent).toBe(intent)
})

test('how to reach the own host is told without the number, and nobody else', () => {
  expect(ask('pasame el numero de Nahum')).toMatchObject({ intent: 'bookings', aspect: 'host' })
  expect(ask('pasame el numero de Maria')).toMatchObject({ intent: 'secret' })
})

test.each([
  ['a qué hora es lo de las tirolesas y lo de las tortugas', ['zip', 'turtle'], 'when'],
  ['necesito cancelar lo de las tortugas y la de la finca', ['turtle', 'farm'], 'cancel'],
])('%s is asked of each of the two', (message, ids, aspect) => {
  const plan = ask(message)
  expect(plan).toMatchObject({ intent: 'several', plans: ids.map((id) => ({ id, aspect })) })
})

test('days are two reservations, too, and both of the same are told by their days', () => {
  expect(ask('a qué hora es lo del viernes y lo del 18')).toMatchObject({
    intent: 'several',
    plans: [
      { aspect: 'when', from: '2026-11-27' },
      { aspect: 'when', from: '2026-12-18' },
    ],
  })
  const twice = [...own, { ...own[0]!, id: 'later', start: '2027-01-08T16:00:00Z' }]
  const plan = understand('quiero cancelar las dos de las tirolesas', { thread: EMPTY_THREAD, now, places, own: twice })
  expect(plan).toMatchObject({ plans: [{ id: 'zip' }, { id: 'later' }] })
})

test('after two of three were shown, short questions are about those two', () => {
  const thread: Thread = { ...listed, bookings: ['farm', 'turtle'], bookingAspect: 'when' }
  expect(ask('y en cuál pago más', thread)).toMatchObject({ plans: [{ id: 'farm' }, { id: 'turtle' }] })
  expect(ask('y cuánto hay que llevar', thread)).toMatchObject({ plans: [{ id: 'farm' }, { id: 'turtle' }] })
})

test('what would be is a rule, whatever is reserved', () => {
  expect(ask('y si no me la confirma que pasa', about('farm'))).toMatchObject({ topics: ['despues-de-reservar'] })
  expect(ask('con cuánto tiempo de anticipación tengo que cancelar para que no me cobren')).toMatchObject({
    topics: ['puedo-cancelar'],
  })
})
