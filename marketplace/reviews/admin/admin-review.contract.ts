import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { BulkAnswer, bulkIds, fileEndpoint, listEndpoint, listPage, reason } from '../../admin/list.contract.ts'
import { reviewList } from './admin-review.list.ts'

const instant = z.iso.datetime()
const Party = z.object({ id: z.uuid(), name: z.string(), avatar: z.string().nullable() })

export const AdminReviewRow = z
  .object({
    id: z.uuid(),
    author: Party,
    host: Party,
    rating: z.int().min(1).max(5),
    comment: z.string().nullable(),
    createdAt: instant,
    hiddenAt: instant.nullable(),
    hiddenReason: z.string().nullable(),
  })
  .meta({ id: 'AdminReviewRow' })
export type AdminReviewRow = z.output<typeof AdminReviewRow>

export const list = listEndpoint(reviewList, {
  summary: 'Every review, hidden ones included, 20 a page (ADM-08)',
  answer: listPage(AdminReviewRow).meta({ id: 'AdminReviews' }),
})

export const download = fileEndpoint(reviewList, {
  summary: 'The same list as a file, at most 10,000 rows; written into the audit log',
  limit: { points: 20, seconds: HOUR_S },
})

export const AdminReview = AdminReviewRow.extend({
  /** The booking that gave the right to review. */
  booking: z.object({
    id: z.uuid(),
    experienceId: z.uuid(),
    experience: z.string(),
    startDate: instant,
    completedAt: instant.nullable(),
    guests: z.int(),
  }),
  /** The host's public reply, hidden or not. */
  reply: z
    .object({
      text: z.string(),
      createdAt: instant,
      editedAt: instant.nullable(),
      hiddenAt: instant.nullable(),
      hiddenReason: z.string().nullable(),
    })
    .nullable(),
  /** The host's current figures. */
  figures: z.object({ average: z.number().nullable(), count: z.int() }),
}).meta({ id: 'AdminReview' })
export type AdminReview = z.output<typeof AdminReview>

const reviewCall = { tag: 'Administración', access: 'admin', params: idParams } as const
const moderationCall = { ...reviewCall, method: 'post', status: 204, answer: null } as const
const Reasoned = z.object({ reason }).meta({ id: 'ReviewReason' })

export const show = endpoint({
  ...reviewCall,
  method: 'get',
  path: '/admin/reviews/{id}',
  permission: 'content.read',
  summary: 'A review with the reservation it rests on',
  status: 200,
  answer: AdminReview,
  refusals: [],
})

export const hide = endpoint({
  ...moderationCall,
  path: '/admin/reviews/{id}/hide',
  permission: 'content.moderate',
  summary: 'Takes a review out of every page and figure; its author is told why',
  body: Reasoned,
  refusals: ['REVIEW_UNCHANGED'],
})

export const restore = endpoint({
  ...moderationCall,
  path: '/admin/reviews/{id}/restore',
  permission: 'content.moderate',
  summary: 'Shows a hidden review again, in its old place',
  body: Reasoned,
  refusals: ['REVIEW_UNCHANGED'],
})

export const remove = endpoint({
  ...moderationCall,
  method: 'delete',
  path: '/admin/reviews/{id}',
  permission: 'content.moderate',
  summary: 'Erases a review; its author is told why and may write another one',
  body: Reasoned,
  refusals: [],
})

export const hideReply = endpoint({
  ...moderationCall,
  path: '/admin/reviews/{id}/reply/hide',
  permission: 'content.moderate',
  summary: "Takes the host's reply out of every page; the host is told why",
  body: Reasoned,
  refusals: ['REVIEW_UNCHANGED', 'REPLY_MISSING'],
})

export const restoreReply = endpoint({
  ...moderationCall,
  path: '/admin/reviews/{id}/reply/restore',
  permission: 'content.moderate',
  summary: 'Shows a hidden reply again',
  body: Reasoned,
  refusals: ['REVIEW_UNCHANGED', 'REPLY_MISSING'],
})

export const changeMany = endpoint({
  method: 'post',
  path: '/admin/reviews/bulk',
  permission: 'content.moderate',
  summary: 'Hides or restores several reviews for one reason, each by itself',
  tag: 'Administración',
  access: 'admin',
  body: z
    .object({ action: z.enum(['hide', 'restore'], 'Elige qué hacer'), ids: bulkIds, reason })
    .meta({ id: 'ReviewsChange' }),
  status: 200,
  answer: BulkAnswer,
  refusals: [],
})
