import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'

const count = z.int().nonnegative()

/** Reservations of one date that still have to be lived, with this person on one side. */
const OpenDate = z.object({
  experience: z.string(),
  startDate: z.iso.datetime(),
  as: z.enum(['host', 'traveler']),
  bookings: count,
  guests: count,
  /** It has begun: nobody calls it off any more. */
  running: z.boolean(),
})

export const SuspensionPlan = z
  .object({
    /** What everybody sees today and nobody would see. */
    experiences: z.object({ total: count, titles: z.array(z.string()) }),
    /** The nearest ones first; `more` are those beyond. */
    dates: z.array(OpenDate),
    more: count,
    /** Requests and confirmed reservations, which can be cancelled with it. */
    cancellable: count,
    /** People on the other side of the open reservations. */
    told: count,
    /** What a host owes of commission; null for who does not host. */
    debt: z.object({ owed: z.number(), overdue: z.number() }).nullable(),
  })
  .meta({ id: 'SuspensionPlan' })
export type SuspensionPlan = z.output<typeof SuspensionPlan>

export const show = endpoint({
  method: 'get',
  path: '/admin/users/{id}/suspension',
  permission: 'people.write',
  summary: 'What suspending this person would do, before it is done (docs/decisions/0222)',
  tag: 'Administración',
  access: 'admin',
  params: idParams,
  status: 200,
  answer: SuspensionPlan,
  refusals: [],
})
