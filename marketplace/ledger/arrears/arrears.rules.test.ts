import { expect, test } from 'vitest'
import { type ArrearsFacts, arrearsStep, countsBefore, pauseDayOf } from './arrears.rules.ts'

const policy = { pause: true, days: 15, dollars: 25, warningDays: 7 }
const now = new Date('2026-03-20T18:00:00Z')
const facts = (overrides: Partial<ArrearsFacts>): ArrearsFacts => ({
  lateCents: 2500,
  open: null,
  excused: false,
  ...overrides,
})
const warned = (pausesOn: string) => ({ pausesOn, paused: false })
const paused = { pausesOn: '2026-03-01', paused: true }

test.each([
  ['a debt of the amount is warned of', facts({}), 'warn'],
  ['a cent less is not', facts({ lateCents: 2499 }), 'none'],
  ['nor one whose pause was lifted', facts({ excused: true }), 'none'],
  ['a warning waits for its day', facts({ open: warned('2026-03-21') }), 'none'],
  ['on its day it becomes a pause', facts({ open: warned('2026-03-20') }), 'pause'],
  ['also when that day was missed', facts({ open: warned('2026-03-02') }), 'pause'],
  ['a pause stays', facts({ open: paused }), 'none'],
  ['a part that leaves less ends the warning', facts({ open: warned('2026-03-20'), lateCents: 2499 }), 'end'],
  ['and the pause', facts({ open: paused, lateCents: 0 }), 'end'],
] as const)('%s', (_, given, step) => expect(arrearsStep(given, policy, now)).toBe(step))

test('switched off nobody is warned, and whoever is paused is free', () => {
  const off = { ...policy, pause: false }
  expect([arrearsStep(facts({}), off, now), arrearsStep(facts({ open: paused }), off, now)]).toEqual(['none', 'end'])
})

test('days are those of El Salvador: at five in the morning of UTC it is still the day before', () => {
  const early = new Date('2026-03-20T05:59:59Z')
  expect([countsBefore(early, policy), pauseDayOf(early, policy)]).toEqual(['2026-03-04', '2026-03-26'])
  expect(arrearsStep(facts({ open: warned('2026-03-20') }), policy, early)).toBe('none')
})
