import { expect, test } from 'vitest'
import {
  cardEnds,
  cardState,
  holderName,
  isShareable,
  isTokenShaped,
  shareText,
  tokenFrom,
  tripCalendarPath,
  tripCardPath,
} from './trip-card.rules.ts'

const at = (text: string) => new Date(text)
/** 8:00 to 11:00 p. m. of November 27 in El Salvador, which is November 28 in UTC. */
const evening = { startDate: at('2026-11-28T02:00:00Z'), endDate: at('2026-11-28T05:00:00Z') }
const ENDS = '2026-11-29T06:00:00.000Z'

test('a card ends with the day after the experience, by the calendar of El Salvador', () => {
  expect(cardEnds(evening).toISOString()).toBe(ENDS)
  expect(cardEnds({ ...evening, endDate: null }).toISOString()).toBe(ENDS)
  expect(cardEnds({ ...evening, endDate: at('2026-11-30T18:00:00Z') }).toISOString()).toBe('2026-12-02T06:00:00.000Z')
})

test.each([
  ['pending', 0, true],
  ['confirmed', 0, true],
  ['in_progress', -1, true],
  ['in_progress', 0, false],
  ['cancelled', -1, false],
  ['completed', -1, false],
] as const)('a %s reservation, %d ms from the end of its card', (status, more, may) => {
  const now = status === 'in_progress' || more < 0 ? new Date(at(ENDS).getTime() + more) : evening.startDate
  expect(isShareable({ ...evening, status }, now)).toBe(may)
})

test.each([
  ['pending', 'waiting'],
  ['confirmed', 'agreed'],
  ['in_progress', 'agreed'],
  ['completed', 'over'],
  ['cancelled', 'cancelled'],
] as const)('a %s reservation is %s on its card', (status, state) => expect(cardState(status)).toBe(state))

test.each([
  ['Ana María Rivas', 'Ana'],
  ['  Ana ', 'Ana'],
  ['', 'Quien reservó'],
  [null, 'Quien reservó'],
])('of %s the card says %s', (name, shown) => expect(holderName(name)).toBe(shown))

test('what is sent beside the address says what, when and where', () => {
  const facts = { title: 'Pesca', startDate: '2026-11-28T02:00:00Z', place: 'Muelle', city: 'Suchitoto' }
  expect(shareText(facts)).toMatch(
    /^Vamos a «Pesca»: viernes, 27 de noviembre de 2026, 8:00\sp\.\sm\., en Muelle, Suchitoto\.$/u,
  )
})

test('what nobody wrote about the place leaves no comma, and the hour ends the sentence', () => {
  const facts = { title: 'Pesca', startDate: '2026-11-28T02:00:00Z', place: '', city: 'Suchitoto' }
  expect(shareText(facts)).toMatch(/8:00\sp\.\sm\., en Suchitoto\.$/u)
  expect(shareText({ ...facts, city: '' })).toMatch(/2026, 8:00\sp\.\sm\.$/u)
})

test('a trip card link is made of an unguessable, URL-safe token', () => {
  const token = tokenFrom(new Uint8Array(16).fill(255))
  expect([token, isTokenShaped(token)]).toEqual(['_____________________w', true])
  expect([tripCardPath(token), tripCalendarPath(token)]).toEqual([
    `/trip/${token}`,
    `/api/trip-cards/${token}/calendar.ics`,
  ])
  const [least, most] = ['a'.repeat(16), 'a'.repeat(64)]
  expect([least, most].every(isTokenShaped)).toBe(true)
  expect([least.slice(1), `${most}a`, `${least}/`, `/${least}`, `${least.slice(1)}+`, ''].some(isTokenShaped)).toBe(
    false,
  )
})
