import { expect, test } from 'vitest'
import { type KnownWord, queryWords, synonymsOf, wordQuery, wordsQuery } from './word.rules.ts'

/** A dictionary without stemming in which 'de' is a stop word. */
const knownWord = (word: string): KnownWord => {
  const exact = [{ lexeme: word, prefix: false }]
  return { isSignificant: word !== 'de', asWord: exact, asPrefix: [...exact, { lexeme: word, prefix: true }] }
}

test.each([
  ['volcán', "('volcán' | 'volcán':*)"],
  ['Volcán de lava', "('volcán') & ('lava' | 'lava':*)"],
  ['lava de', "('lava')"],
  ['de', "('de' | 'de':*)"],
  ['de de', "('de' | 'de':*)"],
  ['panga azul', "('panga' | 'lancha' | 'bote') & ('azul' | 'azul':*)"],
  ['NIÑOS', "('niños' | 'niños':* | 'cipotes' | 'bichos')"],
  ['¡!', ''],
])('%s asks for %s', (q, query) => {
  expect(wordsQuery(queryWords(q, knownWord))).toBe(query)
})

test('a word is asked for in one part of the text, whatever signs are in it', () => {
  const forms = [
    { lexeme: "o'\\", prefix: false },
    { lexeme: 'caf', prefix: true },
  ]
  expect(wordQuery(forms, 'A')).toBe("'o''\\\\':A | 'caf':*A")
})

test('whoever says it one way finds those who say it another', () => {
  const groups = [
    'caminata senderismo hiking trekking',
    'cipote bicho niño',
    'cipotes bichos niños',
    'lancha panga bote',
    'cerveza birria',
    'bici bicicleta ciclismo',
    'acampar camping campamento',
    'surf surfear surfing',
    'foto fotografía',
    'mercado tiangue',
    'cafetal finca',
    'pupusa pupusería',
  ].map((words) => words.split(' '))
  const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')
  for (const group of groups)
    for (const word of group)
      expect([word, synonymsOf(word)]).toEqual([word, group.filter((one) => one !== word).map(plain)])
  expect(synonymsOf('volcán')).toEqual([])
})

test('a word of which the database keeps no form asks for nothing', () => {
  expect(queryWords('ay', () => ({ isSignificant: true, asWord: [], asPrefix: [] }))).toEqual([])
})
