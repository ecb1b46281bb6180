import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { questions } from './question.table.ts'

type Overrides = Partial<typeof questions.$inferInsert> & { answer?: string }

export async function createQuestion(overrides: Overrides = {}, executor: Executor = database()) {
  const travelerId = overrides.travelerId ?? (await createPerson({ role: 'traveler' }, executor)).id
  const about =
    overrides.experienceId && overrides.hostId
      ? { experienceId: overrides.experienceId, hostId: overrides.hostId }
      : await createExperience(
          { pictured: true, ...(overrides.hostId && { hostId: overrides.hostId }) },
          executor,
        ).then(({ id, hostId }) => ({ experienceId: id, hostId }))
  const [stored] = await executor
    .insert(questions)
    .values({
      text: '¿Se puede ir con un niño de cinco años?',
      ...(overrides.answer && { answeredAt: new Date() }),
      ...overrides,
      ...about,
      travelerId,
    })
    .returning()
  return stored!
}
