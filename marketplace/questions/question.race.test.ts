// Concurrent answers to one question: one is stored, and the traveler notified once. Without the guard the last one would
// replace what the traveler has read. Concurrent questions: one is open.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { signedIn } from '#tests/support/people.ts'
import type * as data from './question.data.ts'
import { createQuestion } from './question.factory.ts'
import { questions } from './question.table.ts'

const sabotage = vi.hoisted(() => ({ oneAnswer: false, oneOpen: false }))

vi.mock('./question.data.ts', async (original) => {
  const real = await original<typeof data>()
  const answerQuestion: typeof data.answerQuestion = async (tx, host, id, given, now) => {
    if (!sabotage.oneAnswer) return real.answerQuestion(tx, host, id, given, now)
    const [stored] = await tx
      .update(questions)
      .set({ answer: given.text, hostAgrees: given.hostAgrees, answeredAt: now })
      .where(eq(questions.id, id))
      .returning()
    return stored ?? null
  }
  const insertQuestion: typeof data.insertQuestion = async (tx, traveler, question) => {
    if (!sabotage.oneOpen) return real.insertQuestion(tx, traveler, question)
    // The control stores the refused row as answered, so that the index does not see it as open; both senders are then told
    // that theirs was stored.
    const values = { ...question, travelerId: traveler.id, answer: '-', answeredAt: question.createdAt }
    const [stored] = await tx.insert(questions).values(values).returning()
    return stored ?? null
  }
  return { ...real, answerQuestion, insertQuestion } satisfies typeof data
})

const TOGETHER = 12

async function answerTogether() {
  const host = await signedIn('host')
  const traveler = await signedIn('traveler')
  const { id } = await createQuestion({ hostId: host.id, travelerId: traveler.id })
  const answers = await Promise.all(
    Array.from({ length: TOGETHER }, (_, at) =>
      host.request('post', `/host/questions/${id}/answer`, { text: `Sí ${at}` }),
    ),
  )
  const mails = await database().$count(outbox, eq(outbox.recipient, traveler.email))
  return { statuses: answers.map(({ status }) => status), mails }
}

async function askTogether() {
  const traveler = await signedIn('traveler')
  const { id: experienceId } = await createExperience()
  const answers = await Promise.all(
    Array.from({ length: TOGETHER }, (_, at) =>
      traveler.request('post', '/questions', { experienceId, text: `¿Hay parqueo para ${at} carros?` }),
    ),
  )
  return answers.map(({ status }) => status)
}

beforeEach(() => {
  sabotage.oneAnswer = false
  sabotage.oneOpen = false
})
const only = (status: number) => [status, ...Array(TOGETHER - 1).fill(409)]

describe('guarded', () => {
  test('twelve answers to one question at once: one is stored, the others get 409, one email leaves', async () => {
    const { statuses, mails } = await answerTogether()
    expect(statuses.toSorted()).toEqual(only(201))
    expect(mails).toBe(1)
  })
  test('twelve questions of one traveler at once: one is open, the others get 409', async () => {
    expect((await askTogether()).toSorted()).toEqual(only(201))
  })
})

describe('with the guard taken out', () => {
  test('several are told that their answer stands', async () => {
    sabotage.oneAnswer = true
    const { statuses } = await answerTogether()
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(1)
  })
  test('several questions are taken', async () => {
    sabotage.oneOpen = true
    expect((await askTogether()).filter((status) => status === 201).length).toBeGreaterThan(1)
  })
})
