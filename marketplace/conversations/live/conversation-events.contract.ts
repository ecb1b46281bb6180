import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { Message } from '../messages/message.contract.ts'

export const follow = endpoint({
  method: 'get',
  path: '/conversations/{id}/events',
  summary: 'Messages and read marks as they come, until the chat expires or the session ends',
  tag: 'Conversaciones',
  access: 'signed-in',
  params: idParams,
  query: z.object({
    /** Sequence of the last known message, while there is no Last-Event-ID yet. */
    after: z.coerce
      .number<number>()
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .default(0)
      .meta({ type: 'integer', minimum: 0, default: 0 }),
  }),
  status: 200,
  answer: null,
  events: {
    /** The event's id is the message's sequence. */
    message: z.object({ message: Message, messageCount: z.int() }).meta({ id: 'MessageArrived' }),
    /** This sender's messages up to this sequence have been read. */
    read: z.object({ senderId: z.uuid(), through: z.int(), readAt: z.iso.datetime() }).meta({ id: 'MessagesRead' }),
    /** The last event of an expired chat. */
    expired: z.object({ expireAt: z.iso.datetime() }).meta({ id: 'ConversationExpired' }),
  },
  refusals: ['NO_PERMISSION', 'CHAT_EXPIRED'],
})
