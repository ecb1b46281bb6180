// An operator hides a question and its answer together, because one makes no sense without the other.
import { eq } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { nameOf } from '#marketplace/accounts/names/name.data.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import type { Executor } from '#platform/database/pool.ts'
import { questions } from '../question.table.ts'

/** A question and what it is about, locked until the commit; null when it is missing. */
export async function lockQuestion(tx: Executor, id: string) {
  const [row] = await tx
    .select({
      question: questions,
      title: experiences.title,
      travelerName: nameOf(profiles.fullName, 'Viajero'),
    })
    .from(questions)
    .innerJoin(experiences, eq(experiences.id, questions.experienceId))
    .innerJoin(profiles, eq(profiles.id, questions.travelerId))
    .where(eq(questions.id, id))
    .for('update', { of: questions })
  return row ?? null
}

/** Hides a question from every page, or shows it again. @param reason null shows it again */
export const moderateQuestion = (
  tx: Executor,
  _admin: Admin<'content.moderate'>,
  id: string,
  reason: string | null,
  now: Date,
) =>
  tx
    .update(questions)
    .set({ hiddenAt: reason === null ? null : now, hiddenReason: reason })
    .where(eq(questions.id, id))
