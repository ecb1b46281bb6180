import { expect, test } from 'vitest'
import type { AskedWord } from '../../search/words/word.rules.ts'
import { emptyBitset, rowsOf, setBit } from './bitset.rules.ts'
import { documentWords, TextIndex } from './text-index.rules.ts'

const CAPACITY = 64
const visible = emptyBitset(CAPACITY)
for (const row of [1, 2, 3]) setBit(visible, row)

const texts = new TextIndex()
texts.add(1, `'caminata':1A,5 'lava':7C 'volcan':2A`)
texts.add(2, `'lago':1A 'lava':9 'volcanes':3B`)
texts.add(3, `'playa':1A 'senderos':4`)
// Retired row: still in the word lists, but in no answer.
texts.add(4, `'marimba':1A 'volcan':2A`)

let searches = 0
const ask = (...words: (string | AskedWord)[]) => {
  const asked = words.map((word) => (typeof word === 'string' ? [{ lexeme: word, prefix: false }] : word))
  const { rows, rank, isCorrected } = texts.find(asked, visible, CAPACITY, searches++)
  return { found: [...rowsOf(rows)].map((row) => [row, rank[row]]), isCorrected }
}

test.each([
  [
    'lava',
    [
      [1, 2],
      [2, 1],
    ],
    false,
  ],
  ['volcan', [[1, 10]], false],
  // One letter wrong, or two in long words; never the first letter of a short one.
  ['playo', [[3, 10]], true],
  ['sendreos', [[3, 1]], true],
  ['lafo', [], false],
  ['surfistas', [], false],
  // A word that only retired rows have counts as absent.
  ['marimba', [], false],
])('%s', (word, found, isCorrected) => {
  expect(ask(word)).toEqual({ found, isCorrected })
})

test('beginnings, several forms, all of several words', () => {
  expect(ask([{ lexeme: 'volc', prefix: true }]).found).toEqual([
    [1, 10],
    [2, 4],
  ])
  expect(ask('lava', [{ lexeme: 'volc', prefix: true }]).found).toEqual([
    [1, 12],
    [2, 5],
  ])
  expect(
    ask([
      { lexeme: 'lago', prefix: false },
      { lexeme: 'playa', prefix: false },
    ]).found,
  ).toEqual([
    [2, 10],
    [3, 10],
  ])
  expect(ask('lago', 'playa').found).toEqual([])
  expect(ask().found).toEqual([])
})

test('a document is read as the database writes it', () => {
  expect([...documentWords(`'a':1A,9B 'b':3 'c':2,4C 'it''s' 'x\\\\y':5B`)]).toEqual([
    ['a', 0],
    ['b', 3],
    ['c', 2],
    ["it's", 3],
    ['x\\y', 1],
  ])
})
