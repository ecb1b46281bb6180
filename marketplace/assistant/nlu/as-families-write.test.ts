// Families, groups and purses as they are written in a hurry: who goes, how old they are, what is busy and what is wished for.
import { expect, test } from 'vitest'
import { now, places, wishOf } from '#tests/support/assistant/a-saturday.ts'
import {
  EMPTY_THREAD,
  type Named,
  NO_CRITERIA,
  NOTHING_EXCLUDED,
  type SearchCriteria,
  type Thread,
} from './plan.rules.ts'
import { understand } from './understanding.rules.ts'

const card = (id: string, title: string, category: string) => ({
  id,
  title,
  category,
  price: 20,
  city: 'Apaneca',
  hours: 3,
  rating: 4.5,
})
const shown = [card('cup', 'Café de palo', 'Café'), card('wave', 'Tu primera ola', 'Playa y surf')]
const named: Named[] = [
  { id: 'cup', title: 'Café de palo, tostado en comal', city: 'Salcoatitán', category: 'Café' },
  { id: 'clay', title: 'Barro negro de Guatajiagua, sin torno', city: 'Guatajiagua', category: 'Arte y talleres' },
]
const after = (wish: Partial<SearchCriteria> = {}): Thread => ({
  ...EMPTY_THREAD,
  wish: { ...NO_CRITERIA, ...wish },
  shown,
})
const ask = (message: string, thread: Thread = EMPTY_THREAD) =>
  understand(message, { thread, now, places, named, hosting: false, own: [] })

test.each<[string, Partial<SearchCriteria>]>([
  ['vamos con mi hija de 4 y mi hijo de 11', { ages: [4, 11], guests: 3 }],
  ['llevo a mi sobrina de 6 y a mi nieto de 9', { ages: [6, 9] }],
  ['algo para mis hijos de 4, 9 y 12', { ages: [4, 9, 12] }],
  ['anything for children aged 4, 9 and 12?', { ages: [4, 9, 12] }],
  ['tengo 3 niños: 5, 7 y 10 años', { ages: [5, 7, 10] }],
  ['algo para mi hijo de 15', { ages: [15], amenities: [] }],
  ['hay algo para adolescentes?', { ages: [13], amenities: [] }],
  ['my teenagers are bored, what is there for them', { ages: [13], amenities: [] }],
  ['trabajo todo el dia, hay algo en la noche', { notBefore: 17, maxHours: null }],
  ['tengo 52 y no hago nada de ejercicio, que hay tranquilo', { ages: [52], maxPrice: null }],
  ['tengo 52 y no quiero gastar mas', { ages: [], maxPrice: 52 }],
  ["we're two girls staying in el tunco, anything in the evening?", { guests: 2, ages: [], amenities: [] }],
  ['mi hijo pasa todo el dia en el cel, algo al aire libre', { maxHours: null, category: 'Naturaleza' }],
  ['estudia de lunes a viernes, algo el domingo', { from: '2026-11-22', to: '2026-11-22' }],
  ['quiero pasar todo el dia en la playa', { minHours: 5, category: 'Playa y surf' }],
  ['que calor, algo donde uno se pueda meter al agua', { category: 'Naturaleza' }],
  ['what is the most adventurous thing', { category: 'Aventura' }],
  ['tours que salgan temprano y que a mediodia ya este de regreso', { notAfter: 10, maxHours: 2 }],
  ['voy a andar por el salvador 3 dias, que no me puedo perder', { minHours: null, sort: 'rating' }],
  [
    'ya fuimos al tunco y a suchitoto, que mas hay',
    { without: { ...NOTHING_EXCLUDED, places: ['El Tunco', 'Suchitoto'] } },
  ],
  ['llevo 2 adolescentes y un bebe de 8 meses', { maxPrice: null, ages: [0, 13] }],
  ['algo con chelas', { words: ['cerveza'] }],
  ['my kids hate walking, what is there', { needs: ['walks-little'] }],
  ['algo casi gratis', { sort: 'price-asc' }],
  ['my dad is 72, what can he do', { ages: [72], needs: ['elder'] }],
  ['we land at 10am on friday and fly out sunday night, what is there', { from: '2026-11-27', to: '2026-11-29' }],
])('%s', (message, expected) => expect(wishOf(ask(message))).toMatchObject(expected))

test('the weather is asked about all the same', () => {
  expect(ask('va a hacer calor en La Libertad?')).toMatchObject({ intent: 'weather' })
})

test.each(['no, perdon, son 2 niños', 'eran 2 cipotes', 'y van 2 niños'])('%s counts the children anew', (message) => {
  expect(wishOf(ask(message, after({ guests: 3, ages: [6], amenities: ['Apto para niños'] })))).toMatchObject({
    guests: 4,
  })
})

