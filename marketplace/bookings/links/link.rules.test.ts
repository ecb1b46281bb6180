import { expect, test } from 'vitest'
import { answerState, cashState, dayState, isPreviewer, onTheWayState } from './link.rules.ts'

const at = (time: string) => new Date(`2026-11-21T${time}-06:00`)
const booking = {
  status: 'pending' as const,
  paymentStatus: 'pending' as const,
  startDate: at('07:00'),
  endDate: at('11:00'),
  expiresAt: at('05:00'),
  guestConfirmed: false,
}

test.each([
  ['pending', '04:59', 'open'],
  ['pending', '05:00', 'late'],
  ['confirmed', '04:00', 'settled'],
  ['cancelled', '04:00', 'settled'],
] as const)('a request that is %s at %s is answered by a link: %s', (status, time, state) => {
  expect(answerState({ ...booking, status }, at(time))).toBe(state)
})

test.each([
  ['confirmed', 'pending', '2026-11-20T23:59:59-06:00', 'early'],
  ['confirmed', 'pending', '2026-11-21T00:00:00-06:00', 'open'],
  ['in_progress', 'paid_cash', '2026-11-21T12:00:00-06:00', 'open'],
  ['completed', 'pending', '2026-11-22T10:59:00-06:00', 'open'],
  ['completed', 'pending', '2026-11-22T11:00:00-06:00', 'late'],
  ['confirmed', 'paid', '2026-11-21T08:00:00-06:00', 'settled'],
  ['cancelled', 'pending', '2026-11-21T08:00:00-06:00', 'settled'],
  ['pending', 'pending', '2026-11-21T04:00:00-06:00', 'settled'],
] as const)('cash of what is %s, %s, at %s is noted by a link: %s', (status, paymentStatus, time, state) => {
  expect(cashState({ ...booking, status, paymentStatus, day: '2026-11-21' }, new Date(time))).toBe(state)
})

test('on the way is said in the hours before the meeting', () => {
  const states = ['00:59', '01:00', '06:59', '07:00'].map((time) => onTheWayState(booking, at(time)))
  expect(states).toEqual(['early', 'open', 'open', 'late'])
})

test('the list of a day is open from the day before until its midnight, by the clock of El Salvador', () => {
  const states = ['2026-11-20T05:59:59Z', '2026-11-20T06:00:00Z', '2026-11-22T05:59:59Z', '2026-11-22T06:00:00Z']
  expect(states.map((time) => dayState('2026-11-21', new Date(time)))).toEqual(['early', 'open', 'open', 'late'])
})

test('programs that draw previews are known, phones are not taken for one', () => {
  expect(['WhatsApp/2.23.20.0', 'facebookexternalhit/1.1', 'TelegramBot (like TwitterBot)'].every(isPreviewer)).toBe(
    true,
  )
  const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'
  expect([phone, null, ''].some(isPreviewer)).toBe(false)
})
