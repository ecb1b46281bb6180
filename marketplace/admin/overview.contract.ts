import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

const count = z.int().nonnegative()

/** The market in figures, counted now; nothing is estimated or kept. */
export const Overview = z
  .object({
    users: z.object({ traveler: count, host: count, admin: count }),
    experiences: z.object({ published: count, draft: count, archived: count }),
    bookings: z.object({ pending: count, confirmed: count, in_progress: count, completed: count, cancelled: count }),
    /** Mail in the outbox; `kept` is what waits for an operator because no mail server is configured. */
    mail: z.object({ waiting: count, sent: count, kept: count, failed: count }),
  })
  .meta({ id: 'AdminOverview' })
export type Overview = z.output<typeof Overview>

export const showOverview = endpoint({
  method: 'get',
  path: '/admin/overview',
  summary: 'People, experiences, bookings and mail, counted by state',
  tag: 'Administración',
  access: 'admin',
  status: 200,
  answer: Overview,
  refusals: [],
})
