import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { RESEND_LIMIT } from './mailbox.rules.ts'

/** State of the own mailbox (docs/decisions/0155). */
export const Mailbox = z
  .object({
    email: z.string(),
    proved: z.boolean(),
    /** False while no mail server is configured, because then nobody can prove anything. */
    required: z.boolean(),
  })
  .meta({ id: 'Mailbox' })

export const show = endpoint({
  method: 'get',
  path: '/profile/mailbox',
  summary: 'Whether the address of the own account is confirmed, and whether it has to be',
  tag: 'Perfil',
  access: 'signed-in',
  status: 200,
  answer: Mailbox,
  refusals: [],
})

export const resend = endpoint({
  method: 'post',
  path: '/profile/mailbox/link',
  summary: 'Sends another link that confirms the own address; one that is confirmed gets none. 5 an hour',
  tag: 'Perfil',
  access: 'signed-in',
  limit: RESEND_LIMIT,
  status: 200,
  answer: Mailbox.extend({ sent: z.boolean() }).meta({ id: 'MailboxLinkSent' }),
  refusals: [],
})

const token = z.string().min(1).max(200)

export const showLink = endpoint({
  method: 'get',
  path: '/mailbox-link',
  summary: 'What a link from a mail is good for; looking at it changes nothing',
  tag: 'Cuentas',
  access: 'anyone',
  query: z.object({ token }),
  limit: { points: 300, seconds: 600 },
  status: 200,
  answer: z
    .object({
      /** `expired` also means unknown. */
      state: z.enum(['open', 'confirmed', 'used', 'expired']),
      /** Whose session opened it: the link's account, another one, or none. */
      viewer: z.enum(['owner', 'other', 'nobody']),
    })
    .meta({ id: 'MailboxLink' }),
  refusals: [],
})

export const confirm = endpoint(
  {
    method: 'post',
    path: '/profile/mailbox/confirm',
    summary: 'Confirms the own address with the secret of a link (24 hours, once); confirming it again changes nothing',
    tag: 'Perfil',
    access: 'signed-in',
    limit: { points: 30, seconds: 600 },
    body: z.object({ token }).meta({ id: 'MailboxConfirmation' }),
    status: 200,
    answer: Mailbox,
    refusals: ['MAILBOX_LINK_INVALID', 'MAILBOX_LINK_OTHER'],
  },
  { body: ({ token = '' }) => ({ token }) },
)
