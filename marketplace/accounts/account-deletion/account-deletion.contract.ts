import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { HOUR_S } from '#platform/units.ts'

export const downloadData = endpoint({
  method: 'get',
  path: '/profile/data',
  summary: 'Everything held about the person, as one JSON file; 5 in an hour',
  tag: 'Perfil',
  timeouts: 'export',
  access: 'signed-in',
  fresh: true,
  limit: { points: 5, seconds: HOUR_S },
  status: 200,
  answer: z.record(z.string(), z.unknown()).meta({ id: 'PersonalData' }),
  refusals: [],
})

/** What deleting the account would do now. */
export const Consequences = z
  .object({
    /** Coming bookings of the person, which are cancelled. */
    cancelled: z.int(),
    /** Bookings that stay, without personal data. */
    kept: z.int(),
    reviews: z.int(),
    favorites: z.int(),
    /** Experiences of a host, which are archived. */
    experiences: z.int(),
    /** Coming bookings of a host's experiences: with any, deletion is refused unless it cancels them too. */
    expected: z.int(),
    /** Those of them that are in progress and can no longer be cancelled. */
    underWay: z.int(),
  })
  .meta({ id: 'DeletionConsequences' })
export type Consequences = z.output<typeof Consequences>

export const previewDeletion = endpoint({
  method: 'get',
  path: '/profile/deletion',
  summary: 'What deleting the own account would do, how it is confirmed, and what stands against it',
  tag: 'Perfil',
  access: 'signed-in',
  status: 200,
  answer: z
    .object({
      consequences: Consequences,
      confirmBy: z.enum(['password', 'word']),
      obstacle: z.enum(['HOST_HAS_BOOKINGS', 'LAST_ADMIN']).nullable(),
    })
    .meta({ id: 'DeletionPreview' }),
  refusals: [],
})

export const remove = endpoint({
  method: 'post',
  path: '/profile/deletion',
  summary: 'Deletes the own account at once; needs the password, or ELIMINAR where there is none; 10 tries in 15 min',
  tag: 'Perfil',
  access: 'signed-in',
  limit: { points: 10, seconds: 900 },
  body: z
    .object({
      password: z.string().max(512).optional(),
      word: z.string().max(40).optional(),
      /** The host cancels the coming bookings of travelers with the account. */
      cancelBookings: z.boolean().optional(),
    })
    .meta({ id: 'AccountDeletion' }),
  status: 204,
  answer: null,
  refusals: ['FRESH_PASSWORD_NEEDED', 'WRONG_PASSWORD', 'CONFIRMATION_MISSING', 'HOST_HAS_BOOKINGS', 'LAST_ADMIN'],
})
