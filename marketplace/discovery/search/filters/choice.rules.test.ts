import { expect, test } from 'vitest'
import { choiceWords, forEachChoice } from './choice.rules.ts'

test.each([
  ['difficulty', 'easy', ['difficulty:easy']],
  ['difficulty', 'moderate', ['difficulty:easy', 'difficulty:moderate']],
  ['walking', 'little', ['walking:little']],
  ['walking', 'short', ['walking:little', 'walking:short']],
  ['wheelchair', 'yes', ['wheelchair:yes', 'wheelchair:help']],
  ['pram', 'yes', ['pram:yes']],
  ['transport', 'yes', ['transport:included', 'transport:paid']],
  ['rain', 'yes', ['rain:roof', 'rain:rain']],
  ['confirmation', 'instant', ['confirmation:instant']],
  // What nobody can choose finds nothing, rather than everything.
  ['difficulty', 'hard', []],
  ['pram', '', []],
] as const)('who asks for %s %j is content with %j', (name, value, words) => {
  expect(choiceWords(name, value)).toEqual(words)
})

test('every filter of a choice has its words', () => {
  expect(Object.values(forEachChoice((name) => name))).toEqual(Object.keys(forEachChoice(() => null)))
  expect(Object.keys(forEachChoice(() => null))).toHaveLength(7)
})
