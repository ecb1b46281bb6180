import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

/** A topic of mail and whether the link's person receives it. */
export const Subscription = z
  .object({
    topic: z.enum(['bookingUpdates', 'reminders', 'messageNotices', 'reviewInvitations', 'alerts', 'newsletter']),
    name: z.string(),
    /** Whose emails they are, masked: 'a•••@correo.sv'. */
    address: z.string(),
    wanted: z.boolean(),
  })
  .meta({ id: 'Subscription' })

/** The signed token of the link in a mail. */
const token = z.string().min(1).max(200)

export const show = endpoint({
  method: 'get',
  path: '/subscription',
  summary: 'What the link at the foot of a mail is about; needs no session',
  tag: 'Avisos',
  access: 'anyone',
  query: z.object({ token }),
  limit: { points: 300, seconds: 600 },
  status: 200,
  answer: Subscription,
  refusals: ['LINK_UNKNOWN'],
})

export const change = endpoint({
  method: 'post',
  path: '/subscription',
  summary: 'Ends mail of the topic of the link, or wants it again; needs no session and no body (RFC 8058)',
  tag: 'Avisos',
  access: 'anyone',
  query: z.object({ token, wanted: z.enum(['true', 'false']).default('false') }),
  limit: { points: 300, seconds: 600 },
  status: 200,
  answer: Subscription,
  refusals: ['LINK_UNKNOWN'],
})
