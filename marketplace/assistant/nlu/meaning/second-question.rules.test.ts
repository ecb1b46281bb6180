// Two questions about one experience in one message, and questions about what was shown that are no search.
import { expect, test } from 'vitest'
import { now, places } from '#tests/support/assistant/a-saturday.ts'
import { EMPTY_THREAD, NO_CRITERIA, type OwnBooking, type Plan, type Thread } from '../plan.rules.ts'
import { understand } from '../understanding.rules.ts'

const named = [
  { id: 'dive', title: 'Bautizo de buceo en el arrecife', city: 'Acajutla', category: 'Playa y surf' },
  { id: 'mill', title: 'Un molino de caña por dentro', city: 'Apastepeque', category: 'Cultural' },
]
const own: OwnBooking[] = [
  {
    id: 'booked',
    experienceId: 'mill',
    title: 'Un molino de caña por dentro',
    city: 'Apastepeque',
    category: 'Cultural',
    live: true,
    pending: false,
    host: 'Nahúm Godínez',
    start: '2026-11-22T16:00:00Z',
    total: 20,
  },
]
const card = (id: string, title: string, city = 'Tamanique') => ({
  id,
  title,
  category: 'Arte y talleres',
  price: 20,
  city,
  hours: 4,
  rating: 4.5,
})
const shown: Thread = {
  ...EMPTY_THREAD,
  wish: { ...NO_CRITERIA, category: 'Arte y talleres' },
  shown: [card('one', 'Murales de colores'), card('two', 'Pinta tu casa: taller de arte', 'Ilobasco')],
}
const ask = (message: string, thread: Thread = EMPTY_THREAD, mine: OwnBooking[] = []) =>
  understand(message, { thread, now, places, named, hosting: false, own: mine })

/** What is told of which: 'price of dive'. */
const told = (plan: Plan): string[] => {
  if (plan.intent === 'several') return plan.plans.flatMap(told)
  if (plan.intent === 'bookings') return [`${plan.aspect} of ${plan.id}`]
  if (plan.intent !== 'facts' || !('id' in plan.target)) return [plan.intent]
  const { id } = plan.target
  return [plan.aspect, plan.also].filter((aspect) => aspect !== null).map((aspect) => `${aspect} of ${id}`)
}

test.each([
  ['cuánto vale lo del buceo y cuánto dilata', ['price of dive', 'duration of dive']],
  ['qué incluye el buceo y en qué idiomas es', ['included of dive', 'languages of dive']],
  ['how long is the buceo one and do they give you lunch', ['duration of dive', 'included of dive']],
  ['a qué hora termina el buceo, hay parqueo?', ['duration of dive', 'has of dive']],
  ['cuánto vale el buceo', ['price of dive']],
])('%s: each part is told', (message, expected) => {
  expect(told(ask(message)).toSorted()).toEqual(expected.toSorted())
})

test('what is asked beside a reservation is told of its page', () => {
  expect(told(ask('lo del molino a que hora termina y hay baños', EMPTY_THREAD, own))).toEqual([
    'ends of booked',
    'has of mill',
  ])
  expect(told(ask('puedo llevar a mi perrito a lo del domingo', EMPTY_THREAD, own))).toEqual(['pets of mill'])
})

test.each([
  ['y hay baños?', ['has of one', 'has of two']],
  ['y se lleva uno la pieza?', ['unpublished of one', 'unpublished of two']],
  ['cuánto dura el taller', ['duration of two']],
  ['la segunda queda lejos de San Salvador?', ['distance']],
])('%s is asked of what was shown', (message, expected) => {
  expect(told(ask(message, shown))).toEqual(expected)
})

test('how it is, after one was shown, is asked of that one', () => {
  expect(told(ask('es volcán activo?', { ...shown, shown: [card('one', 'La laguna del maestro')] }))).toEqual([
    'unpublished of one',
  ])
})

test('rain on the day of a reservation is told of its page, and what is near it leaves it out', () => {
  expect(told(ask('me llueve el domingo que hacemos', EMPTY_THREAD, own))).toEqual(['rain of mill'])
  expect(ask('que hago despues de lo del molino por ahi cerca', EMPTY_THREAD, own)).toMatchObject({
    intent: 'search',
    wish: { place: 'Apastepeque', near: true, not: ['mill'] },
  })
})

test('whoever must not eat something hears about food that only the cook knows', () => {
  const thread: Thread = { ...shown, focus: 'one', restricted: true }
  expect(ask('qué incluye la comida ahí', thread)).toMatchObject({
    intent: 'several',
    plans: [
      { intent: 'knowledge', topic: 'allergies', about: 'one' },
      { intent: 'facts', aspect: 'included' },
    ],
  })
  expect(ask('soy alérgica al camarón, algo de comer en Jiquilisco')).toMatchObject({
    intent: 'several',
    plans: [{ topic: 'allergies' }, { intent: 'search', wish: { without: { words: ['marisco'] } } }],
  })
})

test('which one is easier measures, and wishes for nothing', () => {
  expect(ask('which one is easier?', shown)).toMatchObject({ intent: 'compare', by: [{ by: 'effort' }], needs: [] })
})

test('a condition that is told is no question', () => {
  expect(ask('que no sea picante', shown)).not.toMatchObject({ intent: 'several' })
})
