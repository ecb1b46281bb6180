import { expect, test } from 'vitest'
import { now, places, wishOf } from '#tests/support/assistant/a-saturday.ts'
import { EMPTY_THREAD, NOTHING_EXCLUDED, type SearchCriteria, type Thread } from './plan.rules.ts'
import { understand } from './understanding.rules.ts'

const ask = (message: string, thread: Thread = EMPTY_THREAD, at = now) =>
  understand(message, { thread, now: at, places })

const wishes: [string, Partial<SearchCriteria>][] = [
  ['somos 2 parejas, unos 150 en total, que sea de noche', { guests: 4, budget: 150, maxPrice: 37.5 }],
  ['something for 2 adults and the kid', { guests: 3 }],
  ['algo de playa en oriente', { place: 'San Miguel', near: true, minutes: 90 }],
  ['con 40 dolares que podemos hacer mi novia y yo', { guests: 2, budget: 40, maxPrice: 20 }],
  ["we're 6 people with a $200 budget", { guests: 6, budget: 200, sort: null }],
  ['llevo a mi abuelita que camina poquito', { needs: ['walks-little', 'elder'] }],
  ['mi suegra usa andador, adonde la llevo', { needs: ['walks-little'] }],
  ['no me gusta el sol ni caminar, que me recomendas', { needs: ['roof', 'walks-little'] }],
  ['que salga despues de las 3 y regrese antes de las 8', { notBefore: 15, notAfter: 18, maxHours: 2 }],
  ['solo tengo la mañana libre mañana', { from: '2026-11-22', notAfter: 11 }],
  ['quiero ver tortugas pero no de noche', { words: ['tortugas'], notAfter: 17, maxHours: 12 }],
  ['que no quede a mas de una hora de santa ana', { place: 'Santa Ana', minutes: 60 }],
  ['somos una familia de 6 con tres cipotes de 4, 7 y 10', { guests: 6, ages: [4, 7, 10] }],
  ['que hay en chalatenango con clima fresco', { place: 'Chalatenango', category: 'Naturaleza' }],
  ['something for a rainy afternoon', { needs: ['roof'], maybe: [] }],
  ['somos 4 y no queremos pasar de 80 en total', { guests: 4, maxPrice: 20, budget: 80 }],
  ['comida que no quede lejos de la capital', { category: 'Gastronomía', place: 'San Salvador', near: true }],
  ['vamos 3 parejas, 200 dolares en total', { guests: 6, budget: 200 }],
  ['2 adultos 2 niños, domingo 29, hasta 60 cada uno', { guests: 4, from: '2026-11-29', maxPrice: 60, budget: null }],
  ['un lugar para mi hijo k usa silla de rueda', { needs: ['wheelchair'] }],
  ['no quiero caminar ni mojarme', { needs: ['walks-little', 'no-swimming'] }],
  ['me mareo en lancha', { words: [], needs: ['seasick'] }],
  ['is it safe to swim at el tunco for beginners', { place: 'El Tunco', needs: ['sea', 'beginner'] }],
  ['me da miedo el agua pero quiero ir al mar', { category: 'Playa y surf', needs: ['no-swimming'] }],
  ['my parents are in their seventies, what do you recommend?', { maybe: [], needs: ['elder'] }],
  ['vamos en familia, somos 7 con 3 niños y la abuela', { guests: 7, needs: ['elder'] }],
  ['ando con 25 dólares para mi y mi cipote', { guests: 2, budget: 25, maxPrice: 12.5 }],
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
  ['donde veo mi codigo', { intent: 'bookings', aspect: 'code', which: 'next' }],
  ['ya acepto el anfitrion lo del cafe?', { intent: 'bookings', aspect: 'status', words: ['Café'] }],
  ['quien me va a atender el sabado', { intent: 'bookings', aspect: 'host', from: '2026-11-28' }],
  ['quiero poner mi finca como experiencia', { intent: 'policies', topics: ['ser-anfitrion'] }],
  ['ya reserve pero me equivoque de fecha', { intent: 'policies', topics: ['cambiar-reserva'] }],
  ['es segura esa tirolesa para un niño de 7?', { intent: 'facts', aspect: 'safety' }],
])('%s is no search', (message, plan) => {
  expect(ask(message)).toMatchObject(plan)
})

