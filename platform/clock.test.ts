import { expect, test } from 'vitest'
import { plainTimeOfDay, timeOfDay } from './clock.ts'

test('an hour stands on one line, with the same spaces on the server and in every browser', () => {
  expect(timeOfDay('2026-11-21T15:33:00Z')).toBe('9:33\u00a0a.\u00a0m.')
  expect(plainTimeOfDay('2026-11-21T15:33:00Z')).toBe('9:33 a. m.')
})
