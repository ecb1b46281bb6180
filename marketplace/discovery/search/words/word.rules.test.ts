import { expect, test } from 'vitest'
import { askedWords, type KnownWord, wordQuery, wordsQuery } from './word.rules.ts'

/** A dictionary that knows no stems, and that 'de' tells nothing. */
const known = (word: string): KnownWord => {
  const whole = [{ lexeme: word, prefix: false }]
  return { tells: word !== 'de', whole, begun: [...whole, { lexeme: word, prefix: true }] }
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
  expect(wordsQuery(askedWords(q, known))).toBe(query)
})

test('a word is asked for in one part of the text, whatever signs are in it', () => {
  const forms = [
    { lexeme: "o'\\", prefix: false },
    { lexeme: 'caf', prefix: true },
  ]
  expect(wordQuery(forms, 'A')).toBe("'o''\\\\':A | 'caf':*A")
})
