import { expect, test } from 'vitest'
import { correctionOf } from './correction.rules.ts'

const now = new Date('2026-11-28T15:00:00Z')
const before = new Date('2026-11-20T15:00:00Z')
const absent = { attended: false, attendedBy: 'host_list', paymentStatus: 'pending', paidAt: null } as const
const came = { attended: true, attendedBy: 'host_code', paymentStatus: 'paid', paidAt: before } as const
const claimed = { attended: true, attendedBy: 'traveler_code', paymentStatus: 'paid_cash', paidAt: null } as const

test.each([
  [
    'a no-show who came',
    absent,
    [true, false],
    { attended: true, attendedBy: 'admin', paymentStatus: 'pending', paidAt: null },
  ],
  ['and paid', absent, [true, true], { attended: true, attendedBy: 'admin', paymentStatus: 'paid', paidAt: now }],
  [
    'who came, and did not',
    came,
    [false, false],
    { attended: false, attendedBy: 'admin', paymentStatus: 'pending', paidAt: null },
  ],
  ['cash that was not received', came, [true, false], { ...came, paymentStatus: 'pending', paidAt: null }],
  ['cash that the traveler claims', claimed, [true, true], { ...claimed, paymentStatus: 'paid', paidAt: now }],
  [
    'a claim of somebody who did not come',
    claimed,
    [false, false],
    { attended: false, attendedBy: 'admin', paymentStatus: 'pending', paidAt: null },
  ],
  ['nothing', came, [true, true], 'NOTHING_TO_CORRECT'],
  ['nothing of a claim', claimed, [true, false], 'NOTHING_TO_CORRECT'],
] as const)('%s', (_, booking, [attended, paid], becomes) => {
  expect(correctionOf({ ...booking, status: 'completed' }, { attended, paid }, now)).toEqual(becomes)
})

test.each(['pending', 'confirmed', 'in_progress', 'cancelled'] as const)('a %s one is not closed', (status) => {
  expect(correctionOf({ ...came, status }, { attended: false, paid: false }, now)).toBe('BOOKING_STATE')
})
