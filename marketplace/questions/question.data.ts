import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Host, Traveler } from '#marketplace/accounts/account.rules.ts'
import { isPublic } from '#marketplace/experiences/experience.data.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { preparedRead } from '#platform/database/prepared.ts'
import { exactInstant, olderThan } from '#platform/database/sql-time.ts'
import type { TimeCursor } from '#platform/http/params.ts'
import { questions } from './question.table.ts'

export type QuestionRow = typeof questions.$inferSelect
type Page = { after?: TimeCursor | undefined; limit: number }

const publicPage = preparedRead((db) => {
  const moment = sql`${sql.placeholder('moment')}::timestamptz`
  return db
    .select({
      id: questions.id,
      text: questions.text,
      answer: sql<string>`${questions.answer}`,
      answeredAt: sql<Date>`${questions.answeredAt}`.mapWith(questions.answeredAt),
      at: exactInstant(questions.answeredAt),
    })
    .from(questions)
    .innerJoin(experiences, eq(experiences.id, questions.experienceId))
    .where(
      and(
        eq(questions.experienceId, sql.placeholder('experience')),
        isPublic,
        isNotNull(questions.answeredAt),
        isNull(questions.hiddenAt),
        questions.travelerAgrees,
        questions.hostAgrees,
        sql`(${moment} is null or (${questions.answeredAt}, ${questions.id}) < (${moment}, ${sql.placeholder('last')}::uuid))`,
      ),
    )
    .orderBy(desc(questions.answeredAt), desc(questions.id))
    .limit(sql.placeholder('most'))
    .prepare('public-questions')
})

/** Published questions of an experience, newest answer first, with one row more if there is another page. */
export const listPublic = (experience: string, { after, limit }: Page) =>
  publicPage().execute({ experience, moment: after?.[0] ?? null, last: after?.[1] ?? null, most: limit + 1 })

/** A traveler's questions about an experience, newest first, with one row more if there is another page. */
export const listOwn = ({ id }: Traveler, experienceId: string, { after, limit }: Page) =>
  database()
    .select({ question: questions, at: exactInstant(questions.createdAt) })
    .from(questions)
    .where(
      and(
        eq(questions.travelerId, id),
        eq(questions.experienceId, experienceId),
        after && olderThan(questions.createdAt, questions.id, after),
      ),
    )
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(limit + 1)

/** The host who gets a question about an experience; null when the experience is not visible to everybody. */
export async function findHostToAsk(tx: Executor, experienceId: string) {
  const [row] = await tx
    .select({ hostId: experiences.hostId, title: experiences.title })
    .from(experiences)
    .where(and(eq(experiences.id, experienceId), isPublic))
  return row ?? null
}

type NewQuestion = Pick<QuestionRow, 'experienceId' | 'hostId' | 'text' | 'travelerAgrees' | 'createdAt'>

export async function insertQuestion(tx: Executor, { id }: Traveler, question: NewQuestion) {
  const [stored] = await tx
    .insert(questions)
    .values({ ...question, travelerId: id })
    .onConflictDoNothing()
    .returning()
  return stored ?? null
}

/**
 * Withdraws a question: an unanswered one is deleted, an answered one becomes private.
 * @returns false when there is none, or the team hid it
 */
export async function withdrawQuestion(tx: Executor, { id: travelerId }: Traveler, id: string): Promise<boolean> {
  const isOwn = and(eq(questions.id, id), eq(questions.travelerId, travelerId))
  const deleted = await tx
    .delete(questions)
    .where(and(isOwn, isNull(questions.answeredAt), isNull(questions.hiddenAt)))
    .returning({ id: questions.id })
  if (deleted.length > 0) return true
  const closed = await tx
    .update(questions)
    .set({ travelerAgrees: false })
    .where(and(isOwn, isNotNull(questions.answeredAt)))
    .returning({ id: questions.id })
  return closed.length > 0
}

type NewAnswer = { text: string; hostAgrees: boolean }

/** Answers a waiting question of this host. @returns null when it no longer waits, was hidden, or does not exist */
export async function answerQuestion(tx: Executor, { id: hostId }: Host, id: string, answer: NewAnswer, now: Date) {
  const [stored] = await tx
    .update(questions)
    .set({ answer: answer.text, hostAgrees: answer.hostAgrees, answeredAt: now })
    .where(
      and(eq(questions.id, id), eq(questions.hostId, hostId), isNull(questions.answeredAt), isNull(questions.hiddenAt)),
    )
    .returning()
  return stored ?? null
}

export const isAnswered = async (tx: Executor, { id: hostId }: Host, id: string): Promise<boolean> =>
  (await tx.$count(
    questions,
    and(
      eq(questions.id, id),
      eq(questions.hostId, hostId),
      isNotNull(questions.answeredAt),
      isNull(questions.hiddenAt),
    ),
  )) > 0
