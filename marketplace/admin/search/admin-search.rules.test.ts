import { expect, test } from 'vitest'
import { parseSearch, phoneDigits } from './admin-search.rules.ts'

test.each([
  ['7777-1234', '77771234'],
  ['+503 7777 1234', '77771234'],
  ['50377771234', '77771234'],
  ['00503 7777-1234', '77771234'],
  ['(503) 7777.1234', '77771234'],
  [' 7777 ', '7777'],
  ['+503 7777', '7777'],
  ['+1 305 555 0101', '13055550101'],
  ['503', null],
  // A country code is one only where it begins a whole number, or behind a + or 00.
  ['5037777', '5037777'],
  ['503777712345', '503777712345'],
  ['150377771234', '150377771234'],
  ['77775037', '77775037'],
  ['+1 503 555 0101', '15035550101'],
  ['77001234', '77001234'],
  ['77 0077', '770077'],
  ['1+503 7777', '15037777'],
  ['ext 77771234', null],
  ['77-7', null],
  ['7777 1234 ext', null],
  ['', null],
])('%j is the number %j', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})

test('what is typed is read in every way it can be meant', () => {
  expect(parseSearch(' Ana Flores ')).toEqual({ phone: null, email: null, words: 'Ana Flores', number: null })
  expect(parseSearch('ANA@correo.example')).toMatchObject({ email: 'ana@correo.example', words: null })
  expect(parseSearch('K7PQ')).toMatchObject({ words: 'K7PQ', email: 'k7pq', phone: null })
  expect(parseSearch('77771234')).toMatchObject({ phone: '77771234', words: null, number: 77771234 })
  expect(parseSearch('#17')).toMatchObject({ number: 17, phone: null })
  expect(parseSearch('a')).toEqual({ phone: null, email: null, words: null, number: null })
  expect(parseSearch('@')).toMatchObject({ email: null })
  expect(parseSearch('x'.repeat(300)).words).toHaveLength(80)
})

test.each([
  ['a@', null],
  ['a@b', 'a@b'],
  ['escribe a ana@correo.example', null],
  ['ana@correo.example hoy', null],
  ['ana flores', null],
  ['ana.flores', 'ana.flores'],
  ['ana', null],
  ['flores!', null],
])('%j is an address: %j', (typed, email) => expect(parseSearch(typed).email).toBe(email))

test.each([
  ['123456789', 123456789],
  ['1234567890', null],
  ['n.º 17', null],
  ['17 a', null],
  ['17#', null],
])('%j is the number %j', (typed, number) => expect(parseSearch(typed).number).toBe(number))

test('two letters are enough for a search by words', () => {
  expect([parseSearch('al').words, parseSearch('a').words]).toEqual(['al', null])
})
