import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { SessionUser } from '../session/session.contract.ts'

export const start = endpoint({
  method: 'post',
  path: '/auth/social/{provider}',
  summary: 'Where to send the browser for a sign-in with Google or Facebook; 5 per provider and address in 5 min',
  tag: 'Cuentas',
  access: 'anyone',
  params: z.object({ provider: z.enum(['google', 'facebook']) }),
  body: z
    .object({
      returnPath: z.string().max(2000).nullable().default(null),
      /** Only a start on the host pages makes a new account a host's; stored on the server until the return. */
      from: z.enum(['traveler', 'host']).default('traveler'),
      /** Phones request offline access and consent (AUTH-22). */
      mobile: z.boolean().default(false),
    })
    .meta({ id: 'SocialStart' }),
  status: 200,
  answer: z.object({ url: z.string() }).meta({ id: 'SocialAddress' }),
  refusals: ['SOCIAL_TOO_MANY', 'SOCIAL_FAILED'],
})

export const finish = endpoint({
  method: 'post',
  path: '/auth/social-return',
  summary: 'Ends a social sign-in with what the provider added to /auth/callback',
  tag: 'Cuentas',
  access: 'anyone',
  body: z
    .object({
      state: z.string().min(1).max(500),
      code: z.string().max(4000).optional(),
      error: z.string().max(200).optional(),
      iss: z.string().max(500).optional(),
    })
    .meta({ id: 'SocialReturn' }),
  status: 200,
  answer: z.object({ user: SessionUser, returnPath: z.string().nullable() }).meta({ id: 'SocialSignedIn' }),
  refusals: ['SOCIAL_CANCELLED', 'SOCIAL_FAILED', 'SOCIAL_NO_EMAIL', 'SECOND_STEP_NEEDED', 'SUSPENDED'],
})
