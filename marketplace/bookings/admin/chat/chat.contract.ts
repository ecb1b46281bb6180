import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { HOUR_S } from '#platform/units.ts'
import { reason } from '../../../admin/list.contract.ts'

const params = z.object({ id: z.uuid() })

/** A chat for administrators: read-only, and nothing becomes read by it. */
export const ReadChat = z
  .object({
    messages: z.array(
      z.object({
        id: z.uuid(),
        by: z.enum(['traveler', 'host']),
        name: z.string(),
        content: z.string(),
        picture: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
        createdAt: z.iso.datetime(),
        readAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'ReadChat' })
export type ReadChat = z.output<typeof ReadChat>

export const open = endpoint({
  method: 'post',
  path: '/admin/bookings/{id}/chat',
  permission: 'correspondence.open',
  summary: 'Read the chat of a reservation for a reason, which is written down first (INV-23)',
  tag: 'Administración',
  access: 'admin',
  params,
  body: z.object({ reason }).meta({ id: 'ChatReason' }),
  limit: { points: 30, seconds: HOUR_S },
  status: 200,
  answer: ReadChat,
  refusals: ['NO_CHAT'],
})

export const showPicture = endpoint({
  method: 'get',
  path: '/admin/bookings/{id}/chat/pictures/{picture}',
  permission: 'correspondence.open',
  summary: 'A picture of a chat that this administrator has opened within the hour',
  tag: 'Administración',
  access: 'admin',
  params: params.extend({ picture: z.uuid() }),
  status: 200,
  answer: z.instanceof(Uint8Array),
  file: 'image/webp',
  refusals: [],
})
