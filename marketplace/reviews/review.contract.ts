import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

/** A review as everybody reads it; the writer's full name stays on the server. */
export const Review = z
  .object({
    id: z.uuid(),
    rating: z.int().min(1).max(5),
    comment: z.string().nullable(),
    createdAt: z.iso.datetime(),
    /** First name and initial: 'Rosa H.'. */
    author: z.string(),
    avatar: z.string().nullable(),
  })
  .meta({ id: 'Review' })
export type Review = z.output<typeof Review>

/** A host's reviews in figures; the average has one decimal and is null before the first (REV-28). */
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
    /** Give it as `after` to read on; null on the last page. */
    next: z.string().nullable(),
  })
  .meta({ id: 'ReviewPage' })
export type ReviewPage = z.output<typeof ReviewPage>

export const listHostReviews = endpoint({
  method: 'get',
  path: '/hosts/{id}/reviews',
  summary: 'The reviews of a host, newest first',
  tag: 'Reseñas',
  access: 'anyone',
  params: z.object({ id: z.guid() }),
  query: z.object({
    after: z.guid({ error: 'Esta página de reseñas ya no existe' }).optional(),
    limit: z.coerce
      .number<number>({ error: 'Debe ser un número' })
      .int('Debe ser un número entero')
      .min(1, 'Debe ser 1 o más')
      .max(50, 'Debe ser 50 o menos')
      .default(6)
      .meta({ type: 'integer', minimum: 1, maximum: 50, default: 6 }),
  }),
  status: 200,
  answer: ReviewPage,
  refusals: ['HOST_NOT_FOUND'],
})
