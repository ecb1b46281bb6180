import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { landingOf } from '../identity/identity.contract.ts'
import { MAX_PASSWORD_LENGTH } from '../identity/identity.rules.ts'
import { SessionUser } from '../session/session.contract.ts'
import { PASSWORD_MISSING } from './sign-up.text.ts'

const token = z.string().min(1).max(200)

export const showLink = endpoint({
  method: 'get',
  path: '/auth/sign-up-link',
  summary: 'Whether the link of a registration can still be used; looking at it changes nothing',
  tag: 'Cuentas',
  access: 'anyone',
  query: z.object({ token }),
  limit: { points: 300, seconds: 600 },
  status: 200,
  answer: z
    .object({
      /** The address it was sent to; null when it is used, expired, replaced or unknown. */
      email: z.string().nullable(),
    })
    .meta({ id: 'SignUpLink' }),
  refusals: [],
})

export const complete = endpoint(
  {
    method: 'post',
    path: '/auth/complete-sign-up',
    summary:
      'Creates the account of a registration with the secret of its link (24 hours, once) and its password; signs in',
    tag: 'Cuentas',
    access: 'anyone',
    body: z
      .object({
        token,
        password: z
          .string({ error: 'Este campo es obligatorio' })
          .min(1, 'Este campo es obligatorio')
          .max(MAX_PASSWORD_LENGTH * 4),
      })
      .meta({ id: 'SignUpCompletion' }),
    status: 201,
    answer: z.object({ user: SessionUser }).meta({ id: 'SignUpCompleted' }),
    refusals: ['SIGN_UP_LINK_INVALID', 'SIGN_UP_PASSWORD_WRONG', 'EMAIL_TAKEN', 'TOO_MANY'],
  },
  {
    check: ({ password = '' }): Record<string, string> => (password ? {} : { password: PASSWORD_MISSING }),
    body: ({ token = '', password = '' }) => ({ token, password }),
    leadsTo: ({ user }, page) => landingOf(user, page),
  },
)