test.each([
  'con 19.95, a cuántos llevo al café de palo?',
  'cuantos podemos ir al cafe de palo con 19.95 dolares',
  'ando 19.95 cuanta gente puedo llevar al cafe de palo',
])('%s divides the sum by the price of the one that is named', (message) => {
  expect(ask(message)).toMatchObject({ intent: 'facts', aspect: 'price', target: { id: 'cup' }, purse: 19.95 })
})

test.each(['con 50 bolas cuantos podemos ir a surfear', 'tengo 50, a cuantos puedo llevar a surfear'])(
  '%s divides the sum by what each of the kind costs',
  (message) => {
    expect(ask(message)).toMatchObject({ intent: 'compare', sides: [{ wish: { words: ['surf'] } }], purse: 50 })
  },
)

test.each(['y algo parecido', 'hay otras similares?', 'something similar?', 'anything else like those?'])(
  '%s after several kinds is looked for of each of them, without those',
  (message) => {
    expect(ask(message, after())).toMatchObject({
      intent: 'several',
      plans: [
        { turn: 'like', wish: { category: 'Café', not: ['cup', 'wave'] } },
        { turn: 'like', wish: { category: 'Playa y surf', not: ['cup', 'wave'] } },
      ],
    })
  },
)

test.each(['cual me recomendas vos', 'y de esos cual es el mejor', 'cuál es la mejor?', 'cual nos conviene'])(
  '%s is told with its reason, of all that were shown',
  (message) => {
    expect(ask(message, after())).toMatchObject({ intent: 'compare', by: [{ by: 'rating', highest: true }] })
  },
)

test.each(['y eso es seguro para el chiquito?', 'es peligroso para los niños?'])(
  '%s is asked of all that were shown, for the ages that were told',
  (message) => {
    expect(ask(message, after({ ages: [5] }))).toMatchObject({ intent: 'compare', by: [{ by: 'effort' }], ages: [5] })
  },
)

test('the dearest is looked for among all results', () => {
  expect(ask('y el mas caro cual es', after({ needs: ['easy'], sort: 'price-asc' }))).toMatchObject({
    intent: 'search',
    turn: 'dearer',
    wish: { sort: 'price-desc' },
  })
})

test.each(['y todo eso en cuanto saldria', 'cada una a como sale?'])('%s is told of each that was shown', (message) => {
  expect(ask(message, after({ guests: 5 }))).toMatchObject({ intent: 'compare', by: [{ by: 'price' }], guests: 5 })
})

test('which has the fewest people is the size of its group', () => {
  expect(ask('cual de esas tiene menos gente', after())).toMatchObject({
    intent: 'compare',
    by: [{ by: 'group', highest: false }],
  })
})

test('who speaks no Spanish is shown what is offered in English', () => {
  expect(ask('vienen unos primos que casi no hablan español, que les puedo enseñar')).toMatchObject({
    intent: 'several',
    plans: [{ topic: 'speak-spanish' }, { intent: 'search', wish: { languages: ['Inglés'] } }],
  })
})

test.each(['which one is the earliest', 'which starts the earliest?'])('%s', (message) => {
  expect(ask(message, after())).toMatchObject({ intent: 'compare', by: [{ by: 'start', highest: false }] })
})

test('what was missed is no danger', () => {
  expect(ask('nos perdimos el bus, hay algo que salga mas tarde hoy?').intent).not.toBe('emergency')
  expect(ask('nos perdimos en el cerro').intent).toBe('emergency')
})

test.each(['anything cheaper?', 'y algo mas barato?', 'hay algo más económico'])(
  '%s after two were compared is looked for of their kinds, below the cheaper of them',
  (message) => {
    expect(ask(message, { ...EMPTY_THREAD, shown })).toMatchObject({
      intent: 'several',
      plans: [
        { turn: 'like', wish: { category: 'Café', maxPrice: 19.99, sort: 'price-asc' } },
        { turn: 'like', wish: { category: 'Playa y surf', maxPrice: 19.99 } },
      ],
    })
  },
)

test.each(['ok what could she do then', 'y que otra cosa puede hacer', 'que me recomiendas entonces'])(
  '%s keeps in mind who goes',
  (message) => {
    expect(wishOf(ask(message, { ...after({ ages: [6], guests: 2, words: ['tirolesa'] }), shown: [] }))).toMatchObject({
      ages: [6],
      guests: 2,
      words: [],
    })
  },
)

