import { expect, test } from 'vitest'
import { bearerOf, endOfLife, LIFETIMES, SCOPES } from './access-token.rules.ts'

const token = `torogoz_${'aB3-_'.repeat(9).slice(0, 43)}`

test.each([
  [null, undefined],
  ['', undefined],
  ['Basic dXNlcjpwYXNz', undefined],
  ['Bearerish x', undefined],
  [`No Bearer ${token}`, undefined],
  [`x-Bearer ${token}`, undefined],
  [`Bearer, ${token}`, null],
  [`Bearer ${token}\n${token}`, null],
  ['Bearer', null],
  ['Bearer ', null],
  ['Bearer torogoz_short', null],
  [`Bearer ${token}x`, null],
  [`Bearer ${token} ${token}`, null],
  [`Bearer ${token}`, token],
  [`bearer   ${token}`, token],
])('%s', (header, expected) => {
  expect(bearerOf(header)).toBe(expected)
})

test('a token ends after whole days, to the second', () => {
  expect(endOfLife(30, new Date('2026-11-22T10:20:30Z'))).toEqual(new Date('2026-12-22T10:20:30Z'))
})

test('a permission names what it is for and whether it may change it; every token ends within a year', () => {
  expect(SCOPES.filter((scope) => !/^[a-z]+:(read|write)$/.test(scope))).toEqual([])
  expect(new Set(SCOPES).size).toBe(4)
  expect([Math.min(...LIFETIMES), Math.max(...LIFETIMES)]).toEqual([30, 365])
})
