import { expect, test } from 'vitest'
import { formatRecoveryCode, openSteps, RECOVERY_ALPHABET, readCode, stepAt } from './second-factor.rules.ts'

const now = new Date('2026-11-22T12:00:10Z')

test('a clock may be one step early or late, and no step counts twice', () => {
  const step = stepAt(now)
  expect(openSteps(now, null)).toEqual([step, step - 1, step + 1])
  expect(openSteps(now, step - 1)).toEqual([step, step + 1])
  expect(openSteps(now, step)).toEqual([step + 1])
  expect(openSteps(now, step + 1)).toEqual([])
})

test.each([
  ['123456', { kind: 'totp', code: '123456' }],
  [' 123 456 ', { kind: 'totp', code: '123456' }],
  ['abcd-efgh-jkmn-pqrs', { kind: 'recovery', code: 'ABCDEFGHJKMNPQRS' }],
  ['oooo-iiii-llll-0000', { kind: 'recovery', code: '0000111111110000' }],
  ['12345', null],
  ['1234567', null],
  ['a123456', null],
  ['uabcd-efgh-jkmn-pqr', null],
  ['abcd-efgh-jkmn-pqr', null],
  ['abcd-efgh-jkmn-pqru', null],
  ['', null],
])('%j is read as %j', (text, read) => {
  expect(readCode(text)).toEqual(read)
})

test('a recovery code is shown in fours', () => {
  expect(formatRecoveryCode('ABCDEFGHJKMNPQRS')).toBe('ABCD-EFGH-JKMN-PQRS')
})

test('a step is thirty seconds since 1970', () => {
  expect([0, 29_999, 30_000, 89_999].map((ms) => stepAt(new Date(ms)))).toEqual([0, 0, 1, 2])
})

test('what is no code is shown as it is', () => {
  expect([formatRecoveryCode('abc'), formatRecoveryCode('')]).toEqual(['abc', ''])
  expect(new Set(RECOVERY_ALPHABET).size).toBe(32)
  expect(readCode([...RECOVERY_ALPHABET].slice(0, 16).join(''))?.kind).toBe('recovery')
  expect(readCode([...RECOVERY_ALPHABET].slice(16).join(''))?.kind).toBe('recovery')
})
