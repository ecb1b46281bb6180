import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { questions } from './question.table.ts'

type Overrides = Partial<typeof questions.$inferInsert> & { answer?: string }

export async function createQuestion(wishes: Overrides = {}, executor: Executor = database()) {
  const travelerId = wishes.travelerId ?? (await createPerson({ role: 'traveler' }, executor)).id
  const about =
    wishes.experienceId && wishes.hostId
      ? { experienceId: wishes.experienceId, hostId: wishes.hostId }
      : await createExperience({ pictured: true, ...(wishes.hostId && { hostId: wishes.hostId }) }, executor).then(
          ({ id, hostId }) => ({ experienceId: id, hostId }),
        )
  const [stored] = await executor
    .insert(questions)
    .values({
      text: '¿Se puede ir con un niño de cinco años?',
      ...(wishes.answer && { answeredAt: new Date() }),
      ...wishes,
      ...about,
      travelerId,
    })
    .returning()
  return stored!
}
