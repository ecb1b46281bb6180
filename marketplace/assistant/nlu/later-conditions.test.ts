// Conditions that are said last or in a follow-up: weeks, parts of the day after their negation, what is provided, two places.
import { expect, test } from 'vitest'
import { now, places, wishOf } from '#tests/support/assistant/a-saturday.ts'
import { EMPTY_THREAD, NO_CRITERIA, type OwnBooking, type SearchCriteria, type Thread } from './plan.rules.ts'
import { understand } from './understanding.rules.ts'

const ask = (message: string, thread: Thread = EMPTY_THREAD, own: OwnBooking[] = [], hosting = false) =>
  understand(message, { thread, now, places, named: [], hosting, own })

const wishes: [string, Partial<SearchCriteria>][] = [
  ['algo para la semana del 14 de diciembre', { from: '2026-12-14', to: '2026-12-20' }],
  ['algo en la semana del 9 de diciembre', { from: '2026-12-07', to: '2026-12-13' }],
  ['algo para la semana del 27', { from: '2026-11-23', to: '2026-11-29' }],
  [
    'something at the beach the week of december 14th',
    { category: 'Playa y surf', from: '2026-12-14', to: '2026-12-20' },
  ],
  ['algo el fin de semana del 12 de diciembre', { from: '2026-12-12', to: '2026-12-13' }],
  ['something in the mountains the weekend of the 12th', { from: '2026-12-12', to: '2026-12-13' }],
  ['something on the 24th for two', { from: '2026-11-24', guests: 2 }],
  ['algo para dos viejitos y una nieta de 10', { guests: 3, ages: [10], needs: ['elder'] }],
  ['algo en la playa del 22 al 29', { from: '2026-11-22', to: '2026-11-29' }],
  ['we land on the 22nd and leave on the 2nd, something near Santa Ana', { from: '2026-11-22', to: '2026-12-02' }],
  ['experiencias de menos de $12 que incluyan comida', { maxPrice: 12, included: ['Almuerzo'] }],
  ['algo de menos de veinte dolares con almuerzo', { maxPrice: 20, included: ['Almuerzo'] }],
  ['todo menos playa', { without: { categories: ['Playa y surf'], words: [], amenities: ['Acceso a la playa'] } }],
  ['necesitamos transporte y almuerzo para 18', { guests: 18, amenities: ['Transporte'], included: ['Almuerzo'] }],
  ['algo el sábado pero en la noche no', { from: '2026-11-28', notAfter: 17 }],
  ['algo extremo q no cueste mucho', { category: 'Aventura', sort: 'price-asc' }],
  ['cual es el mas chivo segun la gente', { sort: 'rating' }],
  ['what is the highest rated experience for families?', { sort: 'rating', amenities: ['Apto para niños'] }],
  ['looking for a volcano hike, not too hard', { words: ['volcán'], needs: ['easy'] }],
  ['do you guys do multi-day trips?', { minHours: 24, maybe: [] }],
  ['cheapest thing that includes lunch?', { sort: 'price-asc', included: ['Almuerzo'] }],
  ['somos 4 y que no pase de 100 dolares todos', { guests: 4, maxPrice: 25, budget: 100 }],
  ['ando con mi tata que ya esta mayor y usa baston', { needs: ['walks-little', 'elder'] }],
  ['which tours can I do without a car from San Salvador?', { place: 'San Salvador', amenities: ['Transporte'] }],
  // Who goes: each is counted once, and years that have passed are nobody's age.
  ['vamos 2 adultos, un bicho de 4, mi suegro q no le gusta caminar y mi cuñada q no nada', { guests: 5, ages: [4] }],
  ['somos 3 mamás con 5 niños entre 2 y 8 años y que no haya barrancos ni agua honda', { guests: 8, ages: [2, 8] }],
  ['algo con mis papas (72 y 75), mi papa tiene mal las rodillas', { guests: 3, ages: [72, 75] }],
  ['algo para mi hermana con sus tres cipotes y mi mami', { guests: 6 }],
  ['mi hermana viene despues de 12 años y la quiero llevar a algo bonito', { guests: 2, ages: [] }],
  ['somos dos matrimonios y queremos un volcan', { guests: 4 }],
  ['bicho q ondas, somos 8 majes y queremos algo bien extremo', { guests: 8, amenities: [] }],
  ['algo para 9 bichos del trabajo el viernes', { guests: 9, amenities: [] }],
  ['algo para 2 adultos y un bebe', { guests: 3, needs: ['toddler'] }],
  ['algo para 2 adultos y un bebé de 10 meses', { guests: 3, needs: ['toddler'], ages: [0] }],
  ['algo para los cipotes de 4 y 7 años q no cueste mas d 15 por cabeza', { ages: [4, 7], maxPrice: 15 }],
  ['surf for a family of five with kids aged 4, 7 and 9', { guests: 5, ages: [4, 7, 9] }],
  ['ziplining, 4 guys, sunday', { words: ['tirolesa'], guests: 4, from: '2026-11-22' }],
  ['going in december w my lil brother and my abuela whos 78', { guests: 3, ages: [78], maxPrice: null }],
  // When: the day that is free, and none of work or of what is over.
  ['tenemos libre el lunes nada mas, trabajamos los fines de semana', { from: '2026-11-23', to: '2026-11-23' }],
  ['el lunes y martes tengo libre, que hay', { from: '2026-11-23', to: '2026-11-24' }],
  [
    'we land thursday night and only have friday free before a wedding, back by 4 pm',
    { from: '2026-11-27', maxHours: 4 },
  ],
  ['solo tengo libre de 2 a 5 el domingo y ando en suchitoto', { place: 'Suchitoto', notBefore: 14, maxHours: 3 }],
  ['me operaron de la rodilla en febrero, queria ver una cascada', { words: ['cascada'], from: null }],
  ['algo en fin de año, que sea un viernes', { from: '2027-01-01', to: '2027-01-01' }],
  ['queremos acampar, que no sea mas de 2 horas d san salvador', { minutes: 120, maxHours: null }],
  // What is not wanted, and what nobody can leave out.
  ['algo donde no se camine nada, mi abuelita tiene 85', { needs: ['walks-little', 'elder'] }],
  ['con mi abuelo que ya casi no camina', { needs: ['walks-little', 'elder'] }],
  ['no quiero subir otro volcan', { words: [], without: { categories: [], words: ['volcán'], amenities: [] } }],
  ['algo de aventura q no sea carisimo', { sort: 'price-asc', without: { categories: [], words: [], amenities: [] } }],
  [
    'mi mujer está de siete meses. Nada de baches, barcas ni caminatas, algo tranquilo',
    {
      needs: ['walks-little', 'pregnant', 'easy'],
      ages: [],
      without: { categories: [], words: ['lancha'], amenities: [] },
    },
  ],
  ['que otra caminata mas suave hay por ahuachapan', { category: 'Aventura', place: 'Ahuachapán', needs: ['easy'] }],
  ['something cheap, staying in hostel in El Zonte, max 15 dollars', { place: 'El Zonte', maxPrice: 15 }],
  ['are there any experiences about the civil war?', { words: ['Mozote'] }],
]
test.each(wishes)('%s', (message, wish) => expect(wishOf(ask(message))).toMatchObject(wish))

