// Short messages about several results that were shown, which name none of them.
import { expect, test } from 'vitest'
import { now, places, wishOf } from '#tests/support/assistant/a-saturday.ts'
import { EMPTY_THREAD, NO_CRITERIA, type OwnBooking, type Plan, type Thread } from '../../plan.rules.ts'
import { understand } from '../../understanding.rules.ts'

const card = (id: string, title: string, city = 'Tamanique') => ({
  id,
  title,
  category: 'Playa y surf',
  price: 20,
  city,
  hours: 4,
  rating: 4.5,
})
const wish = { ...NO_CRITERIA, category: 'Playa y surf', guests: 3, from: '2026-12-04', to: '2026-12-04' }
const several: Thread = { ...EMPTY_THREAD, wish, shown: [card('one', 'Tu primera ola'), card('two', 'Careteo')] }
const one: Thread = { ...several, shown: several.shown.slice(0, 1), focus: 'one' }
const own: OwnBooking[] = [
  {
    id: 'booked',
    experienceId: 'mill',
    title: 'Un molino de caña por dentro',
    city: 'Apastepeque',
    live: true,
    pending: false,
    host: 'Nahúm Godínez',
    start: '2026-12-10T16:00:00Z',
    total: 20,
  },
]
const ask = (message: string, thread: Thread = several) =>
  understand(message, { thread, now, places, named: [], hosting: false, own })
const intents = (plan: Plan): string[] =>
  plan.intent === 'several' ? plan.plans.flatMap(intents) : [plan.intent === 'facts' ? plan.aspect : plan.intent]

test.each(['por qué esas', '¿por qué?', 'y por qué me salen esas', 'why those?'])(
  '%s: the same results with their reason, and no reservation that was cancelled',
  (message) => expect(ask(message)).toEqual({ intent: 'search', wish, past: false, turn: 'why' }),
)

test.each(['solo voy yo', 'solo yo', 'voy sola', 'just me'])('%s is one person of the same wish', (message) =>
  expect(wishOf(ask(message))).toMatchObject({ guests: 1, category: 'Playa y surf', from: '2026-12-04' }),
)

test('alone without a conversation is asked of the rules', () => {
  expect(ask('¿puedo ir sola?', EMPTY_THREAD)).toMatchObject({ intent: 'knowledge' })
})

test.each([
  ['esas ya las hicimos', several, ['one', 'two']],
  ['we already did those', several, ['one', 'two']],
  ['ya la hicimos', one, ['one']],
])('%s is left out', (message, thread, not) => {
  expect(wishOf(ask(message, thread))).toMatchObject({ not, category: 'Playa y surf' })
})

test.each([
  ['con 100 ¿a cuántos llevo?', one],
  ['con $100 cuántos podemos ir', one],
  ['how many can I bring with 100 dollars', one],
  ['con 100 a cuántos puedo llevar a la primera', several],
])('%s divides the sum by the price of one', (message, thread) => {
  expect(ask(message, thread)).toMatchObject({ intent: 'facts', aspect: 'price', target: { id: 'one' }, purse: 100 })
})

test('of several the sum is divided by each price', () => {
  expect(ask('para cuántos me alcanza con 100')).toMatchObject({
    intent: 'compare',
    sides: [{ id: 'one' }, { id: 'two' }],
    purse: 100,
  })
})

test.each([
  ['y cómo llego en bus', one, ['meeting', 'transport']],
  ['qué bus me lleva', several, ['transport']],
  ['can we get there by bus', one, ['meeting', 'transport']],
])('%s: where it begins, and that buses are not known', (message, thread, expected) => {
  expect(intents(ask(message, thread))).toEqual(expected)
})

test('the way by bus to a reservation is where it begins', () => {
  const booked: Thread = { ...EMPTY_THREAD, booking: 'booked', bookings: ['booked'], bookingAspect: 'when' }
  expect(ask('y cómo llego en bus hasta ahí', booked)).toMatchObject({
    plans: [{ intent: 'bookings', aspect: 'where', id: 'booked' }, { intent: 'transport' }],
  })
})

test.each([
  ['y el sábado?', '2026-12-05'],
  ['mejor el jueves', '2026-12-03'],
  ['y el domingo en la tarde', '2026-12-06'],
])('%s after a day is the one nearest to it', (message, from) => expect(wishOf(ask(message))).toMatchObject({ from }))

