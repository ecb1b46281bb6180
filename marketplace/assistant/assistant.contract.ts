import { z } from 'zod'
import { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { Picture } from '#marketplace/experiences/images/image.contract.ts'
import { endpoint } from '#platform/http/contract.ts'

/** A reservation as the assistant shows it: without its code and without contact data. */
export const AssistantBooking = z
  .object({
    id: z.uuid(),
    experienceId: z.uuid(),
    title: z.string(),
    status: z.string(),
    payment: z.string(),
    start: z.iso.datetime(),
    place: z.string(),
    guests: z.int(),
    total: z.number(),
    cancellation: z.enum(['free', 'late']).nullable(),
    path: z.string(),
    picture: Picture.nullable(),
  })
  .meta({ id: 'AssistantBooking' })
export type AssistantBooking = z.output<typeof AssistantBooking>

/** A thing an answer is based on, read at that moment. */
export const AssistantCard = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('experience'), experience: ExperienceCard }),
    z.object({ kind: z.literal('booking'), booking: AssistantBooking }),
  ])
  .meta({ id: 'AssistantCard' })
export type AssistantCard = z.output<typeof AssistantCard>

/** Only to our own pages. */
export const AssistantLink = z
  .object({ href: z.string().regex(/^\/(?!\/)/), label: z.string() })
  .meta({ id: 'AssistantLink' })
export type AssistantLink = z.output<typeof AssistantLink>

/** A message of the chat (AI-07). */
export const AssistantMessage = z
  .object({
    id: z.string(),
    text: z.string(),
    sender: z.enum(['user', 'bot']),
    timestamp: z.iso.datetime(),
    isLoading: z.boolean(),
    cards: z.array(AssistantCard),
    links: z.array(AssistantLink),
  })
  .meta({ id: 'AssistantMessage' })
export type AssistantMessage = z.output<typeof AssistantMessage>

/** The answer to a message: plain text, and what it is based on. An empty text means that the answer failed (AI-12). */
export const AssistantAnswer = z
  .object({ id: z.string(), response: z.string(), cards: z.array(AssistantCard), links: z.array(AssistantLink) })
  .meta({ id: 'AssistantAnswer' })
export type AssistantAnswer = z.output<typeof AssistantAnswer>

const AssistantQuestion = z
  .object({
    message: z
      .string('Escribe tu pregunta')
      .trim()
      .min(1, 'Escribe tu pregunta')
      .max(500, 'Escribe como máximo 500 caracteres'),
    /** Day, people, budget and place as an address has them; they hold where the message says nothing else. */
    trip: z.string().max(300).optional(),
  })
  .meta({ id: 'AssistantQuestion' })
export type AssistantQuestion = z.output<typeof AssistantQuestion>

/** Travelers ask about their trips, hosts about their own dates; the tools' proofs decide what each may see. */
const shared = { tag: 'Asistente', access: 'signed-in', body: AssistantQuestion, status: 200 } as const
const refusals = ['ASSISTANT_OFF', 'ASSISTANT_UNSET', 'ASSISTANT_FAILED', 'IN_FLIGHT'] as const
const words = {
  NOT_SIGNED_IN: 'Inicia sesión para conversar con el asistente.',
}
export const show = endpoint({
  method: 'get',
  path: '/intelligent-chat',
  summary: 'Whether the assistant is offered, and what was said of late',
  tag: 'Asistente',
  // Open to everybody, because a page may ask while the session ends; then the answer is "not offered" instead of an error.
  access: 'anyone',
  status: 200,
  answer: z
    .object({
      offered: z.boolean(),
      messages: z.array(AssistantMessage),
    })
    .meta({ id: 'AssistantChat' }),
  refusals: [],
})

export const ask = endpoint({
  method: 'post',
  path: '/intelligent-chat',
  summary: 'Ask the assistant; one question at a time',
  ...shared,
  answer: AssistantAnswer,
  refusals,
  words,
})

export const follow = endpoint({
  method: 'post',
  path: '/intelligent-chat/live',
  summary: 'Ask the assistant and follow its answer',
  ...shared,
  answer: null,
  events: {
    text: z.object({ text: z.string() }).meta({ id: 'AssistantText' }),
    /** The complete answer; the last event. */
    done: AssistantAnswer,
    /** The failure; the last event. */
    failed: z.object({ code: z.string(), message: z.string() }).meta({ id: 'AssistantFailure' }),
  },
  refusals,
  words,
})

export const forget = endpoint({
  method: 'delete',
  path: '/intelligent-chat',
  summary: 'Forget what was said',
  tag: 'Asistente',
  access: 'signed-in',
  status: 204,
  answer: null,
  refusals: [],
  words,
})
