import { expect, test } from 'vitest'
import { skyAt, skyName } from './sky.rules.ts'

// Instants are UTC; El Salvador is six hours behind.
test.each([
  ['2026-11-21T10:59:59Z', 'night'],
  ['2026-11-21T11:00:00Z', 'dawn'],
  ['2026-11-21T13:29:59Z', 'dawn'],
  ['2026-11-21T13:30:00Z', 'day'],
  ['2026-11-21T22:29:59Z', 'day'],
  ['2026-11-21T22:30:00Z', 'dusk'],
  ['2026-11-22T00:39:59Z', 'dusk'],
  ['2026-11-22T00:40:00Z', 'night'],
  ['2026-11-22T05:59:00Z', 'night'],
  ['2026-11-22T06:00:00Z', 'night'],
])('at %s the sky is %s', (instant, sky) => {
  expect(skyAt(new Date(instant))).toBe(sky)
})

test('every light has its words, after "El Salvador"', () => {
  expect(skyName).toEqual({ dawn: 'amanecer', day: 'de día', dusk: 'atardecer', night: 'de noche' })
})
