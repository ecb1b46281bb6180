// What travelers ask of their own reservations after something else was told, and what hosts ask of their reviews, their money and
// their publication, in the words in which they wrote it.
import { expect, test } from 'vitest'
import { ownBooking, places } from '#tests/support/assistant/a-saturday.ts'
import { EMPTY_THREAD, type Plan, type Thread } from './plan.rules.ts'
import { understand } from './understanding.rules.ts'

// Friday, 27 November 2026, eleven at night in El Salvador.
const now = new Date('2026-11-28T05:00:00Z')
const own = [
  ownBooking('ruins', 'Tazumal y Casa Blanca con una arqueóloga', '2026-11-28T00:00:00Z'),
  ownBooking('zip', 'Tirolesas sobre el cafetal de Apaneca', '2026-12-04T16:00:00Z'),
  ownBooking('farm', 'De la cereza a la taza, en una finca de Apaneca', '2026-12-10T15:00:00Z', { pending: true }),
]
const ofZip: Thread = { ...EMPTY_THREAD, booking: 'zip', bookings: ['zip'], focus: 'of zip' }
const ask = (message: string, thread: Partial<Thread> = {}) =>
  understand(message, { thread: { ...EMPTY_THREAD, ...thread }, now, places, named: [], own })
const askHost = (message: string, thread: Partial<Thread> = {}) =>
  understand(message, { thread: { ...EMPTY_THREAD, ...thread }, now, places, named: [], hosting: true })

const money = (aspect: 'earnings' | 'received'): Partial<Thread> => ({ hosting: { aspect, from: null, to: null } })
const reviews: Partial<Thread> = { hosting: { aspect: 'reviews', from: null, to: null, order: 'worst' } }
const coming: Partial<Thread> = { hosting: { aspect: 'coming', from: '2026-11-28', to: '2026-11-28' } }
test.each<[string, Partial<Thread>, Partial<Plan> | object]>([
  ['cual es mi peor reseña', {}, { aspect: 'reviews', order: 'worst' }],
  ['whats my worst review', {}, { aspect: 'reviews', order: 'worst' }],
  ['la reseña con menos estrellas', {}, { aspect: 'reviews', order: 'worst' }],
  ['a que hora', coming, { aspect: 'coming', from: '2026-11-28', to: '2026-11-28' }],
  ['me pueden verificar?', {}, { intent: 'knowledge', topic: 'host-verify' }],
  ['y la mejor', reviews, { aspect: 'reviews', order: 'best' }],
  ['que me han escrito en las reseñas', {}, { aspect: 'reviews' }],
  ['cuanto gane esta semana', {}, { aspect: 'received', from: '2026-11-23', to: '2026-11-29' }],
  ['y la semana pasada', money('received'), { aspect: 'received', from: '2026-11-16', to: '2026-11-22' }],
  ['cuanto gane ayer', {}, { aspect: 'received', from: '2026-11-26', to: '2026-11-26' }],
  ['y el año entero', money('earnings'), { aspect: 'earnings', from: '2026-01-01', to: '2026-11-27' }],
  ['cuanto gane el año pasado', {}, { aspect: 'earnings', from: '2025-01-01', to: '2025-12-31' }],
  ['cuanto voy a ganar la otra semana', {}, { aspect: 'collect', from: '2026-11-30' }],
])('%s of a host', (message, thread, plan) => {
  expect(askHost(message, thread)).toMatchObject({ intent: 'hosting', ...plan })
})

const paused: Partial<Thread> = { told: 'host-pause' }
test.each<[string, Partial<Thread>, string]>([
  ['no me sale mi tour en la pagina', {}, 'host-not-shown'],
  ['por que no me han publicado mi experiencia', {}, 'host-not-shown'],
  ['why is my tour not showing', {}, 'host-not-shown'],
  ['what are the rules for my guests', {}, 'guest-rules'],
  ['que reglas tienen mis clientes', {}, 'guest-rules'],
  ['what are the rules for my guests if they cancel late', {}, 'guest-cancelled'],
  ['can guests cancel the same day', {}, 'guest-cancelled'],
  ['como me verifico', {}, 'host-verify'],
  ['how do i get verified', {}, 'host-verify'],
  ['cuanto se tardan en aprobarla', { told: 'host-not-shown' }, 'host-not-shown'],
  ['y si quiero pausarlo un mes completo', paused, 'host-pause'],
])('%s of a host is answered by a rule', (message, thread, topic) => {
  expect(askHost(message, thread)).toMatchObject({ intent: 'knowledge', topic })
})