test('two things held against each other are compared by what is asked', () => {
  expect(ask('cual es mas barato, el kayak o la tirolesa?')).toMatchObject({
    intent: 'compare',
    sides: [{ wish: { words: ['kayak'] } }, { wish: { words: ['tirolesa'] } }],
    by: [{ by: 'price', highest: false }],
  })
})

const card = (id: string, title: string) => ({
  id,
  title,
  category: 'Cultural',
  price: 20,
  city: 'Izalco',
  hours: 4,
  rating: 4,
})
const shown = [card('one', 'Paseo'), card('two', 'Taller')]
const after = (message: string, more: Partial<Thread> = {}): Thread => ({
  ...EMPTY_THREAD,
  wish: wishOf(ask(message)),
  ...more,
})

test.each<[string, string, Partial<SearchCriteria>]>([
  ['algo en santa ana', 'y a menos de media hora?', { place: 'Santa Ana', near: true, minutes: 30 }],
  ['algo en santa ana', 'cual de esos queda mas cerca', { place: 'Santa Ana', near: true }],
  ['algo con niños el sabado', 'y sin niños?', { amenities: [], from: '2026-11-28' }],
  // Ours stay at home, which leaves out nothing that children may do.
  ['playa con mis hijos de 4 y 6', 'mejor sin los niños', { amenities: [], ages: [], without: NOTHING_EXCLUDED }],
  ['beach with my kids', 'but without the kids', { amenities: [], without: NOTHING_EXCLUDED }],
  ['aventura para 4', 'pero sin los cipotes', { guests: 4, category: 'Aventura', without: NOTHING_EXCLUDED }],
  ['algo para mi mama de 70 y mi hijo de 5', 'pero sin mi hijo', { ages: [70], needs: ['elder'] }],
  ['quiero hacer pupusas el sabado', 'algo diferente que no sea playa', { words: [], from: '2026-11-28' }],
  ['somos 3 con 50 dolares en total', 'y si fueramos 2', { guests: 2, budget: 50, maxPrice: 25 }],
  ['somos 5 con 80 dolares en total', 'y si le subimos a 100', { guests: 5, budget: 100, maxPrice: 20 }],
  ['ando con mis suegros, ella es hipertensa', 'quieren comer rico', { category: 'Gastronomía', needs: ['health'] }],
  ['algo de noche para 4', 'mejor de dia', { category: null, guests: 4, notAfter: 17 }],
  ['kayak el sabado', 'no, mejor el domingo', { words: ['kayak'], from: '2026-11-22' }],
])('%s, then %s', (before, message, wish) => {
  expect(wishOf(ask(message, after(before)))).toMatchObject(wish)
})

test.each<[string, Partial<Thread>, object]>([
  ['do they speak english', { focus: 'one' }, { intent: 'facts', aspect: 'languages', target: { id: 'one' } }],
  ['y va incluida la comida?', { focus: 'one' }, { intent: 'facts', aspect: 'included', target: { id: 'one' } }],
  ['que tengo que llevar puesto', { focus: 'one' }, { intent: 'facts', aspect: 'bring', target: { id: 'one' } }],
  ['is it ok for a 7 year old', { focus: 'one' }, { intent: 'facts', aspect: 'children', target: { id: 'one' } }],
  ['la segunda tiene parqueo?', { shown }, { intent: 'facts', aspect: 'has', target: { id: 'two' } }],
  ['que dicen del segundo', { shown }, { intent: 'reviews', target: { id: 'two' } }],
  ['is lunch included in the second one', { shown }, { intent: 'facts', target: { id: 'two' } }],
  ['ya con comida incluida', { shown, wish: wishOf(ask('somos 5')) }, { intent: 'search', wish: { guests: 5 } }],
  ['cuanto tengo que llevar de pisto', { booking: 'b' }, { intent: 'bookings', aspect: 'price', id: 'b' }],
  ['y esa la puedo cancelar gratis?', { booking: 'b' }, { intent: 'bookings', aspect: 'cancel', id: 'b' }],
  ['cuanto pague por la de rosa', { booking: 'b' }, { intent: 'bookings', which: 'past', id: null, words: ['rosa'] }],
])('after something was shown: %s', (message, thread, plan) => {
  expect(ask(message, { ...EMPTY_THREAD, ...thread })).toMatchObject(plan)
})

