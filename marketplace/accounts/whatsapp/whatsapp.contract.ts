import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

const common = { tag: 'Avisos', access: 'host' } as const

export const WhatsappState = z
  .object({
    /** Whether this installation can send any. */
    available: z.boolean(),
    state: z.enum(['off', 'unconfirmed', 'on']),
    /** The last digits of the number, to recognize it. */
    phone: z.string().nullable(),
  })
  .meta({ id: 'WhatsappState' })
export type WhatsappState = z.output<typeof WhatsappState>

export const show = endpoint({
  ...common,
  method: 'get',
  path: '/host/whatsapp',
  summary: 'Whether the host gets messages by WhatsApp, and where',
  status: 200,
  answer: WhatsappState,
  refusals: [],
})

export const start = endpoint({
  ...common,
  method: 'put',
  path: '/host/whatsapp',
  summary: 'Names a number and sends a code to it; nothing else is sent there before that code is given',
  body: z
    .object({
      phone: z
        .string('Escribe tu número de WhatsApp')
        .trim()
        .min(8, 'Escribe tu número de WhatsApp')
        .max(25, 'Escribe como máximo 25 signos')
        .regex(/^[+\d\s().-]+$/, 'Escribe solo números, espacios y el signo +')
        .meta({ examples: ['7000-0000'] }),
    })
    .meta({ id: 'WhatsappNumber' }),
  limit: { points: 5, seconds: 3600 },
  status: 200,
  answer: WhatsappState,
  refusals: ['WHATSAPP_UNAVAILABLE', 'WHATSAPP_PHONE_INVALID'],
})

export const confirm = endpoint({
  ...common,
  method: 'post',
  path: '/host/whatsapp/confirm',
  summary: 'Gives the code that came by WhatsApp: from now on messages are sent there',
  body: z
    .object({
      code: z
        .string('Escribe el código')
        .trim()
        .regex(/^\d{6}$/, 'El código tiene 6 números')
        .meta({ examples: ['042042'] }),
    })
    .meta({ id: 'WhatsappCode' }),
  limit: { points: 6, seconds: 900 },
  status: 200,
  answer: WhatsappState,
  refusals: ['WHATSAPP_CODE_WRONG'],
})

export const end = endpoint({
  ...common,
  method: 'delete',
  path: '/host/whatsapp',
  summary: 'Ends the messages and forgets the number',
  status: 204,
  answer: null,
  refusals: [],
})
