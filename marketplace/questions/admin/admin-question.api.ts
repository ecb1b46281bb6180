import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { writeTo } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { lockQuestion, moderateQuestion } from '#marketplace/questions/moderation/question-moderation.data.ts'
import { hiddenQuestionMail } from '#marketplace/questions/question.mail.tsx'
import { questionsPath } from '#marketplace/questions/question.rules.ts'
import { RECEIVED_PATH } from '#marketplace/questions/received/received-question.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { recordAudit } from '../../admin/audit/audit.data.ts'
import { fileHandler, pageHandler } from '../../admin/list.api.ts'
import type * as contract from './admin-question.contract.ts'
import { findQuestion, questionReader } from './admin-question.data.ts'
import { questionList } from './admin-question.list.ts'
import { questionStateText } from './admin-question.text.ts'

export const list: Serve<typeof contract.list> = pageHandler(questionReader)

export const download: Serve<typeof contract.download> = fileHandler(questionList, questionReader, {
  text: ({ text }) => text,
  answer: ({ answer }) => answer,
  experience: ({ experience }) => experience.name,
  traveler: ({ traveler }) => traveler.name,
  host: ({ host }) => host.name,
  day: ({ createdAt }) => dayOf(createdAt),
  state: ({ state }) => questionStateText[state],
  reason: ({ hiddenReason }) => hiddenReason,
  id: ({ id }) => id,
})

export const show: Serve<typeof contract.show> = async ({ caller, params: { id } }) =>
  (await findQuestion(caller, id)) ?? refuse('NOT_FOUND')

type Held = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>

/** Notifies the author of the question, and of the answer if there is one: by mail when it is hidden, on the bell both ways. */
async function notifyAuthors(tx: Executor, { question, title }: Held, reason: string | null) {
  const { travelerId, hostId, experienceId, answeredAt } = question
  const recipients = [
    { userId: travelerId, href: questionsPath(experienceId) },
    ...(answeredAt ? [{ userId: hostId, href: RECEIVED_PATH }] : []),
  ]
  for (const { userId, href } of recipients) {
    if (reason !== null) await writeTo(tx, userId, 'own', () => hiddenQuestionMail({ title, reason }))
    await createNotice(tx, {
      userId,
      kind: 'message',
      title: reason === null ? 'Una pregunta se muestra otra vez' : 'Una pregunta tuya ya no se muestra',
      detail: reason === null ? title : `Motivo: ${reason}`,
      href,
    })
  }
}

type Moderation = { id: string; reason: string; now: Date; hidden: boolean }

/**
 * Change and audit entry are one transaction (ADM-03). The entry contains no text of the two, because the log can not be
 * erased.
 */
const moderate = (caller: Admin<'content.moderate'>, { id, reason, now, hidden }: Moderation) =>
  database().transaction(async (tx) => {
    const row = await lockQuestion(tx, id)
    if (!row) return refuse('NOT_FOUND')
    if ((row.question.hiddenAt !== null) === hidden) return refuse('QUESTION_UNCHANGED')
    await moderateQuestion(tx, caller, id, hidden ? reason : null, now)
    await notifyAuthors(tx, row, hidden ? reason : null)
    await recordAudit(tx, caller, {
      action: hidden ? 'question.hide' : 'question.restore',
      object: { type: 'question', id, label: `${row.travelerName} sobre ${row.title}` },
      before: { hidden: !hidden },
      after: { hidden },
      reason,
    })
    return null
  })

export const hide: Serve<typeof contract.hide> = ({ caller, params: { id }, body: { reason }, now }) =>
  moderate(caller, { id, reason, now, hidden: true })
export const restore: Serve<typeof contract.restore> = ({ caller, params: { id }, body: { reason }, now }) =>
  moderate(caller, { id, reason, now, hidden: false })
