// Wishes of visitors who have reserved nothing: what they give up, leave out, have done already and say of those who come along.
import { describe, expect, test } from 'vitest'
import { now, places, wishOf } from '#tests/support/assistant/a-saturday.ts'
import { EMPTY_THREAD, NO_CRITERIA, type SearchCriteria, type Thread } from '../plan.rules.ts'
import { understand } from '../understanding.rules.ts'

const pier = { id: 'pier', title: 'El muelle de La Libertad, del anzuelo al cóctel', city: 'La Libertad' }
const shown: Thread['shown'] = [
  {
    id: 'loom',
    title: 'Telar de palanca',
    category: 'Arte y talleres',
    price: 21,
    city: 'San Sebastián',
    hours: 3,
    rating: 5,
  },
  {
    id: 'clay',
    title: 'Barro negro',
    category: 'Arte y talleres',
    price: 18,
    city: 'Guatajiagua',
    hours: 4,
    rating: 4.8,
  },
]
const ask = (message: string, thread: Thread = EMPTY_THREAD) =>
  understand(message, { thread, now, places, named: [pier], hosting: false })
const after = (wish: Partial<SearchCriteria> = {}): Thread => ({
  ...EMPTY_THREAD,
  shown,
  wish: { ...NO_CRITERIA, category: 'Arte y talleres', ...wish },
})

describe('a limit that is given up ends, and the rest of the wish stays', () => {
  const limits = { maxPrice: 20, from: '2026-11-22', to: '2026-11-22', place: 'Suchitoto', notAfter: 12, guests: 3 }
  test.each<[string, Partial<SearchCriteria>]>([
    ['aunque sea más caro', { ...limits, maxPrice: null }],
    ['no importa el precio', { ...limits, maxPrice: null }],
    ['podemos pagar un poco más', { ...limits, maxPrice: null }],
    ["even if it's more expensive", { ...limits, maxPrice: null }],
    ['cualquier día', { ...limits, from: null, to: null }],
    ['any day is fine', { ...limits, from: null, to: null }],
    ['no importa si queda lejos', { ...limits, place: null }],
    ['en cualquier parte del país', { ...limits, place: null }],
    ['a cualquier hora', { ...limits, notAfter: null }],
  ])('%s', (message, expected) => {
    expect(wishOf(ask(message, after(limits)))).toMatchObject({ category: 'Arte y talleres', ...expected })
  })
})

test.each(['barro no, otra cosa', 'algo que no sea barro'])('%s leaves out a part of the kind', (message) => {
  expect(wishOf(ask(message, after()))).toMatchObject({
    category: 'Arte y talleres',
    without: { words: ['barro'] },
  })
})

test('the kind itself is left out as a whole', () => {
  expect(wishOf(ask('algo que no sea de talleres', after()))).toMatchObject({ category: null })
})

test.each<[string, Partial<SearchCriteria>]>([
  ['Ya fui al volcan de santa ana, que otro me recomendas', { words: ['volcán'] }],
  ['fui al volcán, qué otro', { words: ['volcán'] }],
  ['we already did the santa ana volcano, what other one do you recommend?', { words: ['volcán'] }],
  ['quiero ir a un volcan pero no he hecho ejercicio en años', { words: ['volcán'], needs: ['easy'] }],
  ['fotos chivas pa insta, donde?', { amenities: ['Vista panorámica'] }],
  ['half a day only', { minHours: 3, maxHours: 5 }],
])('%s', (message, expected) => expect(wishOf(ask(message))).toMatchObject(expected))

test('what somebody likes besides is no beach of that name', () => {
  expect(wishOf(ask('le gusta la comida y las flores', after()))).toMatchObject({
    category: 'Gastronomía',
    place: null,
  })
})

test('what else there is somewhere is looked for, although one title has the name', () => {
  expect(wishOf(ask('me da miedo el mar, q otra cosa hay por La Libertad?'))).toMatchObject({
    place: 'La Libertad',
    needs: ['no-swimming'],
  })
})

