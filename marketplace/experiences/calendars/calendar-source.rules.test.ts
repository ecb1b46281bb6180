import { expect, test } from 'vitest'
import { addressOf, FAILURES, failureOf, placeOf } from './calendar-source.rules.ts'

test.each([
  ['https://sitio.example/a.ics', 'https://sitio.example/a.ics'],
  [' webcal://sitio.example/a.ics ', 'https://sitio.example/a.ics'],
  ['WEBCALS://sitio.example/a.ics', 'https://sitio.example/a.ics'],
  ['http://sitio.example/a.ics', 'http://sitio.example/a.ics'],
  // Only what the address begins with is another name of https.
  ['https://sitio.example/?u=webcal://x', 'https://sitio.example/?u=webcal://x'],
])('%j is fetched from %s', (typed, address) => expect(addressOf(typed)).toBe(address))

test('of an address only its site is shown, because the rest may be its secret', () => {
  expect(placeOf('https://calendario.example:8443/private-0a1b2c/basic.ics?key=x')).toBe('calendario.example')
  expect(placeOf('nada')).toBe('')
})

test('a failure is known by its word; one from a newer version counts as not reached', () => {
  expect(FAILURES.map(failureOf)).toEqual([...FAILURES])
  expect([failureOf(null), failureOf('volcano'), failureOf('')]).toEqual([null, 'unreachable', 'unreachable'])
})
