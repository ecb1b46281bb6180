import type { ReactElement } from 'react'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { writeTo } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import * as moderation from '#marketplace/reviews/moderation/review-moderation.data.ts'
import { DeletedReviewMail, HiddenReviewMail } from '#marketplace/reviews/moderation/review-moderation.mail.tsx'
import { moderateReply } from '#marketplace/reviews/replies/reply.data.ts'
import { hiddenReplyMail } from '#marketplace/reviews/replies/reply.mail.tsx'
import { authorName } from '#marketplace/reviews/review.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { isRefusal, type Refusal, refuse } from '#platform/http/refusal.ts'
import { type Audited, recordAudit } from '../../admin/audit/audit.data.ts'
import { runBulk } from '../../admin/bulk.api.ts'
import { fileHandler, pageHandler } from '../../admin/list.api.ts'
import type * as contract from './admin-review.contract.ts'
import { findReview, reviewReader } from './admin-review.data.ts'
import { reviewList } from './admin-review.list.ts'
import { moderationRefusals } from './admin-review.text.ts'

export const list: Serve<typeof contract.list> = pageHandler(reviewReader)

export const download: Serve<typeof contract.download> = fileHandler(reviewList, reviewReader, {
  author: ({ author }) => author.name,
  host: ({ host }) => host.name,
  rating: ({ rating }) => rating,
  comment: ({ comment }) => comment,
  day: ({ createdAt }) => dayOf(createdAt),
  state: ({ hiddenAt }) => (hiddenAt ? 'Oculta' : 'Visible'),
  reason: ({ hiddenReason }) => hiddenReason,
  id: ({ id }) => id,
})

export const show: Serve<typeof contract.show> = async ({ caller, params: { id } }) =>
  (await findReview(caller, id)) ?? refuse('NOT_FOUND')

type LockedReview = NonNullable<Awaited<ReturnType<typeof moderation.lockReview>>>
type Moderation<Code extends string> = (
  tx: Executor,
  locked: LockedReview,
) => Promise<Refusal<Code> | Pick<Audited, 'action' | 'before' | 'after'>>

/**
 * Change and audit entry are one transaction (ADM-03). The entry contains no word of the comment: the comment may be erased
 * for what it says, and the log can not be.
 */
const moderate = <Code extends string>(
  caller: Admin<'content.moderate'>,
  id: string,
  reason: string,
  write: Moderation<Code>,
) =>
  database().transaction(async (tx) => {
    const locked = await moderation.lockReview(tx, id)
    if (!locked) return refuse('NOT_FOUND')
    const result = await write(tx, locked)
    if (isRefusal(result)) return result
    const label = `${locked.author.name} a ${locked.host.name}`
    await recordAudit(tx, caller, { ...result, object: { type: 'review', id, label }, reason })
    return null
  })

/** Tells the author by mail what became of their review; if it is still there, it is also on the host's page. */
async function notifyAuthor(tx: Executor, { author }: LockedReview, subject: string, body: ReactElement) {
  await writeTo(tx, author.id, 'own', () => ({ subject, body }))
}

const hideOne = (caller: Admin<'content.moderate'>, id: string, reason: string, now: Date) =>
  moderate(caller, id, reason, async (tx, locked) => {
    const { review, author, host } = locked
    if (review.hiddenAt) return refuse('REVIEW_UNCHANGED')
    await moderation.hideReview(tx, caller, id, reason, now)
    const body = HiddenReviewMail({ name: author.name, hostName: host.name, reason })
    await notifyAuthor(tx, locked, 'Tu reseña en Torogoz ya no se muestra', body)
    return { action: 'review.hide', before: { hidden: false }, after: { hidden: true } }
  })

const restoreOne = (caller: Admin<'content.moderate'>, id: string, reason: string) =>
  moderate(caller, id, reason, async (tx, { review, host, author }) => {
    if (!review.hiddenAt) return refuse('REVIEW_UNCHANGED')
    await moderation.restoreReview(tx, caller, id)
    if (author.email)
      await createNotice(tx, {
        userId: author.id,
        kind: 'review',
        title: 'Tu reseña se muestra otra vez',
        detail: `La que dejaste a ${host.name}`,
        href: `/host/${host.id}#resenas`,
      })
    return { action: 'review.restore', before: { hidden: true }, after: { hidden: false } }
  })

export const hide: Serve<typeof contract.hide> = ({ caller, params: { id }, body: { reason }, now }) =>
  hideOne(caller, id, reason, now)
export const restore: Serve<typeof contract.restore> = ({ caller, params: { id }, body: { reason } }) =>
  restoreOne(caller, id, reason)

export const remove: Serve<typeof contract.remove> = ({ caller, params: { id }, body: { reason } }) =>
  moderate(caller, id, reason, async (tx, locked) => {
    const { review, author, host } = locked
    await moderation.deleteReview(tx, caller, id)
    const body = DeletedReviewMail({ name: author.name, hostName: host.name, reason })
    await notifyAuthor(tx, locked, 'Eliminamos tu reseña en Torogoz', body)
    const before = {
      rating: review.rating,
      hidden: review.hiddenAt !== null,
      createdAt: review.createdAt.toISOString(),
      host: host.name,
      reservation: review.reservationId,
    }
    return { action: 'review.delete', before }
  })

type ReplyModeration = { id: string; reason: string; now: Date; hidden: boolean }

/** Moderates a reply, with its audit entry; the host is told by mail and on the bell. */
const moderateReplyOf = (caller: Admin<'content.moderate'>, { id, reason, now, hidden }: ReplyModeration) =>
  moderate(caller, id, reason, async (tx, { replied, host, author }) => {
    if (!replied) return refuse('REPLY_MISSING')
    if (!(await moderateReply(tx, caller, id, hidden ? reason : null, now))) return refuse('REVIEW_UNCHANGED')
    if (hidden)
      await writeTo(tx, host.id, 'own', () =>
        hiddenReplyMail({ name: host.name, author: authorName(author.name), reason }),
      )
    await createNotice(tx, {
      userId: host.id,
      kind: 'review',
      title: hidden ? 'Tu respuesta ya no se muestra' : 'Tu respuesta se muestra otra vez',
      detail: hidden ? `Motivo: ${reason}` : `La que diste a ${authorName(author.name)}`,
      href: '/host/dashboard?tab=reviews',
    })
    const action = hidden ? 'review.hide-reply' : 'review.restore-reply'
    return { action, before: { hidden: !hidden }, after: { hidden } }
  })

export const hideReply: Serve<typeof contract.hideReply> = ({ caller, params: { id }, body: { reason }, now }) =>
  moderateReplyOf(caller, { id, reason, now, hidden: true })
export const restoreReply: Serve<typeof contract.restoreReply> = ({ caller, params: { id }, body: { reason }, now }) =>
  moderateReplyOf(caller, { id, reason, now, hidden: false })

export const changeMany: Serve<typeof contract.changeMany> = ({ caller, body: { action, ids, reason }, now }) =>
  runBulk(ids, moderationRefusals, (id) =>
    action === 'hide' ? hideOne(caller, id, reason, now) : restoreOne(caller, id, reason),
  )