test('the pram of somebody with a baby is no car', () => {
  expect(wishOf(ask('puedo llevar el coche?', after({ needs: ['toddler'], ages: [0] })))).toMatchObject({
    needs: ['toddler', 'pram'],
  })
})

test('two kinds are compared among what suits children', () => {
  expect(ask('cafe o playa, que me conviene mas con niños?')).toMatchObject({
    intent: 'compare',
    sides: [
      { wish: { category: 'Café', amenities: ['Apto para niños'] } },
      { wish: { category: 'Playa y surf', amenities: ['Apto para niños'] } },
    ],
  })
})

test('what several would be for two is told of each', () => {
  expect(ask('y para dos personas cuanto seria?', after())).toMatchObject({
    intent: 'compare',
    guests: 2,
    by: [{ by: 'price' }],
  })
})

test.each<[string[], string]>([
  [['tortugas'], 'turtle-season'],
  [['cascada'], 'best-season'],
])('the month after %j', (words, topic) => {
  const thread = after({ category: null, words })
  for (const asked of ['en que mes es?', 'en que fecha es mejor', 'cuando es mejor ir']) {
    const plan = ask(asked, thread)
    // What has a season of its own may be shown again beside it.
    expect(plan.intent === 'several' ? plan.plans[0] : plan, asked).toMatchObject({ intent: 'knowledge', topic })
  }
})

test('a place after "que no sean en" is left out, and nothing of its name is looked for', () => {
  expect(wishOf(ask('hay tours de cafe que no sean en apaneca?'))).toMatchObject({
    category: 'Café',
    place: null,
    without: { words: [], places: ['Apaneca'] },
  })
})

test.each<[string, number[]]>([
  ['el mas chiquito tiene 4', [4]],
  ['la mas grande tiene 12 y la mas chiquita 3', [12, 3]],
  ['my youngest is 4', [4]],
])('an age that is told of one is no comparison: %j', (message, ages) => {
  expect(wishOf(ask(message, after({ guests: 4, amenities: ['Apto para niños'] })))).toMatchObject({ guests: 4, ages })
})

test.each(['como subo otra experiencia', 'quiero publicar otro tour'])('a host asks %j', (message) => {
  const plan = understand(message, { thread: EMPTY_THREAD, now, places, hosting: true })
  expect(plan).toMatchObject({ intent: 'knowledge', topic: 'host-new-experience' })
})

test.each<[string, Partial<SearchCriteria>]>([
  ['una cena bonita', { included: ['Cena'] }],
  ['ninguno de nosotros sabe surfear', { needs: ['beginner'] }],
  ['a fine dinner for two', { included: ['Cena'], guests: 2 }],
  ['busco algo para niñas de 10 años, son 8, es un cumpleaños', { guests: 8, ages: [10] }],
  [
    'mi abuela no puede subir al volcan, hay otra cosa cerca para ella?',
    { words: [], needs: ['walks-little', 'elder'] },
  ],
  ['we are celebrating our anniversary', { amenities: ['Vista panorámica'] }],
])('%s', (message, expected) => expect(wishOf(ask(message))).toMatchObject(expected))

test.each([
  'es el cumple de mi hija y no aparece por ningun lado',
  'estamos celebrando y mi papa se puso morado',
  'me siguen dos tipos, no se si elegir correr',
  'somebody fell at the birthday party and does not wake up',
])('a danger is heard beside a feast or a choice: %s', (message) =>
  expect(ask(message)).toMatchObject({ intent: 'emergency' }),
)

test.each(['ayudame a escoger', 'no se que hacer, ayudame a escoger', 'help us choose'])(
  '%s is answered with anything good, and is no danger',
  (message) => expect(wishOf(ask(message))).toMatchObject({ sort: 'rating' }),
)

