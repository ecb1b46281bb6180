import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/units.ts'
import { finalFrom, hasReceipt, receiptNumber, undoTimeLeft, undoUntilOf } from './payment.rules.ts'

const paid = { paymentStatus: 'paid', paidAt: '2026-11-22T12:00:00Z', paidBy: 'host' } as const
const at = (time: string) => new Date(`2026-11-22T${time}Z`)

test('for ten minutes the host may take a payment back, and only then is there a receipt (BOOK-60)', () => {
  expect(finalFrom(paid)).toEqual(at('12:10:00'))
  expect(['12:00:00', '12:09:59', '12:10:00', '13:00:00'].map((time) => undoUntilOf(paid, at(time)))).toEqual([
    at('12:10:00'),
    at('12:10:00'),
    null,
    null,
  ])
  expect(['12:00:00', '12:09:59', '12:10:00', '13:00:00'].map((time) => hasReceipt(paid, at(time)))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test.each([
  ['counts down', '12:04:00', 6],
  ['is whole where the clock runs ahead', '12:10:00', 10],
  ['is whole where it runs hours ahead', '15:00:00', 10],
  ['is whole where it runs behind', '11:00:00', 10],
])('the time to take it back on a screen %s', (_, time, minutes) => {
  expect(undoTimeLeft('2026-11-22T12:10:00Z', at(time))).toBe(minutes * MINUTE_MS)
})

test.each([
  ['an administrator acknowledged it', { paidBy: 'admin' }],
  ['nobody is known to have', { paidBy: null }],
  ['only the traveler says that it was paid', { paymentStatus: 'paid_cash' }],
  ['nothing was paid', { paymentStatus: 'pending', paidAt: null, paidBy: null }],
] as const)('the host takes nothing back when %s', (_, change) => {
  expect(undoUntilOf({ ...paid, ...change }, at('12:01:00'))).toBeNull()
})

test.each([
  ['the host has not acknowledged it', { paymentStatus: 'paid_cash' }],
  ['it was taken back', { paymentStatus: 'pending' }],
  ['its moment is not known', { paidAt: null }],
] as const)('there is no receipt, however late, when %s', (_, change) => {
  expect(finalFrom({ ...paid, ...change })).toBeNull()
  expect(hasReceipt({ ...paid, ...change }, at('23:00:00'))).toBe(false)
})

test('a receipt is numbered by its day and the booking, the same everywhere, without the code (INV-11)', () => {
  expect(receiptNumber('0190c5a3-7d2e-7abc-9def-0123456789ab', '2026-11-22')).toBe('R-20261122-0190C5A3')
  expect(finalFrom({ ...paid, paidAt: at('12:00:00') })).toEqual(at('12:10:00'))
})
