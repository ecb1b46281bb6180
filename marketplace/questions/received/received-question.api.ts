import type { Host } from '#marketplace/accounts/account.rules.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { mailPerson } from '#marketplace/accounts/preferences/subscription.api.ts'
import { shortName } from '#marketplace/accounts/profiles/visibility.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { pageOf } from '#platform/http/cursor.ts'
import { refuse } from '#platform/http/refusal.ts'
import { answerQuestion, isAnswered } from '../question.data.ts'
import { answerMail } from '../question.mail.tsx'
import { questionsPath, stateOf } from '../question.rules.ts'
import type * as contract from './received-question.contract.ts'
import {
  countWaiting as countWaitingFor,
  findReceived,
  listReceived,
  type ReceivedRow,
  unpublishAnswer,
} from './received-question.data.ts'

/** A question as the host reads it. Questions of travelers who left are deleted, so there is always a name. */
const received = ({ question, experience, fullName }: ReceivedRow): contract.ReceivedQuestion => ({
  id: question.id,
  experience,
  traveler: shortName(fullName, 'Viajero'),
  text: question.text,
  answer: question.answer,
  createdAt: question.createdAt.toISOString(),
  answeredAt: question.answeredAt?.toISOString() ?? null,
  state: stateOf({ ...question, answered: question.answeredAt !== null, hidden: question.hiddenAt !== null }),
  travelerAgrees: question.travelerAgrees,
  hostAgrees: question.hostAgrees,
  hiddenFor: question.hiddenReason,
})

export const list: Serve<typeof contract.list> = async ({ caller, query }) => {
  const receivedRows = await listReceived(caller, query)
  const { rows, next } = pageOf(receivedRows, query.limit, ({ at, question }) => [at, question.id])
  return { questions: rows.map(received), next }
}

export const countWaiting: Serve<typeof contract.countWaiting> = async ({ caller }) => ({
  waiting: await countWaitingFor(caller),
})

export const answer: Serve<typeof contract.answer> = ({ caller, params: { id }, body, now }) =>
  database().transaction(async (tx) => {
    const updated = await answerQuestion(tx, caller, id, body, now)
    if (!updated) return refuse((await isAnswered(tx, caller, id)) ? 'QUESTION_ANSWERED' : 'QUESTION_NOT_FOUND')
    const row = (await findReceived(tx, caller, id))!
    await notifyTraveler(tx, caller, row, body.text)
    return received(row)
  })

async function notifyTraveler(tx: Executor, host: Host, { question, experience }: ReceivedRow, answer: string) {
  const { id, travelerId, text } = question
  const { title } = experience
  const hostName = host.name || 'Tu anfitrión'
  const path = `${questionsPath(experience.id)}#pregunta-${id}`
  const key = `answer ${id}`
  await createNotice(tx, {
    userId: travelerId,
    kind: 'message',
    title: 'Respondieron tu pregunta',
    detail: `${hostName}, sobre ${title}`,
    href: path,
    key,
  })
  await mailPerson(tx, travelerId, 'messageNotices', (reader) => ({
    ...answerMail({ title, path, text, answer, hostName }, reader),
    key,
  }))
}

export const unpublish: Serve<typeof contract.unpublish> = async ({ caller, params: { id } }) =>
  (await unpublishAnswer(database(), caller, id)) ? null : refuse('QUESTION_NOT_FOUND')
