import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { IdCursor, pageQuery } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { MAX_COMMENT_LENGTH } from './review.text.ts'

/** A host's reply for the public. */
export const ReviewReply = z
  .object({
    text: z.string(),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ReviewReply' })
export type ReviewReply = z.output<typeof ReviewReply>

/** A review for the public; the author's full name stays on the server. */
export const Review = z
  .object({
    id: z.uuid(),
    rating: z.int().min(1).max(5),
    comment: z.string().nullable(),
    createdAt: z.iso.datetime(),
    /** First name and initial: 'Rosa H.'. */
    author: z.string(),
    avatar: z.string().nullable(),
    /** The day on which the author was there (docs/decisions/0248), confirmed by a code or the host's list; null when it is not. */
    attendedOn: z.iso.date().nullable(),
    /** Null without a reply, or when it is hidden. */
    reply: ReviewReply.nullable(),
  })
  .meta({ id: 'Review' })
export type Review = z.output<typeof Review>

/** Figures of a host's reviews; the average has one decimal and is null without reviews (REV-28). */
export const ReviewSummary = z
  .object({
    average: z.number().nullable(),
    count: z.int(),
    /** How many gave 1, 2, 3, 4 and 5 stars. */
    distribution: z.array(z.int()).length(5),
  })
  .meta({ id: 'ReviewSummary' })
export type ReviewSummary = z.output<typeof ReviewSummary>

export const ReviewPage = z
  .object({
    /** With the first page only. */
    summary: ReviewSummary.nullable(),
    items: z.array(Review),
    /** Cursor: send it as `after` to get the next page; null on the last one. */
    next: z.string().nullable(),
  })
  .meta({ id: 'ReviewPage' })
export type ReviewPage = z.output<typeof ReviewPage>

export const listForHost = endpoint({
  method: 'get',
  path: '/hosts/{id}/reviews',
  summary: 'The reviews of a host, newest first',
  tag: 'Reseñas',
  access: 'anyone',
  replica: true,
  params: z.object({ id: z.guid() }),
  query: z.object({
    ...pageQuery(IdCursor, 6),
  }),
  status: 200,
  answer: ReviewPage,
  refusals: ['HOST_NOT_FOUND'],
})

/** The input of a review. Author, host, date and the right to it are determined by the server (REV-04, REV-05). */
const NewReview = z
  .object({
    rating: z.int('Elige de 1 a 5 estrellas').min(1, 'Elige de 1 a 5 estrellas').max(5, 'Elige de 1 a 5 estrellas'),
    comment: z
      .string('Escribe tu comentario con letras')
      .trim()
      .max(MAX_COMMENT_LENGTH, `Máximo ${MAX_COMMENT_LENGTH} letras`)
      .nullish()
      .transform((text) => text || null),
  })
  .meta({ id: 'NewReview' })

/** Whether this visitor may review the host; `reason` is null when they may (REV-08). */
export const ReviewEligibility = z
  .object({
    allowed: z.boolean(),
    reason: z.enum(['SIGN_IN', 'REVIEWED', 'NO_BOOKING']).nullable(),
    text: z.string(),
    /** Why this person's own review is hidden; absent when it is public. */
    hidden: z.string().optional(),
  })
  .meta({ id: 'ReviewEligibility' })
export type ReviewEligibility = z.output<typeof ReviewEligibility>

export const ReviewAdded = z.object({ review: Review, summary: ReviewSummary }).meta({ id: 'ReviewAdded' })
export type ReviewAdded = z.output<typeof ReviewAdded>

/** Any text, because a malformed id is answered like a missing one. */
const Id = z.object({ id: z.string().max(100) })
const checks = {
  tag: 'Reseñas',
  access: 'anyone',
  params: Id,
  status: 200,
  answer: ReviewEligibility,
} as const
const failures = ['REVIEWS_UNREADABLE', 'BOOKINGS_UNREADABLE', 'REVIEW_PERMISSION', 'ELIGIBILITY_FAILED'] as const

export const checkFromExperience = endpoint({
  method: 'get',
  path: '/experiences/{id}/reviews/eligibility',
  summary: 'Whether this visitor may review the host of an experience, or why not',
  ...checks,
  refusals: ['EXPERIENCE_NOT_FOUND', ...failures],
})

export const checkFromHost = endpoint({
  method: 'get',
  path: '/hosts/{id}/reviews/eligibility',
  summary: 'Whether this visitor may review a host, or why not',
  ...checks,
  refusals: ['HOST_NOT_FOUND', ...failures],
})

const creation = {
  tag: 'Reseñas',
  access: 'traveler',
  params: Id,
  body: NewReview,
  limit: { points: 20, seconds: HOUR_S },
  status: 201,
  answer: ReviewAdded,
  words: { NOT_SIGNED_IN: 'Debes iniciar sesión para dejar una reseña' },
} as const
const reasons = ['ALREADY_REVIEWED', 'REVIEW_CHECK_FAILED', 'REVIEW_NOT_EARNED', 'REVIEW_FAILED'] as const

export const createFromExperience = endpoint({
  method: 'post',
  path: '/experiences/{id}/reviews',
  summary: 'Review the host of an experience, once per host and after a completed booking',
  ...creation,
  refusals: ['REVIEW_EXPERIENCE_GONE', ...reasons],
})

export const createFromHost = endpoint({
  method: 'post',
  path: '/hosts/{id}/reviews',
  summary: 'Review a host, once and after a completed booking',
  ...creation,
  refusals: ['HOST_NOT_FOUND', ...reasons],
})