test('what a host earned and what they owe are two answers', () => {
  expect(ask('cuanto gane este mes y cuanto les debo a ustedes', EMPTY_THREAD, [], true)).toMatchObject({
    intent: 'several',
    plans: [
      { intent: 'hosting', aspect: 'earnings' },
      { intent: 'hosting', aspect: 'owed' },
    ],
  })
})

test('a part of the day names no experience that has it in its title', () => {
  const named = [{ id: 'n', title: 'Suchitoto de noche: la Siguanaba y el Cadejo', city: 'Suchitoto' }]
  const plan = understand('que hay para hacer en la noche en suchitoto', {
    thread: EMPTY_THREAD,
    now,
    places,
    named,
    hosting: false,
    own: [],
  })
  expect(wishOf(plan)).toMatchObject({ place: 'Suchitoto', notBefore: 17 })
})

test('what is looked for after a place alone is looked for there', () => {
  const there: Thread = { ...EMPTY_THREAD, wish: { ...NO_CRITERIA, place: 'San Salvador', needs: ['wheelchair'] } }
  expect(wishOf(ask('any food tours', there))).toMatchObject({ place: 'San Salvador', category: 'Gastronomía' })
  const surf = { ...there, wish: { ...there.wish!, words: ['surf'] } }
  expect(wishOf(ask('any food tours', surf))).toMatchObject({ place: null, needs: ['wheelchair'] })
})

