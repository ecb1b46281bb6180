// Sentences of strangers that were misread once: what they ask for, with the words as they were typed.
import { expect, test } from 'vitest'
import { now, ownBooking, places, wishOf } from '#tests/support/assistant/a-saturday.ts'
import { EMPTY_THREAD, NO_CRITERIA, type SearchCriteria, type Thread } from './plan.rules.ts'
import { languageOfTalk } from './typed-message.rules.ts'
import { understand } from './understanding.rules.ts'

const own = [
  ownBooking('zip', 'Tirolesas sobre el cafetal de Apaneca', '2026-11-27T16:00:00Z'),
  ownBooking('farm', 'De la cereza a la taza, en una finca', '2026-12-06T15:00:00Z', {
    pending: true,
    host: 'Ernesto Zaldaña',
  }),
  ownBooking('past', 'Gallo en chicha en casa de Rosa', '2026-11-13T15:00:00Z', { live: false, host: 'Rosa Cáceres' }),
]
const ask = (message: string, thread: Thread = EMPTY_THREAD, more: { hosting?: boolean; mine?: boolean } = {}) =>
  understand(message, { thread, now, places, named: [], hosting: more.hosting ?? false, own: more.mine ? own : [] })

const wishes: [string, Partial<SearchCriteria>][] = [
  ['uno tiene 5 y la otra 11', { ages: [5, 11] }],
  ['el mayor tiene 9 y la menor 4', { ages: [9, 4] }],
  ['ola q hay pa hacer en sta ana este finde', { place: 'Santa Ana', words: [], from: '2026-11-21' }],
  ['y donde se come rico por ahi', { category: 'Gastronomía' }],
  ['padezco de la presion y no puedo andar en el sol', { needs: ['roof', 'health'] }],
  ['un paseo para gente de la tercera edad', { needs: ['elder'] }],
  ['y que no sea tan pesado', { needs: ['easy'] }],
  ['que no gastemos mucho', { sort: 'price-asc' }],
  ['maximo 10 dolares por alumno', { maxPrice: 10, budget: null }],
  ['algo que no dure todo el dia', { maxHours: 5 }],
  ['me quedo hasta el jueves, que hay', { from: '2026-11-21', to: '2026-11-26' }],
  ['algo romantico para la primera cita', { guests: 2, amenities: ['Vista panorámica'] }],
  ['y que se almuerce ahi', { included: ['Almuerzo'] }],
  ['quiero algo de cacao', { words: ['cacao'], category: 'Gastronomía' }],
  ['do you have anything with coffee, but not a full day', { category: 'Café', maxHours: 5 }],
  ["I'm staying in El Tunco, any hikes nearby?", { category: 'Aventura', place: 'El Tunco', near: true }],
  // Families of two languages change it within a message.
  ['vamos en diciembre con mis papás, my dad uses a cane', { from: '2026-12-01', needs: ['walks-little'] }],
  ['y que no sea muy caro, we are 6 people', { guests: 6, sort: 'price-asc' }],
  ['somos 8 with 3 kids (4, 7 and 10)', { guests: 8, ages: [4, 7, 10] }],
  ['mi abuelita ya no camina mucho, que hay para ella', { needs: ['walks-little', 'elder'] }],
  ['mi esposo y yo ya pasamos de los 70', { ages: [70] }],
  ['ella ya tiene 78 y se cansa', { ages: [78] }],
  ['tengo la pierna mala pero quiero ver el mar', { category: 'Playa y surf', needs: ['walks-little'] }],
  ['son 25 alumnos mas 2 maestras', { guests: 27 }],
  ['somos mi esposo, yo y una nena de 4', { guests: 3, ages: [4] }],
  ['que no pasemos de 75 dolares entre las tres', { guests: 3, budget: 75, maxPrice: 25 }],
  ['no mas de 12 dolares por cabeza', { maxPrice: 12, budget: null }],
  ['con 15 pesos que hago el domingo', { maxPrice: 15, from: '2026-11-22' }],
  ['mejor solo vamos los grandes', { without: { categories: [], words: [], amenities: ['Apto para niños'] } }],
  ['nos vamos el jueves y volvemos el lunes', { from: '2026-11-26', to: '2026-11-30' }],
  ['algo entre semana, el miercoles', { from: '2026-11-25', to: '2026-11-25' }],
  ['algo para año nuevo', { from: '2026-12-31' }],
  ['algo que no salga temprano porque el viernes vamos a salir', { from: null, notBefore: 9 }],
  ['nada de madrugadas', { notBefore: 9 }],
  ['quiero un volcan pero que no sea el de santa ana', { words: ['volcán'], place: null }],
  ['ya me canse de la playa, que mas hay', { category: null }],
  ['que no este lejos de san salvador y que no pase de media mañana', { place: 'San Salvador', notAfter: 11 }],
  ['something to do for just a couple hours', { guests: 1, maxHours: 3 }],
  ['I only have $30 and one free afternoon on Thursday', { maxPrice: 30, notBefore: 12 }],
  ['my wife hates boats', { without: { categories: [], words: ['lancha'], amenities: [] } }],
]
test.each(wishes)('%s', (message, wish) => expect(wishOf(ask(message))).toMatchObject(wish))

