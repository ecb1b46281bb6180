import { z } from 'zod'
import { titleProblem } from '#marketplace/accounts/names/name.rules.ts'
import { endpoint } from '#platform/http/contract.ts'
import { IdCursor, idParams, pageQuery } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { Review, ReviewPage, ReviewReply } from '../review.contract.ts'
import { MAX_REPLY_LENGTH } from './reply.text.ts'

export const OwnReply = ReviewReply.extend({
  /** Until when the text can be edited. */
  editableUntil: z.iso.datetime(),
  editable: z.boolean(),
  /** Why the team hid it; null while it is public. */
  hiddenFor: z.string().nullable(),
}).meta({ id: 'OwnReply' })
export type OwnReply = z.output<typeof OwnReply>

export const ReceivedReview = Review.extend({ reply: OwnReply.nullable() }).meta({ id: 'ReceivedReview' })
export type ReceivedReview = z.output<typeof ReceivedReview>

const ReceivedReviewPage = ReviewPage.extend({ items: z.array(ReceivedReview) }).meta({
  id: 'ReceivedReviewPage',
})

/** Public text beside a traveler's, so no links, mailboxes or telephone numbers, and nothing in the name of Torogoz. */
const NewReply = z
  .object({
    text: z
      .string('Escribe tu respuesta con letras')
      .trim()
      .min(1, 'Escribe tu respuesta')
      .max(MAX_REPLY_LENGTH, `Máximo ${MAX_REPLY_LENGTH} letras`)
      .superRefine((text, context) => {
        const message = titleProblem(text)
        if (message) context.addIssue({ code: 'custom', message })
      }),
  })
  .meta({ id: 'NewReply' })

export const list = endpoint({
  method: 'get',
  path: '/host/reviews',
  summary: 'What travelers said of this host and what the host replied, newest first',
  tag: 'Reseñas',
  access: 'host',
  query: z.object({ ...pageQuery(IdCursor, 6) }),
  status: 200,
  answer: ReceivedReviewPage,
  refusals: [],
})

const writing = {
  path: '/host/reviews/{id}/reply',
  tag: 'Reseñas',
  access: 'host',
  params: idParams,
  body: NewReply,
  limit: { points: 60, seconds: HOUR_S },
  answer: OwnReply,
} as const

export const reply = endpoint({
  ...writing,
  method: 'post',
  summary: 'Replies to a review in public, once; the traveler is told',
  status: 201,
  refusals: ['REVIEW_NOT_FOUND', 'REPLY_EXISTS'],
})

/** @property replaces the words that the edit began from; refused when others stand there now, as from another tab */
const ChangedReply = NewReply.extend({ replaces: z.string().max(MAX_REPLY_LENGTH).optional() }).meta({
  id: 'ChangedReply',
})

export const changeReply = endpoint({
  ...writing,
  method: 'patch',
  body: ChangedReply,
  summary: 'Changes the words of a reply, for 48 hours after its publication',
  status: 200,
  refusals: ['REVIEW_NOT_FOUND', 'REPLY_MISSING', 'REPLY_FIXED', 'REPLY_HIDDEN', 'REPLY_CHANGED'],
})
