// Questions as they are typed on a phone on the way somewhere: arrivals, fears, ends of an evening, things of one that is named.
import { expect, test } from 'vitest'
import { now, places, wishOf } from '#tests/support/assistant/a-saturday.ts'
import { EMPTY_THREAD, NO_CRITERIA, type Thread } from './plan.rules.ts'
import { understand } from './understanding.rules.ts'

const zip = { id: 'zip', title: 'Tirolesas sobre el cafetal de Apaneca', city: 'Apaneca', category: 'Aventura' }
const murals = { id: 'ataco', title: 'Ataco a pie: murales, portones y telares', city: 'Concepción de Ataco' }
const otherMurals = { id: 'palma', title: 'Murales de La Palma: busca los diecisiete torogoces', city: 'La Palma' }
const turtles = { id: 'turtles', title: 'Noche de tortugueros en la bahía de Jiquilisco', city: 'Puerto El Triunfo' }
const legends = {
  id: 'legends',
  title: 'Suchitoto de noche: la Siguanaba, el Cadejo y los demás',
  city: 'Suchitoto',
  category: 'Noche y eventos',
}
const named = [zip, murals, otherMurals, turtles, legends]
const ask = (message: string, thread: Thread = EMPTY_THREAD) => understand(message, { thread, now, places, named })

test.each([
  ['llego el 20 de diciembre con mi esposa, que tours hay en ingles', '2026-12-20', '2027-01-02'],
  ['llegamos de Houston el 18 de diciembre, que hay para hacer', '2026-12-18', '2026-12-31'],
  ['aterrizamos el 5 de diciembre, busco algo de playa', '2026-12-05', '2026-12-18'],
  ['quiero algo para el 20 de diciembre', '2026-12-20', '2026-12-20'],
  ['llegamos el 20 de diciembre y nos vamos el 23, que hay de playa', '2026-12-20', '2027-01-02'],
])('whoever arrives is there from that day on: %s', (message, from, to) => {
  expect(wishOf(ask(message))).toMatchObject({ from, to })
})

test.each([
  ['quiero ir a los cobanos pero me da miedo bucear, hay algo mas suave', 'buceo'],
  ['algo en la playa pero a mi novia le da miedo el surf', 'surf'],
  ['busco aventura, me dan panico los volcanes', 'volcán'],
])('what somebody is afraid of is left out: %s', (message, word) => {
  const { words, without } = wishOf(ask(message))
  expect(words).not.toContain(word)
  expect(without.words).toContain(word)
})

test.each([
  ['tours de noche en suchitoto que terminen antes de las 9', { notAfter: 19, maxHours: 2 }],
  ['algo en la playa, tengo que estar de regreso antes de las 9', { notAfter: 15, maxHours: 6 }],
  ['algo que termine antes de las 9 de la mañana', { notAfter: 8 }],
  ['algo en la mañana que termine antes de las 11', { notAfter: 10 }],
])('nobody wants to be back by nine in the morning: %s', (message, hours) => {
  expect(wishOf(ask(message))).toMatchObject(hours)
})

test.each([
  ['el canopy de apaneca tiene limite de peso?', { target: { id: 'zip' }, aspect: 'unpublished' }],
  ['las tirolesas de apaneca tienen maximo de peso', { target: { id: 'zip' }, aspect: 'unpublished' }],
  [
    'Me interesa la noche de tortugueros en Jiquilisco, ¿hay que quedarse a dormir?',
    { target: { id: 'turtles' }, aspect: 'duration' },
  ],
])('a thing of one that is named is asked of it: %s', (message, plan) => {
  expect(ask(message)).toMatchObject({ intent: 'facts', ...plan })
})

test('one that is pointed to by its kind is the one of the place that is talked about', () => {
  const thread = { ...EMPTY_THREAD, wish: { ...NO_CRITERIA, place: 'Concepción de Ataco' } }
  expect(ask('el de los murales es en español nada mas?', thread)).toMatchObject({
    intent: 'facts',
    target: { place: 'Concepción de Ataco' },
    aspect: 'languages',
  })
  expect(ask('el de las ballenas cuanto cuesta?', thread)).not.toMatchObject({
    target: { place: 'Concepción de Ataco' },
  })
})

test.each([
  'quiero aprender a surfear pero no se nadar muy bien, se puede?',
  'no se nadar pero quiero hacer kayak',
  'i cannot swim, can i take a surf class?',
])('who can not swim is told to say so beside what there is: %s', (message) => {
  const plan = ask(message)
  expect(plan).toMatchObject({
    intent: 'several',
    plans: [
      { intent: 'knowledge', topic: 'swimming' },
      { intent: 'search', wish: { needs: [] } },
    ],
  })
})

test.each([
  [
    'algo bajo techo para hoy q esta lloviendo, con niños, en santa tecla o san salvador',
    ['Santa Tecla', 'San Salvador'],
  ],
  ['esta lloviendo, que hago en ataco o en apaneca', ['Concepción de Ataco', 'Apaneca']],
])('a roof is looked for in both places: %s', (message, towns) => {
  const plan = ask(message)
  if (plan.intent !== 'several') throw new Error(plan.intent)
  expect(plan.plans.map((one) => wishOf(one).place)).toEqual(towns)
})