const told = (topic: string): Partial<Thread> => ({ told: topic })
test.each<[string, Partial<Thread>, object]>([
  [
    'is the next one confirmed?',
    { bookings: ['ruins', 'zip', 'farm'], bookingAspect: 'list' },
    { aspect: 'status', id: 'zip' },
  ],
  // Two are in Apaneca, and the first that was listed is neither.
  [
    'la de apaneca ya esta aceptada',
    { bookings: ['ruins', 'zip', 'farm'], bookingAspect: 'list' },
    { aspect: 'status', id: null, words: ['Apaneca'] },
  ],
  [
    'y si el señor no me contesta q hago',
    { ...ofZip, bookingAspect: 'status' },
    { intent: 'policies', topics: ['despues-de-reservar'] },
  ],
  ['si se cancela por lluvia pierdo mi dinero', told('asked-for-a-deposit'), { topics: ['puedo-cancelar', 'lluvia'] }],
  ['como estoy de faltas', {}, { intent: 'knowledge', topic: 'my-standing' }],
  ['yo no pude ir la vez pasada y no avise, me van a bloquear?', {}, { intent: 'knowledge', topic: 'my-standing' }],
  ['quiero salirme de la cuenta en el cel que perdi', {}, { intent: 'knowledge', topic: 'devices' }],
  ['no encuentro mi tour', {}, { intent: 'bookings', aspect: 'list' }],
  ['quiero correr una de mis reservas para el otro sabado', {}, { intent: 'policies', topics: ['cambiar-reserva'] }],
  ['y si se me descarga el cel ese dia', { ...ofZip, bookingAspect: 'code' }, { topics: ['sin-senal'] }],
  ['y si me quedo sin bateria', { ...ofZip, bookingAspect: 'when' }, { topics: ['sin-senal'] }],
  ['a quien le digo', { handedOver: 'complaint' }, { intent: 'knowledge', topic: 'case-follow-up' }],
  ['y si ya no tengo ese correo', told('contrasena'), { topic: 'change-mail' }],
  ['perdi acceso a mi correo', {}, { topic: 'change-mail' }],
  ['que hacen con mis datos', told('mis-datos'), { topic: 'who-sees-my-data' }],
  ['como es la onda para reservar', {}, { topics: ['reservar'] }],
  ['me urge cancelar la mas proxima, me van a cobrar algo?', {}, { aspect: 'cancel', which: 'next' }],
  ['hasta cuando puedo cancelarla', ofZip, { aspect: 'cancel', id: 'zip' }],
  ['hay que llevar comida o la dan', { ...ofZip, bookingAspect: 'bring' }, { intent: 'facts', aspect: 'included' }],
  ['y ese maje es de confianza?', { ...ofZip, bookingAspect: 'host' }, { intent: 'reviews', target: { id: 'of zip' } }],
])('%s of a traveler', (message, thread, plan) => {
  expect(ask(message, thread)).toMatchObject(plan)
})

test.each<[string, Partial<Thread>]>([
  ['me la cancelaron?', ofZip],
  ['la cancelaron?', ofZip],
  ['was it cancelled?', ofZip],
  ['me la cancelaron?', {}],
])('whether it was cancelled is its state, and not whether it may be: %j', (message, thread) => {
  expect(ask(message, thread)).toMatchObject({ intent: 'bookings', aspect: 'status' })
})

const ofAll: Partial<Thread> = { bookings: ['ruins', 'zip', 'farm'], bookingAspect: 'list' }
test.each<[string, Partial<Thread>, object]>([
  ['y cuanto es sin la de tirolesas', ofAll, { aspect: 'sum', without: 'zip' }],
  ['sin las tirolesas cuanto seria', ofAll, { aspect: 'sum', without: 'zip' }],
  ['how much is it without the zipline', ofAll, { aspect: 'sum', without: 'zip' }],
  ['cuanto seria sin la segunda', ofAll, { aspect: 'sum', without: 'zip' }],
  ['cuanto seria en total la primera', ofAll, { aspect: 'price', id: 'ruins' }],
  ['y la segunda cuanto es en total', ofAll, { aspect: 'price', id: 'zip' }],
  ['cuanto es en total', ofAll, { aspect: 'sum', id: null }],
])('%s of those that were told', (message, thread, plan) => {
  expect(ask(message, thread)).toMatchObject({ intent: 'bookings', ...plan })
})

test('what the first of those found would cost is no sum of what is reserved', () => {
  const one = { category: 'Café', city: 'Ataco', price: 15, hours: 2, rating: 4.8 }
  const shown = [
    { id: 'cup', title: 'Cinco tazas para tercos: cata de café en Ataco', ...one },
    { id: 'comal', title: 'Café de palo, tostado en comal', ...one },
  ]
  expect(ask('cuanto seria en total la primera', { shown })).toMatchObject({
    intent: 'facts',
    target: { id: 'cup' },
    aspect: 'price',
  })
})