test.each<[string, Partial<SearchCriteria>, Partial<SearchCriteria>]>([
  ['con la hermana de 8', { ages: [15], guests: 2 }, { ages: [15, 8] }],
  ['y va tambien el hermanito de 6', { ages: [15], guests: 2 }, { ages: [15, 6] }],
  ['y con 60?', { maxPrice: 20, budget: 40, guests: 2 }, { maxPrice: 30, budget: 60, guests: 2 }],
  ['y con 30?', { maxPrice: 20, guests: 2 }, { maxPrice: 30, budget: null, guests: 2 }],
  ['martes tambien puedo', { from: '2026-11-23', to: '2026-11-23' }, { from: '2026-11-23', to: '2026-11-24' }],
  ['el martes mejor', { from: '2026-11-23', to: '2026-11-23' }, { from: '2026-11-24', to: '2026-11-24' }],
])('%s goes on with what was said', (message, before, expected) => {
  expect(wishOf(ask(message, after(before)))).toMatchObject(expected)
})

test('where somebody has been already is left out of what is looked for', () => {
  const thread = { ...after({ place: 'Santa Ana' }), wish: { ...NO_CRITERIA, place: 'Santa Ana' } }
  expect(wishOf(ask('ya fui a las ruinas', thread))).toMatchObject({
    place: 'Santa Ana',
    without: { categories: ['Cultural'] },
  })
})

test('a sum with people is a wish, whoever has reservations', () => {
  const own = [
    {
      id: 'farm',
      experienceId: 'of farm',
      title: 'De la cereza a la taza',
      city: 'Apaneca',
      live: true,
      pending: true,
      host: 'Ana',
      start: '2026-12-06T15:00:00Z',
      total: 36,
    },
  ]
  const plan = understand('three students, under 45 bucks all together', {
    thread: EMPTY_THREAD,
    now,
    places,
    named: [],
    hosting: false,
    own,
  })
  expect(wishOf(plan)).toMatchObject({ guests: 3, budget: 45, maxPrice: 15 })
})

test.each(['cual es mejor para empezar a surfear, el tunco o el zonte?', 'surf: el tunco o el zonte, cual es mejor?'])(
  '%s compares the places for what was said once',
  (message) => {
    const plan = ask(message)
    expect(plan).toMatchObject({
      intent: 'compare',
      sides: [{ wish: { words: ['surf'], place: 'El Tunco' } }, { wish: { words: ['surf'], place: 'El Zonte' } }],
    })
  },
)

test.each<[string, Partial<SearchCriteria>, Partial<SearchCriteria>]>([
  ['y que no haya gradas', { needs: ['elder'] }, { needs: ['elder', 'walks-little'] }],
  ['que termine antes de las 7', { from: '2026-11-22', to: '2026-11-22' }, { from: '2026-11-22', notAfter: 14 }],
  ['que termine antes de las 7', { notBefore: 9 }, { notBefore: 9, notAfter: 14 }],
  ['es para alguien que nunca ha montado', { words: ['caballo'] }, { words: ['caballo'], needs: ['beginner'] }],
])('%s narrows what is looked for', (message, before, expected) => {
  expect(wishOf(ask(message, after(before)))).toMatchObject(expected)
})

test.each<[string, Thread['aspect']]>([
  ['y los niños pagan?', 'price'],
  ['tengo uno de 3 y otra de 11', 'children'],
])('%s is asked of the one that is talked about', (message, aspect) => {
  expect(ask(message, { ...after(), focus: 'loom', aspect })).toMatchObject({
    intent: 'facts',
    target: { id: 'loom' },
    aspect: 'children',
  })
})

test.each<[string, Partial<SearchCriteria>]>([
  ['somos dos señoras de 65', { guests: 2, ages: [65], needs: ['elder'], hints: [] }],
  ['experiencia para hacer solo, soy tímido', { maybe: [] }],
  ['no quiero nada turistico', { amenities: ['Grupo pequeño'] }],
  ['nos quedan 2 dias antes de irnos, que no nos podemos perder?', { minHours: null, sort: 'rating' }],
])('%s', (message, expected) => expect(wishOf(ask(message))).toMatchObject(expected))

test('the night of a thing is its hour', () => {
  expect(wishOf(ask('y de noche?', after({ category: null, words: ['centro histórico'] })))).toMatchObject({
    words: ['centro histórico'],
    category: null,
    notBefore: 17,
  })
})
