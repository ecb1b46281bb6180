import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { hasVisibleText, isTooLong, MAX_MESSAGE_LENGTH } from '../conversation.rules.ts'

/** One message (DATA-27). `sequence` is its position in the order of arrival. */
export const Message = z
  .object({
    id: z.uuid(),
    conversationId: z.uuid(),
    sequence: z.int(),
    senderId: z.uuid(),
    sender: z.object({ id: z.uuid(), fullName: z.string(), avatarUrl: z.string().nullable() }),
    /** Id chosen by the sender's browser. */
    clientId: z.uuid().nullable(),
    content: z.string(),
    /** A picture with text is an `attachment` with content (DATA-28). */
    messageType: z.enum(['text', 'attachment']),
    attachmentUrl: z.string().nullable(),
    attachmentType: z.string().nullable(),
    /** Size of the picture, so that its space is reserved before it loads. */
    attachment: z.object({ width: z.int(), height: z.int() }).nullable(),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Message' })
export type Message = z.output<typeof Message>

export const NewMessage = z
  .object({
    /** Id chosen by the sender; sending it again does not store the message twice. */
    clientId: z.uuid('Falta el nombre del mensaje'),
    /** May be empty beside a picture. */
    content: z
      .string('Escribe un mensaje')
      .trim()
      .refine((text) => !isTooLong(text), `Máximo ${MAX_MESSAGE_LENGTH} caracteres`),
    attachmentId: z.uuid('La imagen no existe').nullish(),
  })
  .refine(({ content, attachmentId }) => attachmentId || hasVisibleText(content), {
    path: ['content'],
    error: 'Escribe un mensaje o elige una imagen',
  })
  .meta({ id: 'NewMessage' })

/** A position in the order of arrival, within the range that JavaScript represents exactly. */
const Sequence = z.coerce.number<number>().int().min(0).max(Number.MAX_SAFE_INTEGER)

export const list = endpoint({
  method: 'get',
  path: '/conversations/{id}/messages',
  summary: 'A page of messages, oldest first; without `before` the newest page',
  tag: 'Conversaciones',
  access: 'signed-in',
  params: idParams,
  query: z.object({ before: Sequence.optional().meta({ type: 'integer', minimum: 0 }) }),
  status: 200,
  answer: z
    .object({
      messages: z.array(Message),
      /** `before` of the next older page, or null. */
      earlier: z.int().nullable(),
    })
    .meta({ id: 'MessageList' }),
  refusals: ['NO_PERMISSION'],
  words: { BROKEN: 'No se pudieron cargar los mensajes' },
})

export const send = endpoint({
  method: 'post',
  path: '/conversations/{id}/messages',
  summary: 'Say something; the same clientId is stored once, whatever is lost on the way',
  tag: 'Conversaciones',
  access: 'signed-in',
  params: idParams,
  body: NewMessage,
  status: 201,
  answer: z.object({ message: Message, messageCount: z.int() }).meta({ id: 'SentMessage' }),
  refusals: ['NO_PERMISSION', 'CHAT_EXPIRED', 'CHAT_CANCELLED', 'CHAT_FULL', 'ATTACHMENT_UNKNOWN', 'TOO_MANY'],
  words: { BROKEN: 'Error al enviar', TOO_MANY: 'Escribes muy rápido. Espera un momento y vuelve a intentarlo.' },
})

export const read = endpoint({
  method: 'post',
  path: '/conversations/{id}/read',
  summary: "Mark the other party's messages as read up to one of them; nothing changes once the chat has expired",
  tag: 'Conversaciones',
  access: 'signed-in',
  params: idParams,
  body: z
    .object({ through: z.int('Falta hasta dónde').min(0).max(Number.MAX_SAFE_INTEGER) })
    .meta({ id: 'ReadThrough' }),
  status: 200,
  answer: z.object({ marked: z.int() }).meta({ id: 'MarkedMessages' }),
  refusals: ['NO_PERMISSION'],
})

export const follow = endpoint({
  method: 'get',
  path: '/conversations/{id}/events',
  summary: 'Messages and read marks as they come, until the chat expires or the session ends',
  tag: 'Conversaciones',
  access: 'signed-in',
  params: idParams,
  query: z.object({
    /** Sequence of the last known message, while there is no Last-Event-ID yet. */
    after: Sequence.default(0).meta({ type: 'integer', minimum: 0, default: 0 }),
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
