import { expect, test } from 'vitest'
import { ownPlan } from '../intents/own-question.rules.ts'
import { askedSentences } from '../language/sentences/asked.text.ts'
import { learn } from './classifier.rules.ts'
import {
  LIKE_ENOUGH,
  likelyDanger,
  likelyMeaning,
  likelyQuestions,
  type OwnPlans,
  sentences,
} from './likeness.rules.ts'

// The limits are those of docs/decisions/0232: every sentence is left out once and has to be found by the others.
/** Topics that answer the same question, one in general and one for the own reservation. */
const SAME = [
  ['puedo-cancelar', 'own:cancel', 'own:reason'],
  ['chat', 'own:host', 'is:human', 'reach-the-team', 'chat-hours'],
  ['codigo', 'own:code'],
  ['despues-de-reservar', 'own:status', 'host:attendance'],
  ['own:ends', 'own:when', 'late-at-night-return'],
  ['own:price', 'own:sum', 'own:paid', 'after-paying', 'own:spent'],
  ['host-answer-time', 'host:unanswered'],
  ['if-the-host-does-not-come', 'not-found-at-meeting', 'is:complaint', 'receipt-missing', 'something-broken'],
  ['is:who', 'who-made-you'],
  ['host:owed', 'comision', 'when-paid'],
  ['own:list', 'already-booked', 'host:dates'],
]
const isSame = (one: string, other: string) =>
  one === other || SAME.some((topics) => topics.includes(one) && topics.includes(other))
/** A host's questions never count for a traveler, and the reverse. */
const mayBe = (topic: string, of: string) => !topic.startsWith(of.startsWith('host') ? 'own:' : 'host:')

test('what passes the limit is mostly right', () => {
  const classify = learn(sentences.filter((_, at) => at % 5 !== 0))
  const told = sentences.flatMap(({ text, topic }, at) => {
    if (at % 5 !== 0) return []
    const [first] = classify(text).filter((like) => mayBe(like.topic, topic))
    return first && first.likeness >= LIKE_ENOUGH ? [isSame(first.topic, topic)] : []
  })
  const right = told.filter(Boolean).length
  expect(told.length).toBeGreaterThan(150)
  expect(right / told.length).toBeGreaterThan(0.7)
})

const plans = (hosting: boolean): OwnPlans => ({
  hosting,
  own: (aspect) => ownPlan(aspect, null),
  host: (aspect) => ({ intent: 'hosting', aspect, from: null, to: null }),
})

test('nearly every sentence has a meaning', () => {
  const told = askedSentences.filter(({ topic }) => topic !== 'is:wish')
  const missed = told.filter(
    ({ text }) => likelyMeaning(text, plans(false)) === null && likelyMeaning(text, plans(true)) === null,
  )
  expect(missed.length / told.length).toBeLessThan(0.06)
})

test.each([
  'hacer chocolate',
  'mi hijo tiene 11, lo dejan?',
  'no, yo decia el de izalco',
  'mi hijo tiene autismo y no aguanta el ruido',
])('%s is no danger and no complaint', (message) => {
  expect(likelyDanger(message, false)).toBeNull()
  expect(likelyMeaning(message, plans(false))?.intent).not.toBe('complaint')
})

test.each([
  'my arm is swelling, something stung me',
  'nos perdimos y ya se hizo de noche',
  'my husband fell and cannot move',
])('%s is a danger', (message) => expect(likelyDanger(message, true)).toEqual({ intent: 'emergency' }))

test.each([
  ['y si me pongo malo ese mismo dia pierdo mi dinero', { intent: 'policies', topics: ['puedo-cancelar'] }],
  ['quién te programó a vos', { intent: 'who' }],
])('%s', (message, plan) => {
  expect(likelyMeaning(message, plans(false))).toEqual(plan)
})

test('what is unlike everything has no meaning, and no questions are offered', () => {
  expect(likelyMeaning('xilófono galáctico', plans(false))).toBeNull()
  expect(likelyQuestions('xilófono galáctico')).toEqual([])
})
