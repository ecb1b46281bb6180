import { expect, test } from 'vitest'
import { dayToRemind } from './reminder.rules.ts'

test('before 17:00 in El Salvador nobody is reminded', () => {
  expect(dayToRemind(new Date('2026-11-20T22:59:59Z'))).toBeNull()
  expect(dayToRemind(new Date('2026-11-20T06:00:00Z'))).toBeNull()
})

test('from 17:00 to midnight it is tomorrow, whatever the day is in UTC', () => {
  const tomorrow = { from: new Date('2026-11-21T06:00:00Z'), until: new Date('2026-11-22T06:00:00Z') }
  expect(dayToRemind(new Date('2026-11-20T23:00:00Z'))).toEqual(tomorrow)
  expect(dayToRemind(new Date('2026-11-21T05:59:59Z'))).toEqual(tomorrow)
  expect(dayToRemind(new Date('2026-12-31T23:30:00Z'))?.from).toEqual(new Date('2027-01-01T06:00:00Z'))
})
