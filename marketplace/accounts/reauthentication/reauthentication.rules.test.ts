import { expect, test } from 'vitest'
import { isFresh } from './reauthentication.rules.ts'

const proved = new Date('2026-11-22T12:00:00Z')

test.each([
  ['2026-11-22T12:00:00.000Z', true],
  ['2026-11-22T12:09:59.999Z', true],
  ['2026-11-22T12:10:00.000Z', false],
  ['2026-11-23T12:00:00.000Z', false],
])('at %s a password given at noon is fresh: %s', (now, fresh) => expect(isFresh(proved, new Date(now))).toBe(fresh))
