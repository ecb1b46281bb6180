// What travelers ask of several reservations of their own: on which day, of which state, and what follows an answer.
import { expect, test } from 'vitest'
import { now, ownBooking, places } from '#tests/support/assistant/a-saturday.ts'
import { nearDay } from '../../language/near-day.rules.ts'
import { EMPTY_THREAD, type Thread } from '../../plan.rules.ts'
import { understand } from '../../understanding.rules.ts'

const own = [
  ownBooking('ruins', 'Tazumal y Casa Blanca con una arqueóloga', '2026-11-21T20:00:00Z'),
  ownBooking('zip', 'Tirolesas sobre el cafetal de Apaneca', '2026-12-04T16:00:00Z'),
  ownBooking('farm', 'De la cereza a la taza, en una finca de Apaneca', '2026-12-10T15:00:00Z', { pending: true }),
  ownBooking('again', 'Tazumal y Casa Blanca con una arqueóloga', '2027-01-09T15:00:00Z', { pending: true }),
  ownBooking('volcano', 'Volcán de Santa Ana: hasta el borde', '2026-12-30T14:00:00Z', { live: false }),
  ownBooking('barista', 'Barista por una mañana en Santa Tecla', '2026-10-11T15:00:00Z', { live: false }),
  ownBooking('cacao', 'Cacao de los Izalcos: del árbol al metate', '2026-11-07T13:00:00Z', { live: false }),
]
const ask = (message: string, more: Partial<Thread> = {}) =>
  understand(message, { thread: { ...EMPTY_THREAD, ...more }, now, places, own, named: [] })
const told = (id: string, bookingAspect: Thread['bookingAspect']): Partial<Thread> => ({
  booking: id,
  bookings: [id],
  bookingAspect,
})
const today = { from: '2026-11-21', to: '2026-11-21' }

test.each([
  ['lo tengo el sábado', { aspect: 'list', ...today }],
  ['quiero cancelar mi reserva del sábado', { aspect: 'cancel', ...today }],
  ['a qué hora es lo del sabdo', { aspect: 'when', ...today }],
  ['qué llevo a lo del sábado que viene', { aspect: 'bring', from: '2026-11-28' }],
  ['hasta que hora puedo cancelar lo de mañna', { aspect: 'cancel', none: { from: '2026-11-22' } }],
  ['cuántas reservas llevo este mes', { aspect: 'list', from: '2026-11-01', to: '2026-11-30' }],
  ['cuando me contesta el anfitrion, reserve hace dos dias y nada', { aspect: 'status', which: 'pending', from: null }],
  ['quiero cancelar la pendiente', { aspect: 'cancel', which: 'pending' }],
  ['ya quedo cancelada la otra verdad?', { aspect: 'list', which: 'cancelled' }],
  ['can i get a refund for the one that got cancelled', { aspect: 'paid', which: 'cancelled' }],
  ['se me chocan dos reservas el mismo dia?', { aspect: 'clash', from: null }],
  ['creo que puse dos reservas para el mismo día', { aspect: 'clash', from: null }],
  ['is my surf lesson confirmed? I booked it on monday', { aspect: 'status', from: null, words: ['surf'] }],
  ['la reservé el lunes y no me han confirmado lo de la finca', { aspect: 'status', from: null }],
  ['lo de la cereza lo aparté el martes, ¿ya me confirmaron?', { aspect: 'status', from: null }],
  ['do i have anything booked on monday?', { aspect: 'list', from: '2026-11-23' }],
  ['hasta cuándo puedo cancelar lo del Pital sin problema', { aspect: 'cancel', words: ['El Pital'] }],
  ['hasta qué día puedo cancelar lo de las tirolesas', { aspect: 'cancel', id: 'zip' }],
  ['cuando fue que fui a lo del añil? quiero recomendarselo a una amiga', { which: 'past', aspect: 'when', id: null }],
  ['when did I go to the indigo workshop?', { aspect: 'when', words: ['añil'] }],
  ['que dia fue que fuimos a lo del cacao?', { aspect: 'when', id: 'cacao' }],
  ['fui a lo del cacao hace poco, ¿cuánto fue que pagué?', { id: 'cacao' }],
  [
    'saber si ya fue aceptada, porque la hice hace dos días y no he recibido respuesta',
    { aspect: 'status', which: 'pending' },
  ],
  ['a que hora termina lo de hoy? tengo vuelo y no quiero andar a las carreras', { aspect: 'ends', ...today }],
  ['me cancelaron la reserva y nadie me dijo por que', { aspect: 'reason', which: 'cancelled' }],
  ['cómo se llamaba el tour que hice la última vez?', { aspect: 'list', id: 'cacao' }],
  ['where do I meet? I have a booking for the zip line', { aspect: 'where', id: 'zip' }],
  ['For the ones still waiting, can I cancel without any charge?', { aspect: 'cancel', which: 'pending' }],
])('%s', (message, plan) => {
  expect(ask(message)).toMatchObject({ intent: 'bookings', ...plan })
})

