import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { ROLES } from '../account.rules.ts'
import { STAFF_ROLES } from '../staff/staff.rules.ts'
import { landingAfterSignOut, noticeCookie } from './session.rules.ts'

export const SessionUser = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    avatar: z.string().nullable(),
    role: z.enum(ROLES),
    /** Of the staff; nobody else has one. */
    staffRole: z.enum(STAFF_ROLES).optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SessionUser' })

export const show = endpoint({
  method: 'get',
  path: '/session',
  summary: 'Who is signed in, if anybody',
  tag: 'Cuentas',
  access: 'anyone',
  status: 200,
  answer: z.object({ user: SessionUser.nullable() }).meta({ id: 'Session' }),
  refusals: [],
})

export const signOut = endpoint(
  {
    method: 'post',
    path: '/auth/sign-out',
    summary: 'Ends this session at the server; being signed out already is fine',
    tag: 'Cuentas',
    access: 'anyone',
    status: 204,
    answer: null,
    refusals: [],
  },
  {
    leadsTo: (_, { pathname }) => landingAfterSignOut(pathname),
    setCookie: noticeCookie('signed-out'),
  },
)
