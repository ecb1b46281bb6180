import { expect, test } from 'vitest'
import { gazetteer } from '#marketplace/locations/geocoding/geocoding.data.ts'
import type { PlaceName } from './places.rules.ts'
import { EMPTY_THREAD, type Plan, type SearchCriteria, type Thread } from './plan.rules.ts'
import { understand } from './understanding.rules.ts'

// Saturday, 21 November 2026, ten in the morning in El Salvador.
const now = new Date('2026-11-21T16:00:00Z')
const places: PlaceName[] = [
  ...gazetteer.places,
  ...gazetteer.departments.map(({ name }) => ({ name, kind: 'region' as const })),
]
const ask = (message: string, thread: Thread = EMPTY_THREAD, at = now) =>
  understand(message, { thread, now: at, places })
const wishOf = (plan: Plan) => {
  if (plan.intent !== 'search') throw new Error(`no search: ${JSON.stringify(plan)}`)
  return plan.wish
}

const wishes: [string, Partial<SearchCriteria>][] = [
  ['somos 4 y no queremos pasar de 80 en total', { guests: 4, maxPrice: 20, budget: 80 }],
  ['comida que no quede lejos de la capital', { category: 'Gastronomía', place: 'San Salvador', near: true }],
  ['vamos 3 parejas, 200 dolares en total', { guests: 6, budget: 200 }],
  ['2 adultos 2 niños, domingo 29, hasta 60 cada uno', { guests: 4, from: '2026-11-29', maxPrice: 60, budget: null }],
  ['un lugar para mi hijo k usa silla de rueda', { needs: ['wheelchair'] }],
  ['no quiero caminar ni mojarme', { needs: ['walks-little', 'no-swimming'] }],
  ['me mareo en lancha', { words: [], needs: ['seasick'] }],
  ['is it safe to swim at el tunco for beginners', { place: 'El Tunco', needs: ['sea'] }],
  ['me da miedo el agua pero quiero ir al mar', { category: 'Playa y surf', needs: ['no-swimming'] }],
  ['my parents are in their seventies, what do you recommend?', { maybe: [], needs: ['elder'] }],
  ['vamos en familia, somos 7 con 3 niños y la abuela', { guests: 7, needs: ['elder'] }],
  ['ando con 25 dólares para mi y mi cipote', { guests: 2, maxPrice: 25 }],
  ['hay algo pal domingo en suchitoto', { maybe: [], place: 'Suchitoto', from: '2026-11-22' }],
  ['no quiero madrugar, algo despues de las 10', { notBefore: 10 }],
  ['do guides speak french', { languages: ['Francés'] }],
  ['hay algo bajo techo', { needs: ['roof'] }],
  ['algo para hacer con lluvia', { needs: ['roof'] }],
  ['mi hijo de 15 quiere adrenalina', { category: 'Aventura', ages: [15] }],
  ['cumplen 40 años de casados, que les regalo', { ages: [] }],
  ['ya fui a suchitoto, que mas hay', { place: null, maybe: [] }],
  ['apartame 4 para el sabado', { guests: 4, from: '2026-11-28' }],
  ['we want to see a volcano but my knee is bad', { words: ['volcán'], needs: ['walks-little'] }],
  ['what can we do on dec 3', { from: '2026-12-03', to: '2026-12-03' }],
  ['something cheap for 2 this sat', { guests: 2, from: '2026-11-28', sort: 'price-asc' }],
  ['something near the airport before my flight leaves', { place: 'San Luis Talpa', near: true }],
]
test.each(wishes)('%s', (message, wish) => {
  expect(wishOf(ask(message))).toMatchObject(wish)
})

test.each(['me dan alergia los mariscos', 'soy alérgica al marisco', 'my kid has a shellfish allergy'])(
  '%s: nobody is offered what they must not eat',
  (message) => expect(ask(message)).toEqual({ intent: 'knowledge', topic: 'allergies' }),
)

test('what somebody does not do is left out, and the place stays', () => {
  expect(wishOf(ask('qué se hace en el tunco si no surfeo'))).toMatchObject({
    place: 'El Tunco',
    words: [],
    without: { words: ['surf'] },
  })
})

test('on a Sunday the weekend is the next one, unless it is this one', () => {
  const sunday = new Date('2026-11-22T16:00:00Z')
  expect(wishOf(ask('algo para el finde', EMPTY_THREAD, sunday))).toMatchObject({
    from: '2026-11-28',
    to: '2026-11-29',
  })
  expect(wishOf(ask('este fin de semana', EMPTY_THREAD, sunday))).toMatchObject({
    from: '2026-11-22',
    to: '2026-11-22',
  })
  const evening = new Date('2026-11-22T23:30:00Z')
  expect(wishOf(ask('este fin de semana', EMPTY_THREAD, evening))).toMatchObject({
    from: '2026-11-28',
    to: '2026-11-29',
  })
})

test.each([
  ['a que hora amanece en conchagua', { intent: 'sun', place: 'Conchagua', day: null }],
  ['a que hora se pone el sol mañana', { intent: 'sun', place: null, day: '2026-11-22' }],
  ['que tan lejos queda suchitoto de san salvador', { intent: 'distance', from: 'Suchitoto', to: 'San Salvador' }],
  ['que tan lejos esta perquin', { intent: 'distance', from: 'San Salvador', to: 'Perquín' }],
  ['what time is sunset', { intent: 'sun', place: null }],
  ['when is the sunrise in conchagua', { intent: 'sun', place: 'Conchagua' }],
  ['will it rain tomorrow', { intent: 'weather' }],
  ['mañana llueve?', { intent: 'weather' }],
  ['y si llueve?', { intent: 'policies', topics: ['lluvia'] }],
  ['hay descuento para niños?', { intent: 'discount' }],
  ['cuanto gana chepe', { intent: 'secret' }],
  ['donde veo mi codigo', { intent: 'bookings', aspect: 'voucher', which: 'next' }],
  ['ya acepto el anfitrion lo del cafe?', { intent: 'bookings', aspect: 'status', words: ['Café'] }],
  ['quien me va a atender el sabado', { intent: 'bookings', aspect: 'host', from: '2026-11-28' }],
  ['quiero poner mi finca como experiencia', { intent: 'policies', topics: ['ser-anfitrion'] }],
  ['ya reserve pero me equivoque de fecha', { intent: 'policies', topics: ['cambiar-reserva'] }],
  ['es segura esa tirolesa para un niño de 7?', { intent: 'facts', aspect: 'safety' }],
])('%s is no search', (message, plan) => {
  expect(ask(message)).toMatchObject(plan)
})

test('two things held against each other are both looked for', () => {
  const plan = ask('cual es mas barato, el kayak o la tirolesa?')
  expect(plan.intent === 'several' && plan.plans.map((one) => wishOf(one).words)).toEqual([['kayak'], ['tirolesa']])
})

test('of those shown the best rated is recommended, and a beach takes the place of a town', () => {
  const shown = [3, 5].map((rating) => ({
    id: `of-${rating}`,
    title: 'Paseo',
    category: 'Cultural',
    price: 20,
    city: 'Izalco',
    hours: 4,
    rating,
  }))
  const thread: Thread = { ...EMPTY_THREAD, shown, wish: wishOf(ask('algo en santa ana por menos de 20 dolares')) }
  expect(ask('cual me recomendas de esas?', thread)).toMatchObject({ intent: 'facts', target: { id: 'of-5' } })
  expect(wishOf(ask('mejor en la playa', thread))).toMatchObject({
    category: 'Playa y surf',
    place: null,
    maxPrice: 20,
  })
})