test.each([
  ['tengo confirmado lo del 27?', { intent: 'bookings', aspect: 'status', from: '2026-11-27' }],
  ['holaa buenas', { intent: 'greeting' }],
  ['me cancelaron algo?', { intent: 'bookings', aspect: 'list', which: 'cancelled' }],
  ['que reservas me faltan por confirmar', { intent: 'bookings', which: 'pending' }],
  ['cual es el numero de mi anfitrion', { intent: 'bookings', aspect: 'host' }],
  ['dame el numero de Hortensia', { intent: 'secret' }],
  ['el anfitrion me anda escribiendo cosas raras', { intent: 'complaint' }],
  ['me estan cobrando de mas', { intent: 'complaint' }],
  ['se me olvido la contraseña', { intent: 'policies', topics: ['contrasena'] }],
  ['si no llego me cobran igual?', { intent: 'knowledge', topic: 'my-standing' }],
  ['can i get a refund if im sick', { intent: 'policies', topics: ['puedo-cancelar'] }],
  ['cuanto se hace uno a el cuco desde san miguel', { intent: 'distance', from: 'San Miguel', to: 'El Cuco' }],
  ['que calor hace hoy vaa', { intent: 'weather' }],
  ['jaja ok gracias', { intent: 'thanks' }],
  ['vaya pues gracias, sos pilas', { intent: 'thanks' }],
  ['que pedo maje', { intent: 'greeting' }],
  ['no me gusto el tour, quiero mi dinero', { intent: 'complaint' }],
  ['a quien llamo si hay un accidente', { intent: 'emergency' }],
  ['que tan retirado esta el cuco de san salvador', { intent: 'distance', to: 'El Cuco' }],
  ['puedo llevar a mi hermana a esa', { intent: 'knowledge', topic: 'change-people' }],
])('%s', (message, plan) => {
  expect(ask(message)).toMatchObject(plan)
})

test('what a person is allergic to stays out of the search beside the answer', () => {
  const plan = ask('quiero un tour de comida pero sin mariscos que soy alergico')
  expect(plan.intent === 'several' && plan.plans).toMatchObject([
    { intent: 'knowledge', topic: 'allergies' },
    { intent: 'search', wish: { category: 'Gastronomía', needs: ['health'], without: { words: ['marisco'] } } },
  ])
})

test('a host who says only a day asks who comes', () => {
  expect(understand('y mañana?', { thread: EMPTY_THREAD, now, places, hosting: true })).toMatchObject({
    intent: 'hosting',
    aspect: 'coming',
    from: '2026-11-22',
    to: '2026-11-22',
  })
})

test('another place than that of the experience names another one', () => {
  const named = [
    { id: 'cuco', title: 'Surf en familia en El Cuco', city: 'Chirilagua' },
    { id: 'tunco', title: 'Olas para empezar', city: 'Tamanique' },
  ]
  expect(
    understand('cuanto vale el tour de surf del tunco', { thread: EMPTY_THREAD, now, places, named }),
  ).toMatchObject({ intent: 'facts', aspect: 'price', target: { words: ['surf', 'Playa y surf'], place: 'El Tunco' } })
})

test('of those shown the best rated is recommended, and a beach takes the place of a town', () => {
  const rated = [3, 5].map((rating) => ({ ...card(`of-${rating}`, 'Paseo'), rating }))
  const thread: Thread = {
    ...EMPTY_THREAD,
    shown: rated,
    wish: wishOf(ask('algo en santa ana por menos de 20 dolares')),
  }
  expect(ask('cual me recomendas de esas?', thread)).toMatchObject({
    intent: 'compare',
    sides: [{ id: 'of-3' }, { id: 'of-5' }],
    by: [{ by: 'rating', highest: true }],
  })
  expect(wishOf(ask('mejor en la playa', thread))).toMatchObject({
    category: 'Playa y surf',
    place: null,
    maxPrice: 20,
  })
})
