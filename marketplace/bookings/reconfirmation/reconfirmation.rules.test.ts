import { expect, test } from 'vitest'
import { isUnanswered, openReconfirmation, reconfirmationWindowAt } from './reconfirmation.rules.ts'

test.each([
  ['2026-11-23T14:59:59Z', null],
  ['2026-11-23T15:00:00Z', '2026-11-24T02:00:00.000Z'],
  ['2026-11-23T19:59:59Z', '2026-11-24T02:00:00.000Z'],
  ['2026-11-23T20:00:00Z', null],
  ['2026-11-24T03:00:00Z', null],
])('at %s the answer is wanted by %s', (now, answerBy) =>
  expect(reconfirmationWindowAt(new Date(now))?.answerBy.toISOString() ?? null).toBe(answerBy),
)

test('asked about is the whole of tomorrow', () => {
  const { from, until } = reconfirmationWindowAt(new Date('2026-11-23T15:00:00Z'))!
  expect([from.toISOString(), until.toISOString()]).toEqual(['2026-11-24T06:00:00.000Z', '2026-11-25T06:00:00.000Z'])
})

const reconfirmBy = new Date('2026-11-24T02:00:00Z')
const booking = { status: 'confirmed', guestConfirmed: false, reconfirmBy, startDate: new Date('2026-11-24T14:00:00Z') }

test.each([
  ['at the hour', booking, '2026-11-24T02:00:00Z', true],
  ['a second before', booking, '2026-11-24T01:59:59Z', false],
  ['answered', { ...booking, guestConfirmed: true }, '2026-11-24T02:00:00Z', false],
  ['never asked', { ...booking, reconfirmBy: null }, '2026-11-24T02:00:00Z', false],
  ['cancelled', { ...booking, status: 'cancelled' }, '2026-11-24T02:00:00Z', false],
  ['already begun', booking, '2026-11-24T14:00:00Z', false],
])('the places go back: %s', (_, booking, now, back) => {
  expect(isUnanswered(booking, new Date(now))).toBe(back)
})

test('an answer is waited for until it is given', () => {
  expect(openReconfirmation(booking)).toBe(reconfirmBy)
  expect(openReconfirmation({ ...booking, guestConfirmed: true })).toBeNull()
  expect(openReconfirmation({ ...booking, status: 'cancelled' })).toBeNull()
})
