import { z } from 'zod'
import { STAFF_ROLES } from '#marketplace/accounts/staff/staff.rules.ts'
import { Status } from '#marketplace/bookings/booking.contract.ts'
import { EXPERIENCE_STATUSES } from '#marketplace/experiences/experience.rules.ts'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { BulkAnswer, bulkIds, fileEndpoint, listEndpoint, listPage, reason } from '../../../admin/list.contract.ts'
import { ROLES } from '../../account.rules.ts'
import { userList } from './user.list.ts'

const count = z.int().nonnegative()
const instant = z.iso.datetime()
const Role = z.enum(ROLES, 'Elige un rol')
const StaffRole = z.enum(STAFF_ROLES, 'Elige un rol del equipo')
const State = z.enum(['active', 'suspended', 'deleted'], 'Elige un estado')

const person = {
  id: z.uuid(),
  name: z.string(),
  /** Null once the account was deleted. */
  email: z.string().nullable(),
  avatar: z.string().nullable(),
  role: Role,
  /** Of who administers; null for everybody else. */
  staffRole: StaffRole.nullable(),
  verified: z.boolean(),
  state: State,
  createdAt: instant,
}

export const UserRow = z
  .object({
    ...person,
    bookings: count,
    experiences: count,
    received: count,
  })
  .meta({ id: 'AdminUserRow' })
export type UserRow = z.output<typeof UserRow>

export const list = listEndpoint(userList, {
  summary: 'Everybody with an account, 20 a page (ADM-05)',
  answer: listPage(UserRow).meta({ id: 'AdminUsers' }),
})

export const download = fileEndpoint(userList, {
  summary: 'The same list as a file, at most 10,000 rows; written into the audit log',
  limit: { points: 20, seconds: HOUR_S },
})

const Booking = z.object({
  id: z.uuid(),
  experience: z.string(),
  /** The other party of the booking. */
  with: z.string(),
  startDate: instant,
  guests: count,
  total: z.number(),
  status: Status,
  attended: z.boolean().nullable(),
})
const Review = z.object({
  id: z.uuid(),
  /** The host it is about, or its author. */
  with: z.string(),
  rating: z.int(),
  comment: z.string().nullable(),
  createdAt: instant,
  hidden: z.boolean(),
})
const latest = <Item extends z.ZodType>(item: Item) => z.object({ total: count, items: z.array(item) })

export const UserDetail = z
  .object({
    ...person,
    emailVerified: z.boolean(),
    phone: z.string().nullable(),
    bio: z.string().nullable(),
    languages: z.array(z.string()),
    suspendedAt: instant.nullable(),
    /** Reservations that the team cancelled since then: they do not come back with the account. */
    cancelledSince: count,
    /** What the person was told when the account was suspended. */
    suspendedFor: z.string().nullable(),
    deletedAt: instant.nullable(),
    termsAcceptedAt: instant.nullable(),
    /** `credential` is a password. */
    signInWith: z.array(z.string()),
    devices: count,
    /** Whether it is the caller's own account, which they can not suspend or demote. */
    own: z.boolean(),
    /** Bookings that still have to take place or to be closed. */
    open: z.object({ traveling: count, hosting: count }),
    host: z
      .object({
        since: instant.nullable(),
        averageRating: z.number().nullable(),
        ratingCount: count,
        totalBookings: count,
        /** Null while nothing was measured. */
        responseRate: z.int().nullable(),
        responseTimeHours: z.int(),
        published: count,
        paused: count,
        draft: count,
        archived: count,
      })
      .nullable(),
    experiences: latest(
      z.object({
        id: z.uuid(),
        title: z.string(),
        status: z.enum(EXPERIENCE_STATUSES),
        price: z.number(),
        bookings: count,
      }),
    ),
    traveling: latest(Booking),
    hosting: latest(Booking),
    reviewsWritten: latest(Review),
    reviewsReceived: latest(Review),
    /** For each other role, why this person can not have it now; null when they can. Within the staff they change freely. */
    roles: z.array(z.object({ role: Role, obstacle: z.string().nullable() })),
  })
  .meta({ id: 'AdminUser' })
export type UserDetail = z.output<typeof UserDetail>