test('days, people and money said once count for each of two wishes', () => {
  const plan = ask('cafe en la mañana y despues playa en la tarde, el sabado')
  if (plan.intent !== 'several') throw new Error(plan.intent)
  expect(plan.plans.map((one) => wishOf(one).from)).toEqual(['2026-11-28', '2026-11-28'])
})

test('of two things with an o each is looked for', () => {
  const plan = ask('un taller de barro o de añil')
  if (plan.intent !== 'several') throw new Error(plan.intent)
  expect(plan.plans.map((one) => wishOf(one).words)).toEqual([['barro'], ['añil']])
})

test.each([
  ['I think I got stung by something at the beach, my arm is swelling a lot', 'emergency'],
  ['ayuda nos perdimos en el cerro y ya se esta haciendo de noche', 'emergency'],
  ['nos dejaron tirados en apaneca y ya no hay buses, estamos solas y es de noche', 'emergency'],
  ['mi hijo tiene autismo y no aguanta el ruido, que me recomienda', 'search'],
  ['no me dejaron entrar porque dicen que no tenia reserva', 'complaint'],
  ['mi guia me esta pidiendo que le mande fotos mias', 'complaint'],
])('%s: %s', (message, intent) => expect(ask(message).intent).toBe(intent))

test.each([
  ['puse mal el numero de personas, como la arreglo', { intent: 'knowledge', topic: 'change-people' }],
  ['es que ahora vamos 5 y no 3', { intent: 'knowledge', topic: 'change-people' }],
  ['ya no quiero mi cuenta, borrenla', { intent: 'policies', topics: ['mis-datos'] }],
  ['y si de plano no llego', { intent: 'knowledge', topic: 'my-standing' }],
  ['el carro se nos arruino y vamos a llegar tarde', { intent: 'policies', topics: ['tarde'] }],
])('%s is known by the sentences that are like it', (message, plan) => expect(ask(message)).toMatchObject(plan))

test('a number after mejor is how many go, and the rest of the wish stays', () => {
  const before = wishOf(ask('busco algo para el sabado 2 personas en la playa'))
  const plan = ask('mejor 3 y no playa, montaña', { ...EMPTY_THREAD, wish: before })
  expect(wishOf(plan)).toMatchObject({
    guests: 3,
    category: 'Naturaleza',
    from: before.from,
    without: { categories: ['Playa y surf'] },
  })
})

test.each(['y me van a contestar?', 'y cuanto se tardan', 'que van a hacer al respecto?', 'when will I get an answer'])(
  '%s after a complaint is about that complaint',
  (message) =>
    expect(ask(message, { ...EMPTY_THREAD, handedOver: 'complaint' })).toEqual({
      intent: 'knowledge',
      topic: 'case-follow-up',
    }),
)

test.each(['donde puedo ver tirolesas con los niños', 'cuando hay cupo para las tirolesas'])(
  '%s is asked of what is offered, not of what is reserved',
  (message) => expect(ask(message, EMPTY_THREAD, { mine: true }).intent).not.toBe('bookings'),
)

test('of an experience that is talked about nothing is asked of a reservation', () => {
  const thread = { ...EMPTY_THREAD, focus: 'volcano' }
  expect(ask('y hay que ir con guia?', thread, { mine: true })).toMatchObject({ target: { id: 'volcano' } })
})

test('a second question about the same kind of trip compares nothing', () => {
  const thread = { ...EMPTY_THREAD, wish: { ...NO_CRITERIA, guests: 25 } }
  expect(ask('mejor algo de ruinas o historia', thread)).toMatchObject({ intent: 'search' })
})

test('a season is answered with what there is', () => {
  expect(ask('quiero ver ballenas, cuando es')).toMatchObject({
    intent: 'several',
    plans: [{ topic: 'whale-season' }, { wish: { words: ['ballenas'] } }],
  })
})

