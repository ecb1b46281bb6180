import { expect, test } from 'vitest'
import {
  isOpen,
  maskedNumber,
  numberState,
  outcomeOf,
  parameterOf,
  timeToLive,
  whatsappNumber,
} from './whatsapp.rules.ts'

test.each([
  ['7000-0000', '50370000000'],
  ['+503 7000 0000', '50370000000'],
  ['00503 70000000', '50370000000'],
  ['+1 (415) 555-0100', '14155550100'],
  ['12345', null],
  ['1234567', null],
  ['123456789', null],
  ['1234567890', '1234567890'],
  ['123456789012345', '123456789012345'],
  ['1234567890123456', null],
  ['', null],
])('%j is %j for WhatsApp', (phone, number) => expect(whatsappNumber(phone)).toBe(number))

test.each([
  [200, null, 'wamid.1', 'sent'],
  [200, null, null, 'later'],
  [0, null, null, 'later'],
  [400, 131026, null, 'gone'],
  [400, 131030, null, 'gone'],
  [400, 131021, null, 'gone'],
  [400, 131050, null, 'gone'],
  [400, 4, null, 'later'],
  [400, 131048, null, 'later'],
  [408, null, null, 'later'],
  [429, null, null, 'later'],
  [499, null, null, 'refused'],
  // An id without success is no success.
  [400, null, 'wamid.1', 'refused'],
  [404, 132001, null, 'refused'],
  [400, 100, null, 'refused'],
  [429, 130429, null, 'later'],
  [400, 131056, null, 'later'],
  [400, 80007, null, 'later'],
  [401, 190, null, 'later'],
  [403, 10, null, 'later'],
  [500, 131000, null, 'later'],
  [503, null, null, 'later'],
] as const)('%s with %s is %s', (status, code, id, outcome) => expect(outcomeOf({ status, code, id })).toBe(outcome))

test('a code that is late is not sent, nor news of half a day ago', () => {
  expect((['code', 'request', 'news', 'day'] as const).map(timeToLive)).toEqual([
    900_000, 43_200_000, 43_200_000, 43_200_000,
  ])
})

test('a parameter is one line and never empty', () => {
  expect([parameterOf(' Ana\n\tpide   2 '), parameterOf('\n')]).toEqual(['Ana pide 2', '-'])
})

test('a code opens until its time', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  expect(isOpen({ codeExpiresAt: new Date('2026-11-23T12:00:01Z') }, now)).toBe(true)
  expect(isOpen({ codeExpiresAt: now }, now)).toBe(false)
  expect(isOpen({ codeExpiresAt: null }, now)).toBe(false)
  expect([numberState(null), numberState({ confirmedAt: null }), numberState({ confirmedAt: now })]).toEqual([
    'off',
    'unconfirmed',
    'on',
  ])
  expect(maskedNumber('50370000042')).toBe('•••• 0042')
})
