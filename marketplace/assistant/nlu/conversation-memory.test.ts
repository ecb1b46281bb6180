// What one turn leaves for the next: conditions, corrections, and questions about what was told and what nobody published.
import { expect, test } from 'vitest'
import { now, places } from '#tests/support/assistant/a-saturday.ts'
import { EMPTY_THREAD, NO_CRITERIA, type SearchCriteria, type Thread } from './plan.rules.ts'
import { understand } from './understanding.rules.ts'

const outing = (id: string, title: string) => ({
  id,
  title,
  category: 'Naturaleza',
  price: 20,
  city: 'Izalco',
  hours: 4,
  rating: 4.5,
})
const searched = (wish: Partial<SearchCriteria>, more: Partial<Thread> = {}): Thread => ({
  ...EMPTY_THREAD,
  wish: { ...NO_CRITERIA, ...wish },
  shown: [outing('one', 'Cascada de los pinos'), outing('two', 'Laguna verde a remo')],
  ...more,
})
const ask = (message: string, thread: Thread = EMPTY_THREAD) =>
  understand(message, { thread, now, places, named: [], hosting: false, own: [] })

test.each<[string, Partial<SearchCriteria>, Partial<SearchCriteria>]>([
  ['el sabado no podemos, el viernes', { from: '2026-11-28', to: '2026-11-28' }, { from: '2026-11-27' }],
  ['domingo no, mejor lunes', { from: '2026-11-22', to: '2026-11-22' }, { from: '2026-11-23' }],
  ['y ya no somos 4, se nos sumaron mi hermana y el novio', { from: '2026-11-28', guests: 4 }, { guests: 6 }],
  ['mas bien en suchitoto', { place: 'Izalco', from: '2026-11-28' }, { place: 'Suchitoto', from: '2026-11-28' }],
  ['no, en occidente mejor', { place: 'San Miguel', near: true }, { place: 'Santa Ana' }],
  ['4 mejor, va mi suegra tambien', { from: '2026-11-28', guests: 3 }, { from: '2026-11-28', guests: 4 }],
  [
    'barro no, ya hice uno de esos',
    { category: 'Arte y talleres' },
    { category: 'Arte y talleres', without: { categories: [], words: ['barro'], amenities: [] } },
  ],
  ['perdon, de 6 y 12', { ages: [8, 12] }, { ages: [6, 12], notBefore: null, maxHours: null }],
  ['mejor olvida la comida', { category: 'Gastronomía', from: '2026-11-28' }, { category: null, from: '2026-11-28' }],
  ['mejor sin el, vamos solo mi novio y yo', { words: ['añil'], needs: ['walks-little'] }, { needs: [], guests: 2 }],
])('%s corrects a part of what was wished', (message, before, after) => {
  expect(ask(message, searched(before))).toMatchObject({ intent: 'search', wish: after })
})

test.each<[string, Partial<SearchCriteria>]>([
  ['cafe en santa ana no, mejor en ataco', { category: 'Café', place: 'Concepción de Ataco' }],
  ['tours en la libertad... digo, en la union', { place: 'La Unión', maybe: [] }],
  ['no quiero gastar más de 50 entre dos personas', { guests: 2, budget: 50, maxPrice: 25 }],
  ['quiero llevar a mis alumnos, son 28, de cuarto grado', { guests: 28, maybe: [] }],
  ['voy a estar 3 dias en el pais, que me recomienda hacer', { minHours: null, sort: 'rating' }],
  ['tenemos la mañana del viernes libre, algo corto', { from: '2026-11-27', notAfter: 11 }],
  ['que hacer en la ruta de las flores cuando esta lloviendo', { place: 'Ruta de las Flores', needs: ['roof'] }],
  ['tengo el brazo enyesado, que puedo hacer', { needs: ['injured'] }],
  ['quiero hacer algo con mi mama y mi hermana', { guests: 3 }],
  ['un plan para parejas que no sea cena ni nada romantico', { guests: 2, amenities: [], included: [] }],
  ['ni ruta de las flores, mas bien suchitoto', { place: 'Suchitoto' }],
  ['q puedo hacer con mi bb de 2 añitos', { ages: [2], needs: ['toddler'] }],
  ['algo para mi hija que tiene 6 meses', { ages: [0] }],
  ['tengo el azucar alta, que me recomendas', { needs: ['health'] }],
  ['hey we land on saturday and have 3 days, what should we do', { minHours: null }],
  ['tengo solo de 2 a 5 de la tarde mañana, que alcanzo hacer', { notBefore: 14, maxHours: 3, from: '2026-11-22' }],
])('%s', (message, wish) => expect(ask(message)).toMatchObject({ intent: 'search', wish }))

test('whoever uses crutches right now says nothing about the day', () => {
  const plan = ask('uno de ellos usa muletas ahorita', searched({ from: '2026-12-01', to: '2026-12-31' }))
  expect(plan).toMatchObject({ intent: 'search', wish: { from: '2026-12-01', needs: ['injured'] } })
})

test('what nobody published is said so, of the one that is talked about or of none', () => {
  expect(ask('esta hondo ahi?', searched({}, { focus: 'two' }))).toMatchObject({
    intent: 'facts',
    target: { id: 'two' },
    aspect: 'unpublished',
  })
  expect(ask('cual tiene la vista mas bonita', searched({}))).toEqual({ intent: 'unpublished' })
})

test('what was told is told again', () => {
  expect(ask('cual era el primero que me dijiste?', searched({}))).toMatchObject({
    intent: 'facts',
    target: { id: 'one' },
  })
  expect(ask('repetime la lista', searched({ place: 'Izalco' }))).toMatchObject({
    intent: 'search',
    wish: { place: 'Izalco' },
  })
})

test.each([
  ['y si me accidento tienen seguro?', { intent: 'knowledge', topic: 'insurance' }],
  ['can kids go alone with the guide?', { intent: 'knowledge', topic: 'minors-alone' }],
  ['me pueden estafar aqui?', { intent: 'knowledge', topic: 'verified-hosts' }],
  ['the host never answered and we lost our day', { intent: 'complaint' }],
])('%s is no false alarm and no wrong reassurance', (message, plan) => expect(ask(message)).toMatchObject(plan))

test('an allergy is heard before the facts of the one that is talked about', () => {
  expect(ask('my 5 year old has a nut allergy, is it safe?', searched({}, { focus: 'one' }))).toMatchObject({
    intent: 'knowledge',
    topic: 'allergies',
  })
})