test.each<[string, Partial<Thread>, object]>([
  ['no esa no, la del domingo', told('ruins', 'cancel'), { aspect: 'cancel', none: { from: '2026-11-22' } }],
  ['esa no, la de diciembre', told('ruins', 'price'), { aspect: 'price', from: '2026-12-01' }],
  [
    'no esa no, la otra, la que es mas adelante',
    { ...told('farm', 'cancel'), bookings: ['farm', 'again'] },
    { aspect: 'cancel', id: 'again' },
  ],
  ['y pasado mañana?', told('zip', 'list'), { aspect: 'list', which: 'upcoming', from: '2026-11-23' }],
  ['y pasado?', told('zip', 'list'), { aspect: 'list', which: 'upcoming', from: '2026-11-23' }],
  ['y despues de eso que sigue', told('zip', 'list'), { id: 'farm' }],
  ['fue el anfitrion o fui yo sin querer', told('volcano', 'reason'), { aspect: 'reason', id: 'volcano' }],
  ['y sin contar lo de las tirolesas?', { bookingAspect: 'sum' }, { aspect: 'sum', without: 'zip' }],
])('%s, after another answer', (message, thread, plan) => {
  expect(ask(message, thread)).toMatchObject({ intent: 'bookings', ...plan })
})

test.each([
  ['y si ya se fueron sin mi siempre me toca pagar?', { told: 'tarde' }, 'left-without-me'],
  ['ya lo llame y no contesta, que hago', { told: 'not-found-at-meeting' }, 'nobody-came'],
  ['puedo ponerla sin que salga mi nombre?', { told: 'resenas' }, 'anonymous-review'],
  ['ya lo estan bajando, me devuelven algo o pierdo lo que pague', { handedOver: 'emergency' }, 'paid-and-not-had'],
  ['y si se me descarga el cel alla, basta con el nombre?', {}, 'ticket-without-phone'],
  ['puedo hablarle al guia antes de que me confirme?', {}, 'write-before-confirmed'],
  ['me equivoque y aparte dos veces lo de tazumal', {}, 'booked-twice'],
])('%s is asked of the rule', (message, thread, topic) => {
  expect(ask(message, thread as Partial<Thread>)).toMatchObject({ intent: 'knowledge', topic })
})

test('a day without a reservation is told beside what suits the next one', () => {
  expect(ask('mi mamá camina con bastón, ¿en lo de mañana va a poder?')).toMatchObject({
    intent: 'several',
    plans: [
      { intent: 'bookings', from: '2026-11-22' },
      { intent: 'facts', aspect: 'safety', target: { id: 'of ruins' }, needs: ['walks-little'] },
    ],
  })
})

test('a count and a sum of the same reservations have both answers', () => {
  expect(ask('cuantas reservas llevo este mes y cuanto sale todo')).toMatchObject({
    intent: 'several',
    plans: [{ aspect: 'list' }, { aspect: 'spent', from: '2026-11-01' }],
  })
  expect(ask('que pasa si llueve el viernes y yo ya tengo reservado')).toMatchObject({ intent: 'policies' })
})

test('thanks that say why are thanks', () => {
  expect(ask('gracias, ya con eso quedo tranquila')).toEqual({ intent: 'thanks' })
})

test('a slip of the thumb is the day, and a word of its own is none', () => {
  expect(['manna', 'sabdo', 'domigo', 'vierens', 'miercles', 'domimgo'].map(nearDay)).toEqual([
    'manana',
    'sabado',
    'domingo',
    'viernes',
    'miercoles',
    'domingo',
  ])
  for (const word of ['manzana', 'mares', 'vienes', 'marte', 'semana', 'hermana', 'partes', 'sabana'])
    expect(nearDay(word)).toBeNull()
})

test.each([
  ['hay otra parecida para el mismo dia?', '2026-12-30'],
  ['tienen algo parecido ese mismo día?', '2026-12-30'],
  ['is there something similar on the same day?', '2026-12-30'],
  ['y otra parecida?', null],
])('%s, after one of their own, looks for something like it', (message, from) => {
  const plan = ask(message, told('volcano', 'reason'))
  expect(plan).toMatchObject({ intent: 'search', wish: { from, not: ['of volcano'] } })
})

test.each([
  'el del buceo no me contesta desde ayer y es mañana',
  'la señora de las pupusas no me contesta y es mañana',
  'el de las tirolesas no me contesta',
  'my tour is tomorrow and the host has not replied since yesterday',
])('%s: what to do when a host does not answer', (message) => {
  expect(ask(message)).toEqual({ intent: 'knowledge', topic: 'host-does-not-answer' })
})

