import { expect, test } from 'vitest'
import { HOUR_MS } from '#platform/units.ts'
import { type HostRequest, responseFigures } from './response.rules.ts'

const now = new Date('2026-12-01T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() - count * HOUR_MS)
const requestAt = (asked: number, answered: number | null): HostRequest => ({
  askedAt: hours(asked),
  answeredAt: answered === null ? null : hours(answered),
})

test('without anything asked 100 % and 24 hours are stored, of nothing', () => {
  expect(responseFigures([], now)).toEqual({ rate: 100, hours: 24, count: 0 })
})

test('what can still be answered in time is not counted', () => {
  expect(responseFigures([requestAt(24, null)], now)).toEqual({ rate: 100, hours: 24, count: 0 })
  expect(responseFigures([requestAt(24.01, null)], now)).toEqual({ rate: 0, hours: 24, count: 1 })
})

test('the share answered within a day, and the middle time', () => {
  const requests = [requestAt(50, 48), requestAt(80, 79.5), requestAt(100, 60), requestAt(200, null), requestAt(30, 6)]
  // 2 h, half an hour, 40 h (late), never, exactly 24 h.
  expect(responseFigures(requests, now)).toEqual({ rate: 60, hours: 2, count: 5 })
  expect(responseFigures([requestAt(10, 9.9)], now)).toEqual({ rate: 100, hours: 1, count: 1 })
})
