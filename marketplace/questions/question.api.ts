import { findRecipient, isProofRequired } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { mailPerson } from '#marketplace/accounts/preferences/subscription.api.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { pageOf } from '#platform/http/cursor.ts'
import { countUse, returnUse } from '#platform/http/limits/limits.ts'
import { refuse } from '#platform/http/refusal.ts'
import type * as contract from './question.contract.ts'
import {
  findHostToAsk,
  insertQuestion,
  listPublic,
  listOwn as listQuestionsOf,
  type QuestionRow,
  withdrawQuestion,
} from './question.data.ts'
import { questionMail } from './question.mail.tsx'
import { ASK_LIMIT, stateOf } from './question.rules.ts'
import { RECEIVED_PATH } from './received/received-question.rules.ts'

const presentOwn = (row: QuestionRow): contract.OwnQuestion => ({
  id: row.id,
  experienceId: row.experienceId,
  text: row.text,
  answer: row.answer,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  state: stateOf({ ...row, answered: row.answeredAt !== null, hidden: row.hiddenAt !== null }),
  travelerAgrees: row.travelerAgrees,
  hiddenFor: row.hiddenReason,
})

export const list: Serve<typeof contract.list> = async ({ params: { id }, query }) => {
  const { rows, next } = pageOf(await listPublic(id, query), query.limit, (last) => [last.at, last.id])
  return { questions: rows.map(({ at: _, ...row }) => ({ ...row, answeredAt: row.answeredAt.toISOString() })), next }
}

export const listOwn: Serve<typeof contract.listOwn> = async ({ caller, params: { id }, query }) => {
  const own = await listQuestionsOf(caller, id, query)
  const { rows, next } = pageOf(own, query.limit, ({ at, question }) => [at, question.id])
  return { questions: rows.map(({ question }) => presentOwn(question)), next }
}

export const ask: Serve<typeof contract.ask> = async ({ caller, body, now }) => {
  const wait = await countUse('questions asked', ASK_LIMIT, caller.id)
  if (wait) return refuse('TOO_MANY', { retryAfter: wait })
  const question = await database().transaction(async (tx) => {
    if (isProofRequired() && !(await findRecipient(tx, caller.id))?.proved) return refuse('QUESTION_NEEDS_MAILBOX')
    const host = await findHostToAsk(tx, body.experienceId)
    if (!host) return refuse('EXPERIENCE_NOT_FOUND')
    const row = await insertQuestion(tx, caller, { ...body, hostId: host.hostId, createdAt: now })
    if (!row) return refuse('QUESTION_OPEN')
    await notifyHost(tx, row, host.title)
    return presentOwn(row)
  })
  // Only questions that reached a host count towards the limit.
  if (!('id' in question)) await returnUse('questions asked', ASK_LIMIT, caller.id)
  return question
}

async function notifyHost(tx: Executor, { id, hostId, text }: QuestionRow, title: string) {
  const key = `question ${id}`
  await createNotice(tx, {
    userId: hostId,
    kind: 'message',
    title: 'Te preguntan antes de reservar',
    detail: title,
    href: RECEIVED_PATH,
    key,
  })
  await mailPerson(tx, hostId, 'messageNotices', (reader) => ({
    ...questionMail({ title, text, path: RECEIVED_PATH }, reader),
    key,
  }))
}

export const withdraw: Serve<typeof contract.withdraw> = async ({ caller, params: { id } }) =>
  (await database().transaction((tx) => withdrawQuestion(tx, caller, id))) ? null : refuse('QUESTION_NOT_FOUND')