test.each([
  'Se me cayó la señal justo cuando estaba reservando lo del teatro, ¿me quedó hecha la reserva o la hago otra vez?',
  'se trabó la página cuando le di reservar, ¿quedó o no?',
  'the wifi dropped while I was booking, did it go through?',
  'se apagó el celular cuando iba a reservar, ¿cómo sé si se hizo la reserva?',
])('%s: where to see whether it was made', (message) => {
  expect(ask(message)).toEqual({ intent: 'knowledge', topic: 'did-it-go-through' })
})

test.each([
  'me falta dejar alguna reseña?',
  'todavia puedo escribir la reseña de la cena en el lago o ya se me paso el tiempo',
  'cuánto tiempo tengo para dejar la reseña',
  'can I still leave a review for the kayak?',
])('%s: the reviews that are not written yet', (message) => {
  expect(ask(message)).toEqual({ intent: 'own-reviews', open: true })
})

// A word of these sounds like a wish, like what hosts do or like other people's data; they are about what is reserved.
test.each<[string, Partial<Thread>, object]>([
  [
    'reserve la caminata y me acabo de torcer el tobillo. se puede cambiar la fecha?',
    {},
    { topics: ['cambiar-reserva'] },
  ],
  ["We've booked the waterfall trip for Wednesday. What happens if it rains?", {}, { topics: ['lluvia'] }],
  ['tenemos reserva el sabado para 4, podemos ir solo 3 y pagar x 3?', {}, { topic: 'fewer-come' }],
  ["What if only one of us can't make it, do we have to cancel it all?", {}, { topic: 'fewer-come' }],
  ['reservé un tour y me cambiaron el vuelo. como hago pa no perder la reserva?', {}, { topics: ['cambiar-reserva'] }],
  ['no me presenté al tour del sábado xq me enfermé, me van a cobrar?', {}, { topic: 'my-standing' }],
  ['y si no puede, la quito a ella de la reserva?', told('zip', 'list'), { topic: 'change-people' }],
  ['what happens if I cancel the day before', {}, { topics: ['puedo-cancelar'] }],
  ['si reservo ahorita me cobran ahorita?', {}, { topics: ['como-se-paga'] }],
  ['¿Y me da recibo?', {}, { topic: 'invoice' }],
  ['va y como se si ya me quedo apartado', { told: 'necesito-cuenta' }, { topic: 'did-it-go-through' }],
  [
    'Quiero saber las opiniones de lo de las tirolesas que reservé',
    {},
    { intent: 'reviews', target: { id: 'of zip' } },
  ],
  ['lo de hoy incluye almuerzo?', {}, { aspect: 'included', target: { id: 'of ruins' } }],
  ['Tiene número para escribirle? es que tal vez nos atrasamos', told('zip', 'host'), { aspect: 'host', id: 'zip' }],
])('%s is about what is reserved', (message, more, plan) => {
  expect(ask(message, more)).toMatchObject(plan)
})

test.each([
  [
    'voy como 20 min atrasado a mi tour, ¿cómo le aviso al guía?',
    [{ topics: ['tarde'] }, { aspect: 'host', which: 'next' }],
  ],
  ['cuantas reservas tengo y cuando es la mas proxima', [{ aspect: 'list' }, { aspect: 'when', which: 'next' }]],
  ['declined my request, can you find something similar?', [{ aspect: 'reason', id: 'volcano' }, { intent: 'search' }]],
  [
    'el punto de encuentro de mi próxima reserva y el teléfono del anfitrión',
    [{ aspect: 'where' }, { aspect: 'host' }],
  ],
  [
    'cuánto pago por las tirolesas, somos 4',
    [
      { aspect: 'price', id: 'zip' },
      { intent: 'facts', guests: 4 },
    ],
  ],
])('%s asks twice', (message, plans) => {
  expect(ask(message)).toMatchObject({ intent: 'several', plans })
})

test('of one that was called off its page is told', () => {
  const named = [{ id: 'of volcano', title: 'Volcán de Santa Ana: hasta el borde', city: 'Santa Ana' }]
  const said = 'a que hora hay que estar en lo del volcan de santa ana y cuanto se camina'
  expect(understand(said, { thread: EMPTY_THREAD, now, places, own, named })).toMatchObject({
    intent: 'facts',
    target: { id: 'of volcano' },
    aspect: 'dates',
    also: 'safety',
  })
})

test('what was spent is of all that is over, whatever day is asked of before it', () =>
  expect(ask('¿ya me confirmaron lo de mañana? ¿cuánto he gastado?')).toMatchObject({
    intent: 'several',
    plans: [{ aspect: 'status' }, { aspect: 'spent', which: 'past', from: null, to: null }],
  }))