test('the language of a conversation is that of the latest message which shows one', () => {
  expect(languageOfTalk(['something on Wednesday', 'ok 4 pm'])).toBe('en')
  expect(languageOfTalk(['algo para el sábado', 'ok 4 pm'])).toBe('es')
  expect(languageOfTalk(['something on Wednesday', 'gracias, ¿y el sábado?'])).toBe('es')
})

test.each([
  ['me equivoque de fecha en las tirolesas la puedo cambiar?', { intent: 'policies', booking: 'zip' }],
  ['la que no esta confirmada cuanto vale', { intent: 'bookings', aspect: 'price', id: 'farm' }],
  ['me urge hablar con nahum, como le hago', { intent: 'bookings', aspect: 'host' }],
  ['cuanto pague la ultima vez', { intent: 'bookings', aspect: 'price', id: 'past' }],
  ['en donde nos encontramos con el guia', { intent: 'bookings', aspect: 'where' }],
  ['cuanto voy a pagar por todo lo que tengo apartado', { intent: 'bookings', aspect: 'sum' }],
])('%s is about the right one of their own', (message, plan) => {
  const after: Thread = { ...EMPTY_THREAD, bookings: ['zip', 'farm'], bookingAspect: 'list' }
  expect(ask(message, after, { mine: true })).toMatchObject(plan)
})

test.each([
  ['hola tengo un tour el 27 de noviembre, donde es', { aspect: 'where', from: '2026-11-27' }],
  ['I have a tour tomorrow, where do we meet', { aspect: 'where', from: '2026-11-22' }],
  ['tengo una reserva en diciembre, cuanto pago', { aspect: 'price', from: '2026-12-01' }],
  ['tengo un tour', { aspect: 'list' }],
  ['que reservas me faltan que confirmen', { aspect: 'list', which: 'pending' }],
  ['hay alguna sin confirmar', { which: 'pending' }],
  ['en diciembre que tengo', { aspect: 'list', from: '2026-12-01' }],
  ['cuanto me va a costar todo lo que tengo apartado', { aspect: 'sum' }],
  ['how much will I spend in total', { aspect: 'sum' }],
])('%s is about what they have, and looks for nothing', (message, plan) =>
  expect(ask(message, EMPTY_THREAD, { mine: true })).toMatchObject({ intent: 'bookings', ...plan }),
)

test('a wish beside a reservation is still a wish', () => {
  expect(ask('ya tengo un tour pero busco otro para el domingo', EMPTY_THREAD, { mine: true }).intent).toBe('search')
})

test.each(['quiero un tour', 'quiero hacer un tour', 'busco un paseo'])('%s complains of none', (message) =>
  expect(ask(message).intent).toBe('search'),
)

test('what is asked of a reservation is not asked again of the dates on offer', () => {
  expect(ask('I booked the tirolesas, what time does it start?', EMPTY_THREAD, { mine: true })).toMatchObject({
    intent: 'bookings',
    aspect: 'when',
    id: 'zip',
  })
})

test('a dog is asked of the experience that is reserved', () => {
  expect(ask('can I bring my dog to my tour', EMPTY_THREAD, { mine: true })).toMatchObject({
    intent: 'facts',
    aspect: 'pets',
    target: { id: 'of zip' },
  })
})

test.each([
  ['cuanto me quita la pagina', { intent: 'policies', topics: ['comision'] }],
  ['me puede dejar mala reseña alguien que no vino', { intent: 'knowledge', topic: 'host-reviews-of-me' }],
  ['cuales reservas no he respondido todavia', { intent: 'hosting', aspect: 'unanswered' }],
  ['cuanta gente ha venido este mes', { intent: 'hosting', aspect: 'earnings' }],
  ['alguien me cancelo?', { intent: 'hosting', aspect: 'cancelled' }],
  ['puedo subirle el precio a mi tour?', { intent: 'knowledge', topic: 'edit-experience' }],
])('%s of a host', (message, plan) => expect(ask(message, EMPTY_THREAD, { hosting: true })).toMatchObject(plan))

test('what can not be filtered is said so after a search, and no unknown word is looked for', () => {
  const wish = { ...NO_CRITERIA, category: 'Naturaleza' }
  const one = { id: '1', title: 'Paseo', category: 'Naturaleza', price: 20, city: 'Izalco', hours: 4, rating: null }
  const after: Thread = { ...EMPTY_THREAD, wish, shown: [one, { ...one, id: '2' }] }
  expect(ask('que no sea picante', after)).toMatchObject({ intent: 'unclear', of: 'search' })
})
