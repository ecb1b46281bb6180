import type { Host } from '#marketplace/accounts/account.rules.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { mailPerson } from '#marketplace/accounts/preferences/subscription.api.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { pageOf } from '#platform/http/cursor.ts'
import { refuse } from '#platform/http/refusal.ts'
import { presentReview } from '../review.api.ts'
import { findReceivedReviews, type ReplyRow } from '../review.data.ts'
import type * as contract from './reply.contract.ts'
import { insertReply, lockReceivedReview, updateReply } from './reply.data.ts'
import { replyMail } from './reply.mail.tsx'
import { editableUntil, replyDenial } from './reply.rules.ts'

function presentReply({ text, createdAt, editedAt, hiddenFor }: ReplyRow, now: Date) {
  const published = new Date(createdAt)
  return {
    text,
    createdAt,
    editedAt,
    hiddenFor,
    editableUntil: editableUntil(published).toISOString(),
    editable: replyDenial({ createdAt: published, hidden: hiddenFor !== null }, now) === null,
  }
}

type Stored = NonNullable<Awaited<ReturnType<typeof insertReply>>>
const rowOf = ({ text, createdAt, editedAt, hiddenReason }: Stored): ReplyRow => ({
  text,
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
  hiddenFor: hiddenReason,
})

export const list: Serve<typeof contract.list> = async ({ caller, query: { after, limit }, now }) => {
  const received = await findReceivedReviews(caller, after?.[0] ?? null, limit + 1)
  const { rows, next } = pageOf(received.rows, limit, (last) => [last.id])
  const items = rows.map((row) => ({ ...presentReview(row), reply: row.reply && presentReply(row.reply, now) }))
  return { summary: received.summary, items, next }
}

export const reply: Serve<typeof contract.reply> = ({ caller, params: { id }, body: { text }, now }) =>
  database().transaction(async (tx) => {
    const locked = await lockReceivedReview(tx, caller, id)
    if (!locked) return refuse('REVIEW_NOT_FOUND')
    const inserted = await insertReply(tx, caller, id, text, now)
    if (!inserted) return refuse('REPLY_EXISTS')
    if (locked.authorIsThere) await notifyAuthor(tx, caller, locked.review, text)
    return presentReply(rowOf(inserted), now)
  })

/** Notifies the author once; edits are not notified. */
async function notifyAuthor(tx: Executor, host: Host, { id, userId }: { id: string; userId: string }, text: string) {
  const hostName = host.name || 'Tu anfitrión'
  const path = `/host/${host.id}#resena-${id}`
  const key = `reply ${id}`
  await createNotice(tx, {
    userId,
    kind: 'review',
    title: 'Respondieron tu reseña',
    detail: `${hostName} te contestó`,
    href: path,
    key,
  })
  await mailPerson(tx, userId, 'reviewInvitations', (reader) => ({
    ...replyMail({ hostName, text, path }, reader),
    key,
  }))
}

export const changeReply: Serve<typeof contract.changeReply> = ({ caller, params: { id }, body, now }) =>
  database().transaction(async (tx) => {
    const locked = await lockReceivedReview(tx, caller, id)
    if (!locked) return refuse('REVIEW_NOT_FOUND')
    const { reply } = locked
    const denial = replyDenial(reply && { createdAt: reply.createdAt, hidden: reply.hiddenAt !== null }, now)
    if (denial) return refuse(denial)
    const { text, replaces = reply?.text } = body
    if (replaces !== reply?.text) return refuse('REPLY_CHANGED')
    const updated = await updateReply(tx, caller, id, text, now)
    // Hidden between the read and the write: a hidden reply must stay as it was judged.
    return updated ? presentReply(rowOf(updated), now) : refuse('REPLY_HIDDEN')
  })
