// Messages whose tables and sentences disagree, wishes that something named measures, and hours and places said the other way
// round.
import { expect, test } from 'vitest'
import { now, places, wishOf } from '#tests/support/assistant/a-saturday.ts'
import {
  EMPTY_THREAD,
  type Named,
  NO_CRITERIA,
  type OwnBooking,
  type SearchCriteria,
  type Thread,
} from './plan.rules.ts'
import { understand } from './understanding.rules.ts'

type Given = { thread?: Thread; own?: OwnBooking[]; named?: Named[]; hosting?: boolean }
const ask = (message: string, { thread = EMPTY_THREAD, own = [], named = [], hosting = false }: Given = {}) =>
  understand(message, { thread, now, places, named, hosting, own })

test.each<[string, Partial<SearchCriteria>]>([
  ['algo el sábado que no salgamos antes de las 9', { notBefore: 9, notAfter: null }],
  ['salgo de trabajar a las 2 el sábado, qué alcanzo a hacer cerca de Santa Tecla', { notBefore: 14 }],
  ['estoy corto de pisto este mes, lo más barato cerca de la capital', { sort: 'price-asc', from: null }],
  ['algo para mi suegra, le fascinan las flores', { place: null }],
  ['quiero llevar a mi cipota a ver animales, tiene 7', { ages: [7] }],
  ['quiero algo de adrenalina pero que no sea agua', { category: 'Aventura', needs: ['no-swimming'] }],
  ['hay algo para personas que no caminan', { needs: ['walks-little'] }],
  ['algo de noche sin que haya que tomar', { needs: ['sober'] }],
  ['llévame a un lugar donde no haya señal', { amenities: [] }],
  ['buenas tardes, quisiera información de los tours', { sort: 'rating' }],
  ['qué ofrecen ustedes', { sort: 'rating' }],
  ['algo que cueste menos de 50 los dos', { guests: 2, budget: 50, maxPrice: 25 }],
  ['busco un lugar tranquilo para descansar, nada de ruido', { needs: ['easy'] }],
  ['mejor no, algo más movido', { category: 'Aventura' }],
  ['two of us, 50 bucks total, no hiking please', { guests: 2, budget: 50, needs: ['walks-little'] }],
  ["something to do on sunday that doesn't involve a long hike", { needs: ['walks-little'] }],
  ['algo romántico pero que no termine muy noche porque vivimos en Soyapango y no hay bus', { place: null }],
])('%s', (message, wish) => expect(wishOf(ask(message))).toMatchObject(wish))

test.each([
  ['un paseo en lancha con pelícanos', ['pelicanos']],
  ['no quiero subir cerros ni nadar', []],
  ['mi hermano anda en silla de ruedas', []],
])('what no table has read orders the results, and never what is refused: %s', (message, hints) =>
  expect(wishOf(ask(message)).hints).toEqual(hints),
)

const surf: Named = { id: 'surf', title: 'Tu primera ola', city: 'Tamanique', price: 30, hours: 3, alone: [] }
const kayak: Named = { id: 'kayak', title: 'Kayak en Coatepeque', city: 'El Congo', price: 28, hours: 4 }
test.each<[string, Named[], Partial<SearchCriteria>]>([
  ['algo más barato que el kayak', [kayak], { maxPrice: 27.99, not: ['kayak'], words: [] }],
  ['algo más corto que el kayak', [kayak], { maxHours: 3.5, not: ['kayak'] }],
  ['hay algo parecido al kayak pero más barato', [kayak, surf], { maxPrice: 27.99, not: ['kayak'] }],
])('%s is measured by that one', (message, named, wish) => expect(wishOf(ask(message, { named }))).toMatchObject(wish))

