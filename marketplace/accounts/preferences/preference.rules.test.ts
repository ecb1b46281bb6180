import { expect, test } from 'vitest'
import { defaultPreferences, wantsMail } from './preference.rules.ts'

test('whoever never changed anything gets mail, is found, and shows neither address nor phone (ACC-12)', () => {
  expect(defaultPreferences).toEqual({
    emailNotifications: true,
    bookingUpdates: true,
    reminders: true,
    messageNotices: true,
    reviewInvitations: true,
    newsletter: true,
    personalisedOffers: false,
    profilePublic: true,
    showEmail: false,
    showPhone: false,
  })
})

test('mail needs both switches', () => {
  const without = (change: object) => wantsMail({ ...defaultPreferences, ...change }, 'reminders')
  expect(without({})).toBe(true)
  expect(without({ reminders: false })).toBe(false)
  expect(without({ emailNotifications: false })).toBe(false)
  expect(without({ newsletter: false })).toBe(true)
})
