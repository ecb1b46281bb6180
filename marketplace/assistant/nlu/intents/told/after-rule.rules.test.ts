// What short messages mean after a rule, a request, or a message for the team, in table form.
import { expect, test } from 'vitest'
import { now, places } from '#tests/support/assistant/a-saturday.ts'
import { EMPTY_THREAD, type OwnBooking, type Thread } from '../../plan.rules.ts'
import { understand } from '../../understanding.rules.ts'

const booking = (id: string, title: string, start: string, category: string): OwnBooking => ({
  id,
  experienceId: `of ${id}`,
  title,
  city: '',
  category,
  live: true,
  pending: false,
  host: 'Nahúm Godínez',
  start,
  total: 50,
})
const own = [
  booking('zip', 'Tirolesas sobre el cafetal de Apaneca', '2026-11-27T16:00:00Z', 'Aventura'),
  booking('turtles', 'Liberación de tortugas en la Barra', '2026-12-06T15:00:00Z', 'Playa y surf'),
]
const ask = (message: string, more: Partial<Thread> = {}, role: { hosting?: boolean; mine?: OwnBooking[] } = {}) =>
  understand(message, {
    thread: { ...EMPTY_THREAD, ...more },
    now,
    places,
    named: [],
    hosting: role.hosting ?? false,
    own: role.mine ?? (role.hosting ? [] : own),
  })
const ofZip: Partial<Thread> = { booking: 'zip', bookings: ['zip'], bookingAspect: 'cancel' }

test.each(['y me cobran algo?', 'y pierdo el dinero?', 'hay multa?', 'me devuelven algo?', 'will i be charged?'])(
  '%s after a cancellation is asked of that reservation',
  (message) => {
    expect(ask(message, ofZip)).toMatchObject({ intent: 'bookings', aspect: 'cancel', id: 'zip' })
  },
)

test('without reservations the rule tells what a cancellation costs', () => {
  expect(ask('y me cobran algo?', { told: 'puedo-cancelar' }, { mine: [] })).toEqual({
    intent: 'policies',
    topics: ['puedo-cancelar'],
  })
})

test('the same words are about the site when no cancellation was talked about', () => {
  expect(ask('y me cobran algo?', {}, { mine: [] })).toEqual({ intent: 'policies', topics: ['cargos'] })
})

test.each([
  ['siempre me debe pagar?', 'guest-no-show'],
  ['y le puedo cobrar?', 'guest-no-show'],
  ['y los que ya habian reservado?', 'host-pause'],
  ['y la gente que ya aparto?', 'host-close-date'],
  ['y eso me baja la nota?', 'guest-cancelled'],
])('%s of a host is about the rule that was told: %s', (message, told) => {
  expect(ask(message, { told }, { hosting: true })).toEqual({ intent: 'knowledge', topic: told })
})

const requests: Partial<Thread> = { hosting: { aspect: 'unanswered', from: null, to: null } }
test('after requests the time left is that of the requests', () => {
  expect(ask('cuanto tiempo me queda', requests, { hosting: true })).toMatchObject({ aspect: 'unanswered' })
  expect(ask('y si no les contesto que pasa', requests, { hosting: true })).toMatchObject({ topic: 'host-answer-time' })
})

test('what is to be done now is about the message for the team, and about nothing when there is none', () => {
  expect(ask('what do i do now', { handedOver: 'complaint' })).toMatchObject({ topic: 'case-follow-up' })
  expect(ask('what do i do now', { booking: 'zip', bookings: ['zip'], bookingAspect: 'status' }).intent).toBe('unclear')
})

test("a kind of outing that nobody reserved is no other one of the same category: 'lo del surf' and turtles", () => {
  const told: Partial<Thread> = { booking: 'turtles', bookings: ['turtles'], bookingAspect: 'when' }
  for (const message of ['y lo del surf?', 'y lo del surf a que hora es', 'lo del surf sigue en pie?'])
    expect(ask(message, told)).toMatchObject({ intent: 'bookings', id: null, words: ['surf'] })
})

test.each([
  ['no me cayo el correo', { intent: 'policies', topics: ['sin-correo'] }],
  ['no me ha caido ningun correo', { intent: 'policies', topics: ['sin-correo'] }],
  ['mi hermana tambien quiere ir, cabe una persona mas?', { intent: 'knowledge', topic: 'change-people' }],
  ['le hable antier al guia y ni caso', { intent: 'knowledge', topic: 'host-does-not-answer' }],
  ['la señora no me responde', { intent: 'knowledge', topic: 'host-does-not-answer' }],
  ['ando con desconfianza de que sea mentira', { intent: 'knowledge', topic: 'verified-hosts' }],
  ['y si no llega el señor que hago', { intent: 'knowledge', topic: 'if-the-host-does-not-come' }],
])('%s is understood whatever is reserved', (message, plan) => {
  expect(ask(message)).toMatchObject(plan)
})

test.each(['mi hijo se cayo del caballo', 'me cayo una piedra en la cabeza', 'se cayo mi mama y no se levanta'])(
  '%s stays a danger',
  (message) => {
    expect(ask(message).intent).toBe('emergency')
  },
)

