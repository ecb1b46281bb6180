import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

/** What a person is notified of, and what others may see (ACC-12, ACC-15). */
export const Preferences = z
  .object({
    emailNotifications: z.boolean(),
    bookingUpdates: z.boolean(),
    reminders: z.boolean(),
    messageNotices: z.boolean(),
    reviewInvitations: z.boolean(),
    alerts: z.boolean(),
    newsletter: z.boolean(),
    personalisedOffers: z.boolean(),
    profilePublic: z.boolean(),
    showEmail: z.boolean(),
    showPhone: z.boolean(),
  })
  .meta({ id: 'Preferences' })

export const show = endpoint({
  method: 'get',
  path: '/profile/preferences',
  summary: 'The own choices, or the defaults of somebody who never changed any',
  tag: 'Perfil',
  access: 'signed-in',
  status: 200,
  answer: Preferences,
  refusals: [],
})

export const change = endpoint({
  method: 'patch',
  path: '/profile/preferences',
  summary: 'Changes the choices that are given and leaves the others',
  tag: 'Perfil',
  access: 'signed-in',
  body: Preferences.partial().meta({ id: 'PreferenceChange' }),
  limit: { points: 120, seconds: 600 },
  status: 200,
  answer: Preferences,
  refusals: [],
})
