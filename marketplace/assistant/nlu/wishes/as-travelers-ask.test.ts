// What travelers ask in a few words about what was shown, and how they change their mind: rain, the other Saturday, two of
// several, the child of five.
import { describe, expect, test } from 'vitest'
import { now, places, wishOf } from '#tests/support/assistant/a-saturday.ts'
import {
  EMPTY_THREAD,
  NO_CRITERIA,
  type OwnBooking,
  type Plan,
  type SearchCriteria,
  type Thread,
} from '../plan.rules.ts'
import { understand } from '../understanding.rules.ts'

const card = (id: string, title: string, city: string, price: number, hours: number): Thread['shown'][number] => ({
  id,
  title,
  category: 'Cultural',
  price,
  city,
  hours,
  rating: 4.5,
})
const wave = card('wave', 'Tu primera ola en El Tunco', 'Tamanique', 30, 3)
const seafood = card('seafood', 'Mariscada en el malecón', 'Puerto El Triunfo', 17, 3)
const tower = card('tower', 'San Vicente: la torre y los dulces', 'San Vicente', 6, 2)
const horses = card('horses', 'Llano del Muerto a caballo', 'Perquín', 35, 5)
const shown = [wave, seafood, tower]
const during = (wish: Partial<SearchCriteria> = {}, thread: Partial<Thread> = {}): Thread => ({
  ...EMPTY_THREAD,
  shown,
  wish: { ...NO_CRITERIA, category: 'Cultural', guests: 3, ...wish },
  ...thread,
})
const ask = (message: string, thread: Thread = EMPTY_THREAD, own: OwnBooking[] = []) =>
  understand(message, { thread, now, places, named: [], hosting: false, own })
const sidesOf = (plan: Plan) =>
  plan.intent === 'compare' ? plan.sides.map((side) => ('id' in side ? side.id : side.label)) : plan.intent

describe('rain', () => {
  test.each([
    'hoy está lloviendo, ¿qué se puede hacer bajo techo?',
    'llueve mucho hoy, ¿qué hago?',
    'esta lloviendo fuerte, que hay para hacer',
    "it's raining, what can we do?",
  ])('%s looks for a roof today', (message) =>
    expect(wishOf(ask(message))).toMatchObject({ needs: ['roof'], from: '2026-11-21' }),
  )

  test.each(['¿mañana llueve?', 'va a llover el sabado?'])('%s asks for the weather', (message) =>
    expect(ask(message)).toEqual({ intent: 'weather' }),
  )

  test('whoever goes today is told what the host says of rain', () => {
    const own = [
      {
        id: 'booked',
        experienceId: 'wave',
        title: wave.title,
        city: wave.city,
        live: true,
        pending: false,
        host: 'Ana',
        start: '2026-11-21T20:00:00Z',
        total: 30,
      },
    ]
    expect(ask('llueve mucho, ¿qué hago?', EMPTY_THREAD, own)).toMatchObject({
      intent: 'facts',
      aspect: 'rain',
      target: { id: 'wave' },
    })
  })

  test('where it does not rain the roof is given up, and without one the outing takes place', () => {
    expect(wishOf(ask('¿y si no llueve?', during({ needs: ['roof', 'elder'] })))).toMatchObject({ needs: ['elder'] })
    expect(ask('¿y si no llueve?')).toEqual({ intent: 'knowledge', topic: 'no-rain' })
  })

  test('what a host decides is not told of a reservation', () => {
    expect(ask('si llueve que hago con mi reserva')).not.toMatchObject({ topic: 'host-rain' })
  })
})

describe('the other Saturday is a week after the coming one', () => {
  test.each([
    ['que hay el otro viernes', '2026-12-04', '2026-12-04'],
    ['algo para el otro sábado', '2026-11-28', '2026-11-28'],
    ['algo para el otro finde', '2026-11-28', '2026-11-29'],
  ])('%s', (message, from, to) => expect(wishOf(ask(message))).toMatchObject({ from, to }))

  test.each(['no este viernes, el otro', 'el otro viernes'])('%s of what is looked for', (message) =>
    expect(wishOf(ask(message, during({ from: '2026-11-27', to: '2026-11-27' })))).toMatchObject({
      from: '2026-12-04',
      category: 'Cultural',
    }),
  )
})