const shared = { tag: 'Administración', access: 'admin', params: idParams } as const
const action = { ...shared, method: 'post', status: 204, answer: null } as const

export const show = endpoint({
  ...shared,
  method: 'get',
  path: '/admin/users/{id}',
  permission: 'people.read',
  summary: 'All an administrator needs to know of a person',
  status: 200,
  answer: UserDetail,
  refusals: [],
})

const Reasoned = z.object({ reason }).meta({ id: 'UserReason' })

export const changeRole = endpoint({
  ...action,
  path: '/admin/users/{id}/role',
  permission: 'staff.manage',
  fresh: true,
  summary: 'Makes a person a traveler, a host or one of the staff, with a role in it; their sessions end',
  body: z
    .object({ role: Role, staffRole: StaffRole.nullish(), reason })
    .refine(({ role, staffRole }) => (role === 'admin') === Boolean(staffRole), {
      path: ['staffRole'],
      error: 'Elige un rol del equipo',
    })
    .meta({ id: 'RoleChange' }),
  refusals: [
    'FORBIDDEN',
    'STAFF_ACCOUNT',
    'OWN_ACCOUNT',
    'USER_DELETED',
    'USER_UNCHANGED',
    'ROLE_NEEDS_NO_TRIPS',
    'ROLE_NEEDS_NO_OFFERS',
    'ROLE_NEEDS_NO_GUESTS',
  ],
})

export const verify = endpoint({
  ...action,
  path: '/admin/users/{id}/verify',
  permission: 'people.write',
  summary: 'Marks a host as verified',
  refusals: ['FORBIDDEN', 'STAFF_ACCOUNT', 'USER_DELETED', 'USER_UNCHANGED', 'USER_NOT_HOST'],
})

export const unverify = endpoint({
  ...action,
  path: '/admin/users/{id}/unverify',
  permission: 'people.write',
  summary: 'Takes the mark of a verified host away',
  body: Reasoned,
  refusals: ['FORBIDDEN', 'STAFF_ACCOUNT', 'USER_DELETED', 'USER_UNCHANGED', 'USER_NOT_HOST'],
})

export const suspend = endpoint({
  ...action,
  path: '/admin/users/{id}/suspend',
  permission: 'people.write',
  summary:
    'Closes an account: its sessions end at once and its experiences leave the public lists; open bookings stay and guests are told, or are cancelled with it',
  body: z
    .object({
      reason,
      bookings: z.enum(['keep', 'cancel'], 'Elige qué pasa con sus reservas').default('keep').meta({
        description: 'What becomes of requests and confirmed reservations; those that have begun always stay',
      }),
    })
    .meta({ id: 'Suspension' }),
  refusals: ['FORBIDDEN', 'PERMISSION_NEEDED', 'STAFF_ACCOUNT', 'OWN_ACCOUNT', 'USER_DELETED', 'USER_UNCHANGED'],
})

export const restore = endpoint({
  ...action,
  path: '/admin/users/{id}/restore',
  permission: 'people.write',
  summary: 'Opens a suspended account again',
  refusals: ['FORBIDDEN', 'STAFF_ACCOUNT', 'USER_DELETED', 'USER_UNCHANGED'],
})

export const sendLink = endpoint({
  ...action,
  path: '/admin/users/{id}/reset-link',
  permission: 'people.write',
  summary: 'Mails a link that sets a new password: one hour, once',
  limit: { points: 60, seconds: HOUR_S },
  refusals: ['FORBIDDEN', 'STAFF_ACCOUNT', 'USER_DELETED', 'USER_IS_SUSPENDED'],
})

export const changeMany = endpoint({
  method: 'post',
  path: '/admin/users/bulk',
  permission: 'people.write',
  summary: 'Suspends, restores or verifies several people, each by itself; a suspension needs a reason',
  tag: 'Administración',
  access: 'admin',
  body: z
    .object({
      action: z.enum(['suspend', 'restore', 'verify'], 'Elige qué hacer'),
      ids: bulkIds,
      reason: reason.nullish(),
    })
    .refine(({ action, reason }) => action !== 'suspend' || reason, { path: ['reason'], error: 'Escribe el motivo' })
    .meta({ id: 'UsersChange' }),
  status: 200,
  answer: BulkAnswer,
  refusals: [],
})
