import { expect, test } from 'vitest'
import { asCode, isCode } from './code.rules.ts'

test.each([
  [' k7qm 2xab ', 'K7QM2XAB'],
  ['K7QM-2XAB', 'K7QM2XAB'],
  ['k 7 - q\tm\n2xab', 'K7QM2XAB'],
  ['K7QM2XABCD', 'K7QM2XAB'],
  ['', ''],
])('%j typed is the code %j (START-03)', (input, code) => expect(asCode(input)).toBe(code))

test.each([
  ['K7QM2XAB', true],
  ['K7QM2XA', false],
  ['K7QM2XABC', false],
  ['K7QM2XAÑ', false],
  ['K7QM2 AB', false],
  ['k7qm2xab', false],
  ['', false],
])('%j has the shape of a code: %s (INV-10)', (text, shape) => expect(isCode(text)).toBe(shape))