const tomorrow: Thread = { ...EMPTY_THREAD, wish: { ...NO_CRITERIA, from: '2026-11-22', to: '2026-11-22' } }
test.each<[string, Partial<SearchCriteria>]>([
  ['pero en la mañana no', { from: '2026-11-22', notBefore: 12, notAfter: null }],
  ['en la tarde no', { from: '2026-11-22', notBefore: null, notAfter: 12 }],
  [
    'no, en San Salvador no, mejor en el occidente',
    { place: 'Santa Ana', without: { places: ['San Salvador'] } as never },
  ],
])('%s, after a search for a day', (message, wish) => expect(wishOf(ask(message, tomorrow))).toMatchObject(wish))

test('a condition after two places that an o joins holds for both', () => {
  const first = ask('algo en Ataco o en Juayúa')
  const wishes = first.intent === 'several' ? first.plans.map(wishOf) : []
  expect(wishes.map(({ place }) => place)).toEqual(['Concepción de Ataco', 'Juayúa'])
  const next = ask('con niños de 5 y 8', { ...EMPTY_THREAD, wish: wishes[1]!, wishes })
  expect(next).toMatchObject({
    intent: 'several',
    plans: [{ wish: { place: 'Concepción de Ataco', ages: [5, 8] } }, { wish: { place: 'Juayúa', ages: [5, 8] } }],
  })
  expect(ask('mejor en Suchitoto', { ...EMPTY_THREAD, wish: wishes[1]!, wishes })).toMatchObject({
    intent: 'search',
    wish: { place: 'Suchitoto' },
  })
})

test('a thing or a kind are looked for one after the other', () => {
  expect(ask('volcán o playa para el sábado')).toMatchObject({
    intent: 'several',
    plans: [
      { wish: { words: ['volcán'], category: null, from: '2026-11-28' } },
      { wish: { words: [], category: 'Playa y surf', from: '2026-11-28' } },
    ],
  })
})

const shown = (id: string, title: string, category: string) => ({
  id,
  title,
  category,
  price: 20,
  city: 'Suchitoto',
  hours: 3,
  rating: null,
})
test('what was just looked for is measured, and only what is about it', () => {
  const after: Thread = {
    ...EMPTY_THREAD,
    wish: { ...NO_CRITERIA, words: ['volcán'] },
    shown: [
      shown('izalco', 'Izalco, el cono negro', 'Aventura'),
      shown('reef', 'Careteo con marea baja', 'Playa y surf'),
      shown('crater', 'El Boquerón por dentro', 'Naturaleza'),
    ],
  }
  expect(ask('el más fácil', after)).toMatchObject({ intent: 'compare', sides: [{ id: 'izalco' }, { id: 'crater' }] })
  expect(ask('¿cuántas horas en el volcán?', after)).toMatchObject({ intent: 'compare', by: [{ by: 'length' }] })
})

