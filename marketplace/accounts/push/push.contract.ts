import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

/** A push subscription, as the browser describes it (Push API). */
const PushSubscriptionInput = z
  .object({
    endpoint: z.url().max(1000),
    keys: z.object({
      p256dh: z
        .string()
        .regex(/^[\w-]{80,100}=*$/)
        .meta({
          examples: ['BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'],
        }),
      auth: z
        .string()
        .regex(/^[\w-]{16,32}=*$/)
        .meta({ examples: ['tBHItJI5svbpez7KI4CCXg'] }),
    }),
  })
  .meta({ id: 'PushSubscriptionInput' })

export const show = endpoint({
  method: 'get',
  path: '/push',
  summary: 'The key by which a browser knows our messages',
  tag: 'Avisos',
  access: 'signed-in',
  status: 200,
  answer: z.object({ publicKey: z.string() }).meta({ id: 'PushKey' }),
  refusals: [],
})

export const subscribe = endpoint({
  method: 'post',
  path: '/push/subscriptions',
  summary: 'This browser is told from now on, until its session ends; asking again changes nothing',
  tag: 'Avisos',
  access: 'signed-in',
  body: PushSubscriptionInput,
  limit: { points: 30, seconds: 600 },
  status: 204,
  answer: null,
  refusals: ['PUSH_SERVICE_UNKNOWN'],
})

export const unsubscribe = endpoint({
  method: 'post',
  path: '/push/subscriptions/end',
  summary: 'This browser is told nothing more',
  tag: 'Avisos',
  access: 'signed-in',
  body: z.object({ endpoint: z.url().max(1000) }).meta({ id: 'PushSubscriptionEnd' }),
  status: 204,
  answer: null,
  refusals: [],
})
