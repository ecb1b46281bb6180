import { expect, test } from 'vitest'
import type { BookingFacts } from '../booking.rules.ts'
import {
  canMove,
  dateCancellationOf,
  dateCancellationText,
  datesWithSpots,
  endedWithDate,
  offersAlternatives,
} from './date-cancellation.rules.ts'
import { moveLabel } from './date-cancellation.text.ts'

const now = new Date('2026-12-01T12:00:00Z')
const start = new Date('2026-12-05T14:00:00Z')
const booking = (status: BookingFacts['status'], expiresAt = start): BookingFacts => ({
  status,
  expiresAt,
  paymentStatus: 'pending',
  startDate: start,
  endDate: null,
  guestConfirmed: false,
})

test('a date ends with its requests and confirmed reservations, not with those past their time', () => {
  const [waiting, agreed, late] = [booking('pending'), booking('confirmed'), booking('pending', now)]
  expect(dateCancellationOf(start, [waiting, agreed, late], now)).toEqual([waiting, agreed])
  expect(dateCancellationOf(start, [], now)).toEqual([])
})

test('once somebody arrived, or it began, it is too late', () => {
  expect(dateCancellationOf(start, [booking('confirmed'), booking('in_progress')], now)).toBe('DATE_UNDER_WAY')
  expect(dateCancellationOf(start, [booking('completed')], now)).toBe('DATE_UNDER_WAY')
  expect(dateCancellationOf(start, [booking('confirmed')], start)).toBe('DATE_OVER')
})

test('only those that ended with the whole date may move, and once', () => {
  const words = dateCancellationText('weather', 'Hay alerta.')
  expect(words).toBe('Mal tiempo. Hay alerta.')
  const date = { reason: 'weather', note: 'Hay alerta.' } as const
  const ended = { status: 'cancelled', cancelledBy: 'host', cancelReason: words, movedToId: null } as const
  expect(canMove(ended, date)).toBe(true)
  expect(canMove({ ...ended, movedToId: 'x' }, date)).toBe(false)
  expect(endedWithDate({ ...ended, cancelledBy: 'traveler' }, date)).toBe(false)
  expect(endedWithDate({ ...ended, cancelReason: 'Estoy enferma' }, date)).toBe(false)
  expect(endedWithDate(ended, { reason: null, note: null })).toBe(false)
})

test('each party is offered the nearest dates with room for all of it', () => {
  const dates = [2, 6, 1, 8, 9].map((spotsAvailable, at) => ({ id: String(at), spotsAvailable }))
  expect(datesWithSpots(dates, 2).map(({ id }) => id)).toEqual(['0', '1', '3'])
  const { offered, without } = offersAlternatives(dates, [2, 7, 10])
  expect(offered.map(({ id, bookings }) => [id, bookings])).toEqual([
    ['0', 1],
    ['1', 1],
    ['3', 2],
    ['4', 1],
  ])
  expect(without).toBe(1)
})

test('a date is named as one would say it', () => {
  const label = (from: string) => moveLabel('2026-12-05T14:00:00Z', from)
  expect(label('2026-12-08T14:00:00Z')).toBe('Pasarme al sábado 5, 8:00\u00a0a.\u00a0m.')
  expect(label('2026-11-30T14:00:00Z')).toBe('Pasarme al sábado 5 de diciembre, 8:00\u00a0a.\u00a0m.')
})