test('of the only one that was shown a measure is its own', () => {
  const after: Thread = {
    ...EMPTY_THREAD,
    wish: { ...NO_CRITERIA, category: 'Café' },
    shown: [shown('farm', 'De la cereza a la taza', 'Café')],
  }
  expect(ask('¿y cuál dura menos?', after)).toMatchObject({
    intent: 'facts',
    target: { id: 'farm' },
    aspect: 'duration',
  })
})

test('something alike in its own town keeps who goes and leaves nothing out', () => {
  const after: Thread = {
    ...EMPTY_THREAD,
    wish: { ...NO_CRITERIA, category: 'Arte y talleres', languages: ['Inglés'] },
    shown: [shown('dye', 'Azul de añil', 'Arte y talleres'), shown('murals', 'Murales de La Palma', 'Arte y talleres')],
  }
  expect(wishOf(ask('¿y algo parecido pero en Suchitoto?', after))).toMatchObject({ languages: ['Inglés'], not: [] })
})

const booking = (id: string, start: string, total: number): OwnBooking => ({
  id,
  experienceId: `of ${id}`,
  title: id,
  city: '',
  live: true,
  pending: false,
  host: 'Nahúm',
  start,
  total,
})
const own = [booking('zip', '2026-11-27T16:00:00Z', 70), booking('farm', '2026-12-06T15:00:00Z', 36)]
test.each([
  [
    '¿cuál de mis reservas queda más lejos de San Salvador?',
    { intent: 'compare', by: [{ by: 'distance', highest: true }] },
  ],
  ['¿cuál de mis reservas cuesta más?', { intent: 'bookings', aspect: 'price', id: 'zip' }],
  ['¿lo que reservé es apto para silla de ruedas?', { intent: 'compare', needs: ['wheelchair'] }],
  ['¿qué tienen en común mis reservas?', { intent: 'bookings', aspect: 'common' }],
])('%s is asked of all of one’s own', (message, plan) => expect(ask(message, EMPTY_THREAD, own)).toMatchObject(plan))

test('what is measured of more reservations than can be told is not measured of some', () => {
  const many = Array.from({ length: 8 }, (_, at) => booking(`b${at}`, '2026-12-06T15:00:00Z', 10))
  expect(ask('¿cuál de mis reservas queda más lejos de San Salvador?', EMPTY_THREAD, many).intent).not.toBe('compare')
})

test.each([
  ['¿cuál de mis experiencias se vende más?', { aspect: 'experiences' }],
  ['¿qué día tengo más gente en diciembre?', { aspect: 'busiest', from: '2026-12-01', to: '2026-12-31' }],
  ['quién viene esta semana', { aspect: 'coming', from: '2026-11-21', to: '2026-11-22' }],
])('%s of a host', (message, plan) =>
  expect(ask(message, EMPTY_THREAD, [], true)).toMatchObject({ intent: 'hosting', ...plan }),
)

test('the next of a host after a week is the next week', () => {
  const week: Thread = { ...EMPTY_THREAD, hosting: { aspect: 'coming', from: '2026-11-16', to: '2026-11-22' } }
  expect(ask('¿y la próxima?', week, [], true)).toMatchObject({
    aspect: 'coming',
    from: '2026-11-23',
    to: '2026-11-29',
  })
})

test.each([
  ['qué diferencia hay entre los tours de café que tienen?', 'Café'],
  ["What's the difference between the night tours? I only have one evening so help me pick", 'Noche y eventos'],
])('%s compares several of one kind', (message, category) =>
  expect(ask(message)).toMatchObject({ intent: 'compare', sides: [{ wish: { category }, count: 4 }] }),
)

test('the day on which the light went out is none that a host asks about', () => {
  const plan = ask('tengo gente hoy en la tarde? es que se fue la luz ayer', EMPTY_THREAD, [], true)
  expect(plan).toMatchObject({ intent: 'hosting', from: '2026-11-21', to: '2026-11-21' })
})