describe('several that were shown', () => {
  test.each([
    ['cuánto pagaría con las dos', ['wave', 'seafood']],
    ['cuanto seria si hacemos las tres', ['wave', 'seafood', 'tower']],
    ['how much would it be for both', ['wave', 'seafood']],
    ['cuánto es sin la de la mariscada', ['wave', 'tower']],
  ])('%s is a sum', (message, ids) => {
    const plan = ask(message, during())
    expect(sidesOf(plan)).toEqual(ids)
    expect(plan).toMatchObject({ sum: true, guests: 3 })
  })

  test('what was talked about last is added up', () => {
    expect(sidesOf(ask('cuanto sale si hago las dos', during({}, { recent: ['seafood', 'tower'] })))).toEqual([
      'seafood',
      'tower',
    ])
  })

  test('two people are no sum', () => {
    expect(ask('cuánto pagaríamos los dos', during())).not.toHaveProperty('sum')
  })

  test.each([
    ['cuál es más barata de las dos primeras', ['wave', 'seafood']],
    ['de las últimas dos cuál dura menos', ['seafood', 'tower']],
  ])('%s', (message, ids) => expect(sidesOf(ask(message, during()))).toEqual(ids))

  test('in which of them one eats is told of each', () => {
    expect(ask('y en cuál dan de comer?', during())).toMatchObject({
      intent: 'several',
      plans: shown.map(({ id }) => ({ intent: 'facts', aspect: 'included', target: { id } })),
    })
  })

  test('the child of five is the one that was told', () => {
    expect(ask('y el de 5 si lo dejan?', during({ ages: [5, 8] }))).toMatchObject({
      intent: 'compare',
      by: [{ by: 'age' }],
      ages: [5],
    })
    expect(ask('y al más chiquito lo aceptan?', during({ ages: [5, 8] }, { focus: 'wave' }))).toMatchObject({
      intent: 'facts',
      aspect: 'children',
      ages: [5],
    })
  })

  test('when one comes back is when they end', () => {
    expect(ask('y a que hora se regresa uno', during())).toMatchObject({ by: [{ by: 'end' }] })
  })
})

test.each([
  ['la más larga de todas', 'longest'],
  ['cuál dura menos de todas', 'shortest'],
] as const)('%s is looked for among all where a page was full', (message, sort) => {
  const thread = during({}, { shown: [...shown, horses] })
  expect(wishOf(ask(message, thread))).toMatchObject({ sort, category: 'Cultural', guests: 3 })
  expect(ask(message, during()).intent).toBe('compare')
})

test.each(['quiero comer pupusas pero no quiero cocinar', 'pupusas, pero sin tener que cocinar'])(
  '%s leaves out where they are made',
  (message) =>
    expect(wishOf(ask(message))).toMatchObject({
      words: ['pupusas'],
      without: { categories: [], words: ['taller'] },
    }),
)

test.each([
  ['entonces qué nos conviene que no sea riesgoso', 'easy'],
  ['ok something without water then', 'no-swimming'],
])('%s narrows the wish', (message, need) =>
  expect(wishOf(ask(message, during()))).toMatchObject({ category: 'Cultural', needs: [need] }),
)

test.each([
  ['de que hora a que hora es esa', 'duration', 'wave'],
  ['where is the second one?', 'meeting', 'seafood'],
])('%s', (message, aspect, id) =>
  expect(ask(message, during())).toMatchObject({ intent: 'facts', aspect, target: { id } }),
)

test.each([
  ['how does paying work', 'como-se-paga'],
  ['y si ella no puede ese día se puede cambiar?', 'cambiar-reserva'],
])('%s asks for the rule, whatever is talked about', (message, topic) =>
  expect(ask(message, during({}, { shown: [wave], focus: 'wave' }))).toEqual({ intent: 'policies', topics: [topic] }),
)

test('what is put together is for all, as before', () => {
  expect(wishOf(ask('y si ponemos 60', during({ maxPrice: 13.33, budget: 40 })))).toMatchObject({
    budget: 60,
    maxPrice: 20,
  })
})

test('who likes none of those that were shown is shown more and complains of nothing', () => {
  expect(ask('no me gusto ninguna', during())).toMatchObject({ intent: 'search', turn: 'more', wish: { page: 2 } })
})

test('a measure names no title', () => {
  const cut = { id: 'cut', title: 'Un día de corta en la cordillera del Bálsamo', city: 'Comasagua' }
  const plan = understand('cuanto dura la mas corta', {
    thread: EMPTY_THREAD,
    now,
    places,
    named: [cut],
    hosting: false,
  })
  expect(plan.intent).toBe('search')
})

