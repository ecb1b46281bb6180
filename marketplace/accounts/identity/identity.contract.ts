import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { landingAfterLogin, type SessionUser as Person, ROLES, safeReturnPath } from '../account.rules.ts'
import { personName } from '../names/name.contract.ts'
import { SessionUser } from '../session/session.contract.ts'
import {
  forgotErrors,
  loginErrors,
  looksLikeEmail,
  MAX_PASSWORD_LENGTH,
  NO_EMAIL,
  newPasswordErrors,
  passwordError,
  REGISTRATION_NAMES,
  registrationErrors,
} from './identity.rules.ts'

const email = z
  .string({ error: 'Email inválido' })
  .max(254, 'Email inválido')
  .refine(looksLikeEmail, 'Email inválido')
  .transform((text) => text.trim().toLowerCase())
const newPassword = z.string({ error: 'Este campo es obligatorio' }).superRefine((password, context) => {
  const message = passwordError(password)
  if (message) context.addIssue({ code: 'custom', message })
})
const name = personName('Este campo es obligatorio')
  .min(1, 'Este campo es obligatorio')
  .max(120, 'Escribe 120 caracteres o menos')

/** The page after a form signed somebody in (AUTH-05 to AUTH-07). */
export const landingOf = ({ role }: Person, page: URL) =>
  safeReturnPath(page.searchParams.get('redirect')) ?? landingAfterLogin(role)
/** The same page with a parameter that says that it was done, without the address. */
const saying = (parameter: 'sent' | 'done', page: URL) => {
  const search = new URLSearchParams(page.search)
  search.set(parameter, '1')
  return `${page.pathname}?${search}`
}

const SignedIn = z.object({ user: SessionUser }).meta({ id: 'SignedIn' })

export const signIn = endpoint(
  {
    method: 'post',
    path: '/auth/sign-in',
    summary: 'Signs in with a password; per address 5 in 20 s and 30 in 15 min',
    tag: 'Cuentas',
    access: 'anyone',
    body: z
      .object({
        email,
        password: z
          .string({ error: 'Este campo es obligatorio' })
          .min(1)
          .max(MAX_PASSWORD_LENGTH * 4),
      })
      .meta({ id: 'SignIn' }),
    status: 200,
    answer: SignedIn,
    refusals: ['WRONG_CREDENTIALS', 'SECOND_STEP_NEEDED', 'SUSPENDED', 'TOO_MANY'],
  },
  {
    check: ({ email = '', password = '' }) => loginErrors({ email, password }),
    body: ({ email = '', password = '' }) => ({ email, password }),
    keep: ['email'],
    leadsTo: ({ user }, page) => landingOf(user, page),
  },
)

/** Anything but host, admin included, becomes traveler (AUTH-13). */
const signUpRole = z
  .enum(['traveler', 'host'])
  .catch('traveler')
  .meta({ type: 'string', enum: ['traveler', 'host'] })

export const signUp = endpoint(
  {
    method: 'post',
    path: '/auth/sign-up',
    summary:
      'Creates an account and signs in; where mail is configured, sends a link instead, and answers the same whether the account exists or not. Per address 5 in 5 min',
    tag: 'Cuentas',
    access: 'anyone',
    body: z
      .object({
        email,
        password: newPassword,
        // Anything but host becomes traveler: nobody can register as an admin (AUTH-12, AUTH-13).
        data: z.object({ full_name: name, role: signUpRole }),
        termsAccepted: z.literal(true, { error: 'Debes aceptar los términos y condiciones' }),
      })
      .meta({ id: 'SignUp' }),
    status: 201,
    answer: z
      .object({
        /** Null where mail is configured: the link in the email creates the account (docs/decisions/0164). */
        user: SessionUser.nullable(),
        message: z.string().nullable(),
      })
      .meta({ id: 'SignedUp' }),
    refusals: ['EMAIL_TAKEN', 'TOO_MANY'],
  },
  {
    check: ({ name = '', email = '', password = '', confirmation = '', terms }) =>
      registrationErrors({ name, email, password, confirmation, terms: terms === 'on' }),
    body: ({ name = '', email = '', password = '', role }) => ({
      email,
      password,
      data: { full_name: name, role: role === 'host' ? ('host' as const) : ('traveler' as const) },
      termsAccepted: true as const,
    }),
    names: REGISTRATION_NAMES,
    keep: ['name', 'email', 'role', 'terms'],
    leadsTo: ({ user }, page) => (user ? landingOf(user, page) : saying('sent', page)),
  },
)

export const forgotPassword = endpoint(
  {
    method: 'post',
    path: '/auth/forgot-password',
    summary: 'Asks for a reset link by mail; the answer is the same whether the account exists or not',
    tag: 'Cuentas',
    access: 'anyone',
    body: z.object({ email: z.string(NO_EMAIL).trim().min(1, NO_EMAIL).pipe(email) }).meta({ id: 'ForgotPassword' }),
    status: 200,
    answer: z.object({ message: z.string() }).meta({ id: 'ResetAsked' }),
    refusals: ['TOO_MANY'],
  },
  {
    check: ({ email = '' }) => forgotErrors({ email }),
    body: ({ email = '' }) => ({ email }),
    keep: ['email'],
    leadsTo: (_, page) => saying('sent', page),
  },
)

export const resetPassword = endpoint(
  {
    method: 'post',
    path: '/auth/reset-password',
    summary: 'Sets a new password with the secret of a reset link (one hour, once) and ends every session',
    tag: 'Cuentas',
    access: 'anyone',
    body: z.object({ token: z.string().min(1).max(200), password: newPassword }).meta({ id: 'ResetPassword' }),
    status: 204,
    answer: null,
    refusals: ['RESET_LINK_INVALID', 'TOO_MANY'],
  },
  {
    check: ({ password = '', confirmation = '' }) => newPasswordErrors({ password, confirmation }),
    body: ({ token = '', password = '' }) => ({ token, password }),
    // Without the link's token, which is used up.
    leadsTo: () => '/auth/reset-password?done=1',
  },
)

export const changePassword = endpoint({
  method: 'post',
  path: '/profile/password',
  summary: 'Changes the own password and ends every other session; 10 tries in 15 min',
  tag: 'Perfil',
  access: 'signed-in',
  limit: { points: 10, seconds: 900 },
  body: z
    .object({
      current: z
        .string({ error: 'Este campo es obligatorio' })
        .min(1, 'Este campo es obligatorio')
        .max(MAX_PASSWORD_LENGTH * 4),
      password: newPassword,
    })
    .meta({ id: 'PasswordChange' }),
  status: 204,
  answer: null,
  refusals: ['WRONG_PASSWORD', 'NO_PASSWORD'],
})

export const showRole = endpoint({
  method: 'get',
  path: '/users/{id}/role',
  summary: 'get_user_role: the role of the caller; of anybody else it is unknown',
  tag: 'Cuentas',
  access: 'signed-in',
  params: idParams,
  status: 200,
  answer: z.object({ role: z.enum(ROLES) }).meta({ id: 'UserRole' }),
  refusals: [],
})