test.each<[string, string]>([
  ['q hago si me pierdo llegando', 'where'],
  ['si nos perdemos en el camino', 'where'],
  ['what if we get lost on the way', 'where'],
  ['si no ando cabal el dinero', 'price'],
  ['el guia da vuelto', 'price'],
])('%s of whoever has reserved is told of the next one, too', (message, aspect) => {
  expect(ask(message)).toMatchObject({
    intent: 'several',
    plans: [{ intent: 'knowledge' }, { intent: 'bookings', which: 'next', aspect }],
  })
})

test.each<[string, Partial<Thread>, object]>([
  ['me esperan o se van si llego tarde', {}, { intent: 'knowledge', topic: 'will-they-wait' }],
  ['cuanto tiempo me esperan', {}, { intent: 'knowledge', topic: 'will-they-wait' }],
  ['puedo ir con una persona mas', {}, { intent: 'knowledge', topic: 'change-people' }],
  ['voy con alguien mas', {}, { intent: 'knowledge', topic: 'change-people' }],
  ['ni a spam', told('sin-correo'), { intent: 'knowledge', topic: 'mail-never-came' }],
  ['la niña se me enfermo q hago con la reserva de tirolesas', {}, { aspect: 'cancel', id: 'zip' }],
  ['me enferme, que hago con mi reserva', {}, { aspect: 'cancel' }],
  ['se murio mi abuelita y no podre ir', {}, { aspect: 'cancel' }],
  ['si nos perdemos en el volcan', {}, { intent: 'emergency' }],
  ['mi hija se enfermo en la lancha', {}, { intent: 'emergency' }],
])('%s of a traveler who goes there', (message, thread, plan) => {
  expect(ask(message, thread)).toMatchObject(plan)
})

const week: Partial<Thread> = { hosting: { aspect: 'coming', from: '2026-11-27', to: '2026-11-29' } }
test.each<[string, Partial<Thread>, object]>([
  ['les aviso yo o ustedes', {}, { topic: 'host-guests-told' }],
  ['quien les avisa', told('host-close-date'), { topic: 'host-guests-told' }],
  ['cambie el lugar del encuentro, les llega aviso?', {}, { topic: 'host-guests-told' }],
  ['y me baja la nota?', told('host-close-date'), { topic: 'host-cancelling-and-rating' }],
  ['como le pongo precio de niño', {}, { topic: 'host-child-price' }],
  ['el cliente no trae cambio q hago', {}, { topic: 'guest-has-no-change' }],
  ['y si no quiere pagar', told('guest-has-no-change'), { topic: 'guest-does-not-pay' }],
  ['a client wants to add two more people, can i', {}, { topic: 'guest-brings-more' }],
  ['puedo subirle el precio solo en semana santa', {}, { topic: 'host-price-of-a-season' }],
  ['cuantas caben', told('host-photos'), { topic: 'host-photos' }],
  ['la puedo borrar', reviews, { topic: 'host-reviews-of-me' }],
  ['me pusieron 1 estrella y es mentira', {}, { topic: 'host-reviews-of-me' }],
  ['como le bajo el precio a los cipotes', {}, { topic: 'host-child-price' }],
  ['un cliente pide factura', {}, { topic: 'guest-asks-for-an-invoice' }],
  ['do i have to tell them if i close a date', {}, { topic: 'host-guests-told' }],
  ['los niños pagan menos en mi tour?', {}, { aspect: 'prices' }],
  ['cuanto pagan los niños conmigo', {}, { aspect: 'prices' }],
  ['que precio tengo', {}, { aspect: 'prices' }],
  ['q tengo q preparar pa mañana', {}, { aspect: 'prepare', from: '2026-11-28' }],
  ['como va la semana', {}, { aspect: 'coming', from: '2026-11-27', to: '2026-11-29' }],
  ['y la otra?', week, { aspect: 'coming', from: '2026-11-30', to: '2026-12-06' }],
])('%s of a host around a day', (message, thread, plan) => {
  expect(askHost(message, thread)).toMatchObject(plan)
})