test('whoever must not climb walks little', () => {
  expect(wishOf(ask('algo donde no haya que andar subiendo', during()))).toMatchObject({ needs: ['walks-little'] })
})

test('which is the best present is asked of those that were shown', () => {
  expect(ask('cual es mejor pa regalar', during())).toMatchObject({ intent: 'compare', by: [{ by: 'rating' }] })
})

test('dollars are what one pays with', () => {
  expect(ask('cool, and can we pay with dollars', during())).toEqual({ intent: 'policies', topics: ['como-se-paga'] })
})

describe('one word does not decide the rest', () => {
  test.each<[string, Partial<SearchCriteria>]>([
    ['algo pa mi solo entre semana en la mañana, trabajo de noche', { category: null, notAfter: 11 }],
    ['vienen mis primos, nunca han venido al pais, quieren playa', { category: 'Playa y surf', needs: [] }],
    ['algo romantico para mi aniversario sin mucho caminar', { needs: ['walks-little'] }],
    ['quiero ver pajaros, ojala el torogoz', { words: ['pájaros'], hints: [] }],
    ['algo tipo 11', { notBefore: 11 }],
    ['una salida el domingo tipo 3 de la tarde', { notBefore: 15 }],
    ['algo tipo tour de cafe', { category: 'Café', notBefore: null }],
    ['y que acabe antes de almuerzo', { notAfter: 10, maxHours: 2, hints: [] }],
    ['nunca hemos hecho surf', { needs: ['beginner'] }],
    ['cuantos tours tienen en total', { maybe: [], sort: 'rating' }],
    ['how many tours do you have', { maybe: [], sort: 'rating' }],
    ['quiero llevar a mis papas a desayunar a un lugar bonito', { included: ['Desayuno'] }],
    ['no se surfear', { words: ['surf'], needs: ['beginner'] }],
    ['quiero surf pero ya se surfear', { words: ['surf'], needs: [], hints: ['intermedio'] }],
  ])('%s', (message, expected) => expect(wishOf(ask(message))).toMatchObject(expected))

  test.each<[string, Plan]>([
    ['y si llueve se cancela el tour?', { intent: 'policies', topics: ['lluvia'] }],
    ['yo doy tours en juayua como hago pa publicar el mio', { intent: 'policies', topics: ['ser-anfitrion'] }],
    ['quien va a ganar las elecciones, q opinas de bukele', { intent: 'elsewhere' }],
    ['no tengo carro, a cual tour puedo llegar en bus', { intent: 'transport' }],
    ['y si le da miedo?', { intent: 'knowledge', topic: 'giving-up-midway' }],
    ['y si nos cansamos a medio camino', { intent: 'knowledge', topic: 'giving-up-midway' }],
    ['what if she gets scared', { intent: 'knowledge', topic: 'giving-up-midway' }],
  ])('%s', (message, plan) => expect(ask(message)).toEqual(plan))

  test('the commission is not the price of those that were shown', () => {
    expect(ask('cuanto cobran ustedes de comision', during())).toMatchObject({ intent: 'policies' })
  })

  test('whether one takes lunch along is asked of what it includes', () => {
    const plan = ask('esa lleva almuerzo?', during({}, { focus: 'wave' }))
    expect(plan).toMatchObject({ intent: 'facts', target: { id: 'wave' }, aspect: 'included' })
  })

  test.each<[string, Partial<SearchCriteria>]>([
    ['cuanto dura el tour mas largo q tienen', { sort: 'longest', category: null }],
    ['cual es el mas caro que hay', { sort: 'price-desc', category: null }],
    ['quiero tirarme en paracaidas', { words: ['paracaídas'], category: null }],
    ["hi, we're two backpackers looking for a volcano hike under $30 next week", { words: ['volcán'], maxPrice: 30 }],
  ])('%s', (message, expected) =>
    expect(wishOf(ask(message, during({}, { bookingAspect: null })))).toMatchObject(expected),
  )

  test('where a way begins names no experience', () => {
    const plan = understand('does it include transport from El Tunco?', {
      thread: during({}, { focus: 'seafood' }),
      now,
      places,
      named: [wave],
      hosting: false,
      own: [],
    })
    expect(plan).toMatchObject({ intent: 'facts', target: { id: 'seafood' } })
  })

  test.each([
    ['vaya pues', 'thanks'],
    ['jaja vaya pues salu', 'bye'],
  ])('%s is %s', (message, intent) => expect(ask(message)).toEqual({ intent }))
})
