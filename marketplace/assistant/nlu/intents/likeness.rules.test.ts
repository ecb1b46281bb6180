import { expect, test } from 'vitest'
import { askedSentences } from '../language/asked.text.ts'
import { LEAD, LIKE_ENOUGH, likelyMeaning, likelyQuestions, sentences, topicsLike, weigh } from './likeness.rules.ts'

// The limits are those of docs/decisions/0232: every sentence is left out once and has to be found by the others.
test('what passes the limits is mostly right', () => {
  const told = sentences.flatMap(({ text, topic }, at) => {
    const [first, second] = topicsLike(text, weigh(sentences.filter((_, other) => other !== at)))
    return first && first.likeness >= LIKE_ENOUGH && first.likeness - (second?.likeness ?? 0) >= LEAD
      ? [first.topic === topic]
      : []
  })
  const right = told.filter(Boolean).length
  console.log(`${sentences.length} sentences, ${told.length} pass, ${right} right`)
  expect(told.length).toBeGreaterThan(100)
  expect(right / told.length).toBeGreaterThan(0.7)
})

test('every sentence has a meaning', () => {
  expect(
    askedSentences.filter(({ text }) => likelyMeaning(text, false) === null && likelyMeaning(text, true) === null),
  ).toEqual([])
})

test.each([
  ['y si me pongo malo ese mismo dia pierdo mi dinero', { intent: 'policies', topics: ['puedo-cancelar'] }],
  ['quién te programó a vos', { intent: 'who' }],
])('%s', (message, plan) => {
  expect(likelyMeaning(message, false)).toEqual(plan)
})

test('what is unlike everything has no meaning, and no questions are offered', () => {
  expect(likelyMeaning('xilófono cuántico', false)).toBeNull()
  expect(likelyQuestions('xilófono cuántico')).toEqual([])
})
