import { expect, test } from 'vitest'
import { asCode, codeBegin, isCode } from './code.rules.ts'

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

test.each([
  ['k7', 'K7'],
  [' k7-qm 2xab ', 'K7QM2XAB'],
  // Read out loud or copied by hand: the code has no such letters.
  ['o1l', '011'],
  ['Il', '11'],
  ['k', null],
  ['k7qm2xabc', null],
  ['ku', null],
  ['ana flores', null],
  ['k7!', null],
  ['', null],
])('%j begins the code %j', (typed, code) => expect(codeBegin(typed)).toBe(code))
