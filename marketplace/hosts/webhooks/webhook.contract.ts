import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams, pageQuery, TimeCursor } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { WEBHOOK_EVENTS, webhookAddressFault } from './webhook.rules.ts'

const Event = z.enum(WEBHOOK_EVENTS, { error: 'Elige de qué avisar' })

const Webhook = z
  .object({
    id: z.uuid(),
    url: z.string().meta({ examples: ['https://mi-sistema.example/torogoz'] }),
    events: z.array(Event),
    /** Why sending is stopped; null while it is not. */
    stoppedBy: z.enum(['host', 'failures', 'receiver']).nullable(),
    deliveredAt: z.iso.datetime().nullable(),
    /** Messages waiting for a retry, and those that failed finally within the last 30 days. */
    waiting: z.int(),
    dead: z.int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.output<typeof Webhook>

const input = {
  url: z
    .string({ error: 'Escribe la dirección' })
    .trim()
    .max(500, 'Escribe 500 caracteres o menos')
    .superRefine((url, { addIssue }) => {
      const fault = webhookAddressFault(url)
      if (fault) addIssue({ code: 'custom', message: fault })
    })
    .meta({ examples: ['https://mi-sistema.example/torogoz'] }),
  events: z
    .array(Event)
    .min(1, 'Elige de qué avisar')
    .max(WEBHOOK_EVENTS.length, 'Elige de qué avisar')
    .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event)))
    .meta({ examples: [['booking.created', 'booking.cancelled']] }),
}
const NewWebhook = z.object(input).meta({ id: 'NewWebhook' })
const WebhookChange = z
  .object({ ...input, stopped: z.boolean() })
  .partial()
  .meta({ id: 'WebhookChange' })

/** The secret of a webhook, `whsec_` and base64, which is shown once. */
const secret = z.string().meta({ examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] })

const Delivery = z
  .object({
    /** The `webhook-id` header. */
    id: z.uuid(),
    event: z.string().meta({ examples: ['booking.created'] }),
    status: z.enum(['waiting', 'sending', 'delivered', 'dead']),
    tries: z.int(),
    answerStatus: z.int().nullable(),
    /** Why there was no answer. */
    failure: z.string().nullable(),
    createdAt: z.iso.datetime(),
    triedAt: z.iso.datetime().nullable(),
    /** For a waiting message: the time of the next attempt. */
    nextTryAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.output<typeof Delivery>

const common = { tag: 'Anfitriones', access: 'host' } as const

export const list = endpoint({
  ...common,
  method: 'get',
  path: '/host/webhooks',
  summary: 'The addresses that are told what happens to the host, oldest first; at most 5',
  status: 200,
  answer: z.object({ webhooks: z.array(Webhook) }).meta({ id: 'Webhooks' }),
  refusals: [],
})

export const create = endpoint({
  ...common,
  method: 'post',
  path: '/host/webhooks',
  summary: 'Tells an address what happens from now on; the secret is shown this once',
  description:
    'Messages follow Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature` (`v1`, HMAC-SHA256 of `id.timestamp.body`). Any 2xx within ten seconds takes a message; otherwise it is tried again, eight times within a day and a half, under the same id.',
  fresh: true,
  limit: { points: 20, seconds: HOUR_S },
  body: NewWebhook,
  status: 201,
  answer: z.object({ webhook: Webhook, secret }).meta({ id: 'WebhookCreated' }),
  refusals: ['TOO_MANY_WEBHOOKS'],
})

export const change = endpoint({
  ...common,
  method: 'patch',
  path: '/host/webhooks/{id}',
  summary: 'Changes an address, what it is told of, or whether it is told anything',
  fresh: true,
  params: idParams,
  body: WebhookChange,
  status: 200,
  answer: Webhook,
  refusals: [],
})

export const remove = endpoint({
  ...common,
  method: 'delete',
  path: '/host/webhooks/{id}',
  summary: 'Tells an address nothing any more, nor what still waited for it',
  params: idParams,
  status: 204,
  answer: null,
  refusals: [],
})

export const renewSecret = endpoint({
  ...common,
  method: 'post',
  path: '/host/webhooks/{id}/secret',
  summary: 'Makes a new secret, shown this once; the old one signs beside it for 24 hours',
  fresh: true,
  limit: { points: 20, seconds: HOUR_S },
  params: idParams,
  status: 200,
  answer: z.object({ secret }).meta({ id: 'WebhookSecret' }),
  refusals: [],
})

export const sendTest = endpoint({
  ...common,
  method: 'post',
  path: '/host/webhooks/{id}/test',
  summary: 'Sends a message of the type `test`, which tells of nothing',
  limit: { points: 30, seconds: HOUR_S },
  params: idParams,
  status: 201,
  answer: Delivery,
  refusals: ['WEBHOOK_STOPPED'],
})

export const deliveries = endpoint({
  ...common,
  method: 'get',
  path: '/host/webhooks/{id}/deliveries',
  summary: 'What an address was told, newest first; kept for 30 days',
  params: idParams,
  query: z.object(pageQuery(TimeCursor, 10)),
  status: 200,
  answer: z.object({ deliveries: z.array(Delivery), next: z.string().nullable() }).meta({ id: 'WebhookDeliveries' }),
  refusals: [],
})

export const resend = endpoint({
  ...common,
  method: 'post',
  path: '/host/webhooks/deliveries/{id}/resend',
  summary: 'Tries a message again that was given up, under the same id',
  limit: { points: 60, seconds: HOUR_S },
  params: idParams,
  status: 200,
  answer: Delivery,
  refusals: ['WEBHOOK_STOPPED'],
})