test.each([
  'mi niño de 6 puede ir a la tirolesa?',
  'mi niña de 6 puede ir a la tirolesa?',
  'can my 6 year old come on the zipline',
  'can a 6 year old do the zipline?',
  'is the zipline ok for a 6 year old',
])('%s is asked of the only one of its kind', (message) => {
  expect(
    understand(message, {
      thread: EMPTY_THREAD,
      now,
      places,
      named: [{ id: 'zip', title: 'Tirolesas sobre el cafetal de Apaneca', city: 'Apaneca' }],
      hosting: false,
    }),
  ).toMatchObject({ intent: 'facts', target: { id: 'zip' }, aspect: 'children', ages: [6] })
})

test.each([
  "what's the difference between the coffee tasting and the surf lesson",
  'que diferencia hay entre la cata de cafe y la clase de surf',
])('%s compares both', (message) => {
  expect(ask(message)).toMatchObject({
    intent: 'compare',
    sides: [{ wish: { category: 'Café' } }, { wish: { category: 'Playa y surf' } }],
  })
})

test.each<[string, string[]]>([
  ['no me dan miedo las alturas pero si los caballos, q aventura hay', ['caballo']],
  ['no nos da miedo nadar pero si las tirolesas, que hay en la costa', ['tirolesa']],
])('what is feared after something that is not is left out: %s', (message, words) => {
  const wish = wishOf(ask(message))
  expect(wish?.without.words).toEqual(words)
  expect(wish?.needs).toEqual([])
})

test.each([
  ['que se hace en el taller de barro negro?', 'all'],
  ['en que consiste lo de barro negro', 'all'],
  ['en lo de barro negro dan el barro o hay que llevar', 'included'],
])('one that is named is told as a whole where nothing of it is asked: %s', (message, aspect) =>
  expect(ask(message)).toMatchObject({ intent: 'facts', target: { id: 'clay' }, aspect }),
)

test.each(['ok and where exactly do we meet', 'y donde nos juntamos?', '¿Dónde es el punto de encuentro?'])(
  'where several that were shown begin is told of each: %s',
  (message) =>
    expect(ask(message, after())).toMatchObject({
      plans: [
        { target: { id: 'cup' }, aspect: 'meeting' },
        { target: { id: 'wave' }, aspect: 'meeting' },
      ],
    }),
)

test('when and with whom somebody comes is said of the one that is named, and looks for nothing', () => {
  const plan = ask(
    'llego el 20 de diciembre con mi esposo y mi suegra de 80, nos interesa lo de barro negro pero no sé si hay dónde sentarse',
  )
  const plans = plan.intent === 'several' ? plan.plans : [plan]
  expect(plans).not.toHaveLength(0)
  for (const one of plans)
    expect(one).toMatchObject({ intent: 'facts', target: { id: 'clay' }, from: '2026-12-20', needs: ['elder'] })
})

test('what is not feared, with a price that is, leaves nothing out', () =>
  expect(wishOf(ask('no me da miedo el mar pero el precio si, que hay barato en la costa'))?.without.words).toEqual([]))

test.each(['cuanto seria todo', 'y cuánto sale todo junto?'])(
  'of a few that were shown everything is summed: %s',
  (message) =>
    expect(ask(message, after())).toMatchObject({
      intent: 'compare',
      sum: true,
      sides: [{ id: 'cup' }, { id: 'wave' }],
    }),
)

test('what was found for one is exchanged for another', () => {
  const wish = wishOf(ask('cambiame lo de la playa por cascadas', after({ guests: 2, category: 'Playa y surf' })))
  expect(wish).toMatchObject({ words: ['cascada'], guests: 2 })
  expect(wish?.category).not.toBe('Playa y surf')
})

test('what somebody of the family likes names no experience', () => {
  const flowers: Named = {
    id: 'reef',
    title: 'Tres días de olas en Las Flores',
    city: 'Jucuarán',
    category: 'Playa y surf',
  }
  const plan = understand(
    'mi mama cumple 70, no puede subir gradas. a ella le gusta el cafe y las flores, que nos recomienda',
    {
      thread: EMPTY_THREAD,
      now,
      places,
      named: [flowers],
      hosting: false,
      own: [],
    },
  )
  expect(JSON.stringify(plan)).not.toContain('reef')
  expect(JSON.stringify(plan)).toContain('"search"')
})

test('what a host asks shows nothing that its words name', () =>
  expect(
    understand('necesito cerrar el domingo porque tengo lo de barro negro', {
      thread: EMPTY_THREAD,
      now,
      places,
      named,
      hosting: true,
      own: [],
    }),
  ).toEqual({ intent: 'knowledge', topic: 'host-close-date' }))