test('a day of a week that is past is never meant', () => {
  const tomorrow: Thread = { ...several, wish: { ...wish, from: '2026-11-22', to: '2026-11-22' } }
  expect(wishOf(ask('y el viernes?', tomorrow))).toMatchObject({ from: '2026-11-27' })
})

test.each(['entonces lo más parecido', 'the closest thing'])('%s of several looks for the same', (message) => {
  expect(ask(message)).toEqual({ intent: 'search', wish, past: false, turn: 'changed' })
})

test('whoever must not eat something is warned beside each wish', () => {
  const plan = understand('soy celíaca, dónde como rico por Apastepeque', {
    thread: EMPTY_THREAD,
    now,
    places,
    named: [],
    hosting: false,
    own,
  })
  expect(plan).toMatchObject({ plans: [{ topic: 'allergies' }, { intent: 'search', wish: { place: 'Apastepeque' } }] })
})

const outdoors: Thread = {
  ...EMPTY_THREAD,
  wish: { ...NO_CRITERIA, category: 'Naturaleza' },
  shown: [
    { ...card('lake', 'El lago Suchitlán en lancha', 'Suchitoto'), category: 'Naturaleza' },
    { ...card('horse', 'Llano del Muerto a caballo', 'Perquín'), category: 'Naturaleza' },
    { ...card('bean', 'Cata de café en Ataco', 'Concepción de Ataco'), category: 'Café' },
  ],
}
test.each([
  ['y se mueve mucho la lancha? mi mamá se marea hasta en el bus', 'lake'],
  ['va sola en el caballo o alguien lo va jalando?', 'horse'],
  ['Can you buy coffee to take home?', 'bean'],
  ['does the first one pick us up or do we have to get there ourselves', 'lake'],
])('%s is asked of the one that it is about', (message, id) => {
  const plan = ask(message, outdoors)
  const [first] = plan.intent === 'several' ? plan.plans : [plan]
  expect(first).toMatchObject({ intent: 'facts', target: { id } })
})

test.each([
  ['is the board included or do i rent it', ['included', 'included', 'included']],
  ['y entran a la biblioteca y a la catedral o solo por fuera?', ['unpublished', 'unpublished', 'unpublished']],
  ['alguna de esas los pasa a traer al hotel?', ['has', 'has', 'has']],
  ['se puede llevar al chucho?', ['has', 'has', 'has']],
  ['los niños pagan igual?', ['price', 'price', 'price']],
  ['puedo llevar a mi cipota de 3 años?', ['compare']],
  ['es mucho caminar? voy con mi abuelita', ['compare']],
  ['y hay partes altas o de saltar? a ella le dan miedo las alturas', ['compare']],
  // What is looked for stays so.
  ['hay kayak?', ['search']],
  ['¿se puede ir el domingo?', ['search']],
  ['se puede surfear en El Tunco?', ['search']],
  ['tienen en inglés?', ['search']],
])('%s of several that were shown', (message, expected) => {
  expect(intents(ask(message, outdoors))).toEqual(expected)
})

test('a bath for a wheelchair is asked of those that were shown for it', () => {
  const wheeled: Thread = { ...outdoors, wish: { ...outdoors.wish!, needs: ['wheelchair'] } }
  expect(ask('¿Y el baño del lugar también es accesible?', wheeled)).toMatchObject({
    intent: 'compare',
    needs: ['wheelchair'],
  })
})

test.each([
  ['tienen otro horario? es q nosotros venimos de usulutan y no llegamos tan temprano', { aspect: 'dates' }],
  ['y no hay otra mas barata? ando corto de pisto', { wish: { maxPrice: 19.99, not: ['one'] }, turn: 'like' }],
  ['mejor enseñame algo q sea sin meterse al agua, por la misma zona', { wish: { place: 'Tamanique', near: true } }],
  ['llevamos comida nosotros o dan', { aspect: 'included' }],
  ['y va guia con uno?', { aspect: 'included' }],
])('%s of one that is talked about', (message, expected) => {
  expect(ask(message, { ...one, wish: NO_CRITERIA })).toMatchObject(expected)
})

test('reviews of another one are read after how they are written', () => {
  expect(ask('y puedo ver las del de caballos', { ...outdoors, told: 'resenas' })).toMatchObject({
    intent: 'reviews',
    target: { id: 'horse' },
  })
})

test('is lunch included: those of several that include it', () => {
  expect(wishOf(ask('is lunch included'))).toMatchObject({ included: ['Almuerzo'], category: 'Playa y surf' })
})