test.each([
  [
    'quiero que conozcan lo nuestro, algo de nahuat o artesanias, un dia entre el 26 y el 30 de diciembre',
    '2026-12-26',
  ],
  ['algo de cafe o de barro el 28 de noviembre', '2026-11-28'],
])('one or the other is looked for on the days that are said: %s', (message, from) => {
  const plan = ask(message)
  if (plan.intent !== 'several') throw new Error(plan.intent)
  expect(plan.plans.map((one) => wishOf(one).from)).toEqual([from, from])
})

const pital = { id: 'pital', title: 'Dormir en lo más alto: campamento en El Pital', city: 'San Ignacio' }
const tent = { id: 'tent', title: 'Una noche de carpa sobre el golfo de Fonseca', city: 'Conchagua' }
const waves = { id: 'waves', title: 'Tres días de olas largas en Las Flores', city: 'Chirilagua' }

test('of what is compared the named ones count, and no place that only sounds alike', () => {
  const compare = (message: string) =>
    understand(message, { thread: EMPTY_THREAD, now, places, named: [pital, tent, waves] })
  expect(compare('Queremos acampar, ¿qué nos conviene más, El Pital o la carpa en el golfo de Fonseca?')).toMatchObject(
    {
      intent: 'compare',
      sides: [{ id: 'pital' }, { id: 'tent' }],
    },
  )
  expect(compare('which is better, ruta de las flores or coatepeque?')).toMatchObject({
    intent: 'compare',
    sides: [{ wish: { place: 'Ruta de las Flores' } }, { wish: { place: 'Lago de Coatepeque' } }],
  })
})

test.each([
  ['la noche de tortugueros es solo en diciembre?', '2026-12-01'],
  ['lo de la siguanaba es solo los sabados?', '2026-11-28'],
])('when one takes place is asked of its dates: %s', (message, from) => {
  expect(ask(message)).toMatchObject({ intent: 'facts', aspect: 'dates', from })
})

test('of one that was found only what the message names is asked', () => {
  const dinner = { id: 'dinner', title: 'Cena en el muelle y cielo de Coatepeque', city: 'El Congo' }
  const wish = { ...NO_CRITERIA, amenities: ['Vista panorámica'], guests: 2 }
  const shown = [{ ...dinner, category: 'Noche y eventos', price: 38, rating: null, hours: 3 }]
  const thread: Thread = {
    ...EMPTY_THREAD,
    wish,
    shown: [...shown, { ...shown[0]!, id: 'roofs', title: 'Azoteas del centro' }],
  }
  const plan = understand('en la cena de coatepeque hay opcion vegetariana? mi novia no come carne', {
    thread,
    now,
    places,
    named: [dinner],
  })
  const asked = plan.intent === 'several' ? plan.plans : [plan]
  expect(asked.flatMap((one) => (one.intent === 'facts' ? one.amenities : []))).not.toContain('Vista panorámica')
  expect(asked).toContainEqual(expect.objectContaining({ intent: 'facts', target: { id: 'dinner' }, aspect: 'has' }))
})

test.each([
  ['las tirolesas de apaneca son para gente en forma o cualquiera puede?', 'safety'],
  ['en la noche de tortugueros hay que tener buena condicion fisica?', 'safety'],
])('how fit somebody must be is asked of its difficulty: %s', (message, aspect) => {
  expect(ask(message)).toMatchObject({ intent: 'facts', aspect })
})

test.each([['me dice que no es valido, que hago', 'coupons', 'coupons']])(
  'what follows a rule goes on about it: %s',
  (message, told, topic) => {
    expect(ask(message, { ...EMPTY_THREAD, told })).toMatchObject({ intent: 'knowledge', topic })
  },
)

test('a reservation that was made is not reserved again', () => {
  const plan = ask('la reserva que hice anoche sigue pendiente y nadie me contesta, es normal?')
  expect(plan).not.toMatchObject({ aspect: 'book' })
})

test.each([
  ["we're flying in from Maryland Dec 20 to Jan 3, what can we do near the beach", '2026-12-20', '2027-01-03'],
  ['anything with coffee from December 5th to the 8th?', '2026-12-05', '2026-12-08'],
  ['what is there dec 20-23', '2026-12-20', '2026-12-23'],
])('days from one to another are said in English, too: %s', (message, from, to) => {
  const plan = ask(message)
  const wishes = plan.intent === 'several' ? plan.plans : [plan]
  for (const one of wishes) expect(wishOf(one)).toMatchObject({ from, to })
})

test('what somebody does stands beside the name, and names no other', () => {
  const rosa = { id: 'rosa', title: 'Gallo en chicha: cocina de leña en casa de Rosa', city: 'Juayúa' }
  const fair = { id: 'fair', title: 'La feria de Juayúa con una cocinera de la feria', city: 'Juayúa' }
  const plan = understand('q tan buena es rosa la cocinera', {
    thread: EMPTY_THREAD,
    now,
    places,
    named: [rosa, fair],
  })
  expect(plan).toMatchObject({ intent: 'reviews', target: { id: 'rosa' } })
})
