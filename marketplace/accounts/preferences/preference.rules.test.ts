import { expect, test } from 'vitest'
import { defaultPreferences, wantsMail } from './preference.rules.ts'

test('whoever never changed anything gets mail, is found, and shows neither address nor phone (ACC-12)', () => {
  const off = Object.entries(defaultPreferences).flatMap(([name, on]) => (on ? [] : [name]))
  expect(off).toEqual(['personalisedOffers', 'showEmail', 'showPhone'])
})

test('a reminder email needs its topic and email notifications both switched on', () => {
  const without = (change: object) => wantsMail({ ...defaultPreferences, ...change }, 'reminders')
  expect(without({})).toBe(true)
  expect(without({ reminders: false })).toBe(false)
  expect(without({ emailNotifications: false })).toBe(false)
  expect(without({ newsletter: false })).toBe(true)
})