test.each([
  ['hola, como va todo', 'overview'],
  ['ponme al dia', 'overview'],
  ['quien no me ha respondido', 'replies'],
  ["who hasn't replied to me", 'replies'],
  ['cuanto me falta por ganar este mes', 'expected'],
  ['cuanto mas me va a entrar de aqui a fin de mes', 'expected'],
])('%s of a host: %s', (message, aspect) => {
  expect(ask(message, {}, { hosting: true })).toMatchObject({ intent: 'hosting', aspect })
})

test('what a host will earn in days to come is what those days collect', () => {
  expect(ask('cuanto voy a ganar la otra semana', {}, { hosting: true })).toMatchObject({
    aspect: 'collect',
    from: '2026-11-23',
  })
})

test.each([
  ['hacen reembolsos?', { intent: 'knowledge', topic: 'refund' }],
  ['do you guys refund', { intent: 'knowledge', topic: 'refund' }],
  ['do you offer refunds?', { intent: 'knowledge', topic: 'refund' }],
])('%s is the rule, and no complaint', (message, plan) => expect(ask(message)).toMatchObject(plan))

const told = (topic: string) => ({ intent: 'knowledge', topic })
const policy = (topic: string) => ({ intent: 'policies', topics: [topic] })
test.each<[string, Partial<Thread>, object]>([
  ['no me contesta', { ...ofZip, bookingAspect: 'host' }, told('host-does-not-answer')],
  ['he doesnt answer', { ...ofZip, bookingAspect: 'host' }, told('host-does-not-answer')],
  ['se puede mandar al correo', { ...ofZip, bookingAspect: 'voucher' }, told('print-the-ticket')],
  ['y a la señora le avisan ustedes?', ofZip, told('host-hears-of-it')],
  ['y el numero de telefono', { told: 'change-mail' }, told('change-profile')],
  ['y eso se puede arreglar', { handedOver: 'complaint' }, told('case-follow-up')],
  ['y me devuelven algo?', { handedOver: 'complaint' }, told('paid-and-not-had')],
  ['lo va a leer el tambien?', { handedOver: 'complaint' }, told('case-is-private')],
  ['y el se va a dar cuenta que fui yo', { handedOver: 'complaint' }, told('case-is-private')],
  ['que hago si no contestan', { ...ofZip, bookingAspect: 'status' }, policy('despues-de-reservar')],
  ['y pierdo el lugar?', { told: 'cambiar-reserva' }, policy('cambiar-reserva')],
  ['que pasa con mis reservas si la borro', { told: 'mis-datos' }, policy('mis-datos')],
  ['me avisan?', { told: 'cancela-anfitrion' }, { intent: 'policies', topics: ['cancela-anfitrion'] }],
  ['do i get charged', { told: 'my-standing' }, told('my-standing')],
  ['can i change it later', { told: 'resenas' }, told('edit-own-review')],
  ['y puedo reservar otra vez despues', ofZip, { intent: 'policies', topics: ['cambiar-reserva'] }],
])('%s is about what a traveler was told', (message, thread, plan) => expect(ask(message, thread)).toEqual(plan))

test.each(['es el de las tirolesas', 'fue en lo de las tirolesas', 'it was the one of the tirolesas'])(
  '%s tells which outing a complaint is about',
  (message) =>
    expect(ask(message, { handedOver: 'complaint' })).toMatchObject({
      intent: 'complaint',
      booking: 'zip',
      target: { id: 'of zip' },
    }),
)

test('after no complaint the same words are about the reservation', () => {
  expect(ask('es el de las tirolesas').intent).not.toBe('complaint')
})

test.each(['hasta que dia puedo avisar', 'y cuanto tiempo tengo', 'until when'])(
  '%s after a cancellation is until when that reservation can be cancelled',
  (message) => expect(ask(message, ofZip)).toMatchObject({ intent: 'bookings', aspect: 'cancel', id: 'zip' }),
)

test('a host who leaves requests alone is told the deadline', () => {
  const hosting = { aspect: 'unanswered' as const, from: null, to: null }
  expect(ask('que pasa si las dejo ahi', { hosting }, { hosting: true })).toEqual(told('host-answer-time'))
})

test('whoever is hurt hears the numbers, whatever was asked before', () => {
  const status = { ...ofZip, bookingAspect: 'status' as const }
  expect(ask('me cai y no contestan', status).intent).toBe('emergency')
  expect(ask('estoy herido, que hago si no contestan', status).intent).toBe('emergency')
})

test.each([
  ['como las acepto', 'host-accept'],
  ['how do I accept one', 'host-accept'],
  ['como la rechazo', 'host-accept'],
  ['what if I say no', 'host-decline'],
  ['y si las rechazo', 'host-decline'],
])('%s of requests that wait: %s', (message, topic) => {
  const hosting = { aspect: 'unanswered' as const, from: null, to: null }
  expect(ask(message, { hosting }, { hosting: true })).toEqual(told(topic))
})

test('whether one is taken back is asked of the reservation', () => {
  const when = { ...ofZip, bookingAspect: 'when' as const }
  expect(ask('me pueden devolver a mi hotel?', when)).toMatchObject({ aspect: 'transport', target: { id: 'of zip' } })
})
