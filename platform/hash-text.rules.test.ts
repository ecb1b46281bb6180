import { expect, test } from 'vitest'
import { hashText } from './hash-text.rules.ts'

test('a text has the same number at every start, and another text another one', () => {
  expect(hashText('uno')).toBe(hashText('uno'))
  expect(hashText('uno')).not.toBe(hashText('una'))
  expect(Number.isSafeInteger(hashText('¿dónde nos vemos?'))).toBe(true)
})
