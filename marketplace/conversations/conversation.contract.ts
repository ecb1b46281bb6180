import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams, pageQuery, TimeCursor } from '#platform/http/params.ts'
import { Message } from './messages/message.contract.ts'

/** The chat of one booking as one of its two parties sees it (DATA-26). */
export const Conversation = z
  .object({
    id: z.uuid(),
    bookingId: z.uuid(),
    hostId: z.uuid(),
    travelerId: z.uuid(),
    /** The other party. */
    with: z.object({ id: z.uuid(), name: z.string(), avatar: z.string().nullable() }),
    experience: z.object({ id: z.uuid(), title: z.string() }),
    startDate: z.iso.datetime(),
    expireAt: z.iso.datetime(),
    /** Seconds until then when this was answered, because the clock of a device may be wrong; 0 once expired. */
    expiresIn: z.int(),
    /** `expired` and `cancelled` are read-only. */
    state: z.enum(['open', 'expired', 'cancelled']),
    messageCount: z.int(),
    lastMessageAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.output<typeof Conversation>

/** An entry of the list: the latest message, and the number of the other party's unread messages; 0 once expired (CHAT-05). */
export const ConversationLine = Conversation.extend({
  latest: Message.nullable(),
  unread: z.int(),
}).meta({ id: 'ConversationLine' })
export type ConversationLine = z.output<typeof ConversationLine>

export const open = endpoint({
  method: 'post',
  path: '/bookings/{id}/conversation',
  summary: 'The chat of a reservation, made when it is first opened; an existing one can always be read',
  tag: 'Conversaciones',
  access: 'signed-in',
  params: idParams,
  status: 200,
  answer: Conversation,
  refusals: ['BOOKING_NOT_FOUND', 'CHAT_NOT_OPEN'],
})

export const list = endpoint({
  method: 'get',
  path: '/conversations',
  summary: 'The chats of the traveler or the host, the one with the newest message first',
  tag: 'Conversaciones',
  access: 'signed-in',
  query: z.object({
    ...pageQuery(TimeCursor, 20),
  }),
  status: 200,
  answer: z
    .object({ conversations: z.array(ConversationLine), next: z.string().nullable() })
    .meta({ id: 'ConversationList' }),
  refusals: [],
})

/** Per booking, because each booking has its own chat button. */
export const countUnread = endpoint({
  method: 'get',
  path: '/conversations/unread',
  summary: 'How many messages wait to be read, and in the chats of which reservations',
  tag: 'Conversaciones',
  access: 'signed-in',
  status: 200,
  answer: z
    .object({ unread: z.int(), bookings: z.array(z.object({ bookingId: z.uuid(), unread: z.int() })) })
    .meta({ id: 'Unread' }),
  refusals: [],
})

export const show = endpoint({
  method: 'get',
  path: '/conversations/{id}',
  summary: 'One chat as it stands now',
  tag: 'Conversaciones',
  access: 'signed-in',
  params: idParams,
  status: 200,
  answer: Conversation,
  refusals: ['NO_PERMISSION'],
})

/** Answers 'Contactar al anfitrión' (DET-13). */
export const findForExperience = endpoint({
  method: 'get',
  path: '/experiences/{id}/chat',
  summary: 'The reservation of this traveler for an experience whose chat is open, the next to begin first',
  tag: 'Conversaciones',
  access: 'traveler',
  params: idParams,
  status: 200,
  answer: z.object({ bookingId: z.uuid().nullable() }).meta({ id: 'ReachableChat' }),
  refusals: [],
})