const booking = (id: string, title: string, start: string): OwnBooking => ({
  ...{ id, experienceId: `e-${id}`, title, city: 'Apaneca', live: true, pending: false, host: 'Ana', total: 40 },
  start,
})
const own = [
  booking('zip', 'Tirolesas sobre el cafetal de Apaneca', '2026-11-22T16:00:00.000Z'),
  booking('turtles', 'Liberación de tortugas al atardecer en la Barra', '2026-12-18T22:30:00.000Z'),
]
test('a day that is named means its reservation, whichever was talked about', () => {
  const thread: Thread = { ...EMPTY_THREAD, booking: 'turtles', bookings: ['turtles'], bookingAspect: 'status' }
  expect(ask('dónde nos juntamos el domingo', { own, thread })).toMatchObject({ aspect: 'where', id: 'zip' })
  expect(ask('cuánto me falta por pagar de todo', { own, thread })).toMatchObject({ aspect: 'sum', id: null })
})

test('who stays at home is counted no more, and what was kept for them ends', () => {
  const wish = wishOf(ask('llevo a mi abuelita y a mi sobrinito de 3 años'))
  expect(wish).toMatchObject({ guests: 3, needs: ['elder'], ages: [3] })
  const later = wishOf(ask('no, mejor sin mi abuelita', { thread: { ...EMPTY_THREAD, wish } }))
  expect(later).toMatchObject({ guests: 2, needs: [], ages: [3] })
})

test('what is asked for other people than those who have reserved is a price', () => {
  const cacao: Named = { id: 'e-zip', title: own[0]!.title, city: 'Apaneca', price: 20, hours: 3, alone: [] }
  const plan = ask('cuánto cuesta lo de las tirolesas para 2 adultos y un niño de 7', { own, named: [cacao] })
  const [first] = plan.intent === 'several' ? plan.plans : [plan]
  expect(first).toMatchObject({ intent: 'facts', aspect: 'price', guests: 3 })
})

test('no places left is no complaint', () =>
  expect(ask('no me deja reservar, me dice que no hay cupo')).toMatchObject({ topic: 'full-date' }))

test('what else there is near the one that was shown is of any kind', () => {
  const shown = { id: 'surf', title: 'Tu primera ola', city: 'Tamanique', price: 30, hours: 3, rating: null }
  const thread: Thread = { ...EMPTY_THREAD, shown: [{ ...shown, category: 'Playa y surf' }] }
  const near = ask('y cerca de ahí qué más hay', {
    thread: { ...thread, focus: 'surf', wish: { ...NO_CRITERIA, category: 'Playa y surf' } },
    named: [surf],
  })
  expect(wishOf(near)).toMatchObject({ place: 'Tamanique', near: true, category: null })
})

test('a host who speaks of a bad review is told what can be done about it', () =>
  expect(ask('un viajero me dejó mala reseña, ¿qué hago?', { hosting: true })).toMatchObject({
    topic: 'host-reviews-of-me',
  }))

test('a word of a reservation does not make a wish a question about it', () =>
  expect(ask('necesito un lugar donde pedirle matrimonio a mi novia que se vea el atardecer', { own })).toMatchObject({
    intent: 'search',
  }))

test('how long the way to a named one takes is a distance', () =>
  expect(ask('cuánto dilata en llegar uno de Santa Ana a lo de las tirolesas', { own })).toEqual({
    intent: 'distance',
    from: 'Santa Ana',
    to: 'Apaneca',
  }))

test.each([
  ['cuánta gente ha visto mi página', 'host-views'],
  ['y si llueve los tengo que cancelar yo', 'host-rain'],
  ['alguien me pidió devolución por afuera de la página, ¿es normal?', 'host-off-site'],
  ['quiero subirle el precio a lo de las tortugas pero ya hay gente que reservó', 'edit-experience'],
  ['mandales un recordatorio', 'host-whatsapp'],
])('a host: %s', (message, topic) =>
  expect(ask(message, { hosting: true })).toMatchObject({ intent: 'knowledge', topic }),
)

test('a danger that is named within a wish is answered, and so is the wish', () =>
  expect(ask('busco algo tranquilo para mi esposo que no puede ver sangre ni cosas feas')).toMatchObject({
    intent: 'several',
    plans: [{ intent: 'emergency' }, { intent: 'search' }],
  }))