const unanswered: Partial<Thread> = { hosting: { aspect: 'unanswered', from: null, to: null } }
test.each<[string, Partial<Thread>, object]>([
  ['cuantos son en total y hay niños?', coming, { aspect: 'children', from: '2026-11-28' }],
  ['quien viene el sabado y alguno es vegetariano', {}, { aspect: 'details', from: '2026-11-28' }],
  ['a la otra decile que no, ese dia ya estoy lleno', unanswered, { aspect: 'answer', nth: 2 }],
  ['aceptame la primera', unanswered, { aspect: 'answer', nth: 1 }],
  ['rechazame la ultima porfa', unanswered, { aspect: 'answer', nth: -1 }],
  ['can you accept the first one', unanswered, { aspect: 'answer', nth: 1 }],
  ['tengo mensajes sin leer?', {}, { aspect: 'messages' }],
  ['me escribio alguien?', {}, { aspect: 'messages' }],
  ['cuantas reservas tengo confirmadas', {}, { aspect: 'confirmed', from: '2026-11-27' }],
  ['quien viene a mi proximo tour', {}, { aspect: 'next' }],
  ['who is coming on my next tour', {}, { aspect: 'next' }],
  ['hasta que hora puedo contestarlas', unanswered, { aspect: 'unanswered' }],
])('%s of a host is read from their own days', (message, thread, plan) => {
  expect(askHost(message, thread)).toMatchObject({ intent: 'hosting', ...plan })
})

test.each<[string, Partial<Thread>, string]>([
  ['no vino la gente de hoy, los espere una hora y nada, como lo reporto', {}, 'guest-no-show'],
  ['y eso me afecta a mi en algo?', told('guest-no-show'), 'guest-no-show'],
  ['y donde pongo eso', told('guest-no-show'), 'guest-no-show'],
  ['que le falta pues', told('host-not-shown'), 'host-to-publish'],
  ['un cliente quiere que le devuelva el dinero porque llovio, pero igual hicimos el recorrido', {}, 'host-refund'],
  ['llegaron 2 mas de los que reservaron, les puedo cobrar ahi mismo', {}, 'guest-brings-more'],
  ['y si la señora no trae el codigo pero si aparece en la lista', {}, 'guest-has-no-code'],
  ['me pide reserva un grupo de 14 y el cupo es de 12, puedo abrir otro horario solo para ellos', {}, 'host-big-group'],
  ['quiero quitar una experiencia que ya no hago pero sin que se pierdan las reseñas', {}, 'host-pause'],
  ['y como lo vuelvo a poner', told('host-pause'), 'host-pause'],
  ['una pareja me cancelo hoy y el tour era hoy mismo, me pagan algo?', {}, 'guest-cancelled'],
  ['mi hijo me va a cubrir, le puedo dar acceso para que vea la lista sin darle mi clave', {}, 'host-helper'],
  ['cancelar la del sabado porque se me arruino la lancha, se les avisa a todos', {}, 'host-guests-told'],
  ['eso me perjudica en las estrellas', told('host-close-date'), 'host-cancelling-and-rating'],
  ['how do i change the start time of one of my tours', {}, 'host-change-hour'],
  ['y si me equivoco de hora como la corrijo', told('host-offer-dates'), 'host-change-hour'],
  ['le puse que me pagaron por error', {}, 'host-undo-payment'],
  ['la empresa que viene el viernes quiere credito fiscal', {}, 'guest-asks-for-an-invoice'],
])('%s of a host around a booking', (message, thread, topic) => {
  expect(askHost(message, thread)).toEqual({ intent: 'knowledge', topic })
})

test.each(['voy tarde a mi tour', 'voy a llegar tarde con el grupo que hago', 'mi cliente viene atrasado'])(
  '%s of a host is about who is late, and not about nobody coming',
  (message) => expect(askHost(message, {})).toEqual({ intent: 'knowledge', topic: 'host-or-guest-late' }),
)

test.each<[string, object]>([
  ['cancele mi reserva y no me llego nada', { intent: 'policies', topics: ['sin-correo'] }],
  ['y si no me gusto?', { intent: 'knowledge', topic: 'guarantee' }],
  ['estoy en un hotel en el tunco, me recogen', { intent: 'knowledge', topic: 'pick-up' }],
  ['si cancelo me ponen mala nota', { intent: 'knowledge', topic: 'my-standing' }],
  ['ustedes de donde son', { intent: 'knowledge', topic: 'who-is-behind' }],
  ['borra mi historial', { intent: 'knowledge', topic: 'this-chat' }],
  ['puedo transferir mi reserva a una amiga', { intent: 'knowledge', topic: 'other-name' }],
])('%s is asked of the house', (message, plan) => expect(ask(message)).toEqual(plan))

test.each([
  ['como bajo el precio', 'edit-experience'],
  ['puedo poner mas cupos el sabado', 'host-change-spots'],
  ['puedo poner mas precio el sabado', 'host-price-of-a-season'],
])('%s of a host', (message, topic) => expect(askHost(message)).toEqual({ intent: 'knowledge', topic }))
