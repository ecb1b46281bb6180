import { z } from 'zod'
import { STAFF_ROLES } from '#marketplace/accounts/staff/staff.rules.ts'
import { endpoint } from '#platform/http/contract.ts'

const StaffMember = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    avatar: z.string().nullable(),
    staffRole: z.enum(STAFF_ROLES),
    suspended: z.boolean(),
    /** Whether a code or a passkey is asked for beside the password. */
    secondFactor: z.boolean(),
    /** When a session that still lives was begun last; null when none lives. */
    signedInAt: z.iso.datetime().nullable(),
    /** Whether it is who asks: nobody changes their own role. */
    own: z.boolean(),
  })
  .meta({ id: 'StaffMember' })
export type StaffMember = z.output<typeof StaffMember>

export const list = endpoint({
  method: 'get',
  path: '/admin/staff',
  permission: 'staff.manage',
  summary: 'Who administers, in which role (docs/decisions/0213)',
  tag: 'Administración',
  access: 'admin',
  status: 200,
  answer: z.object({ members: z.array(StaffMember) }).meta({ id: 'Staff' }),
  refusals: [],
})
