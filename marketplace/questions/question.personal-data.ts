import { eq, or } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { questions } from './question.table.ts'

export const EXCLUDED_FROM_ASKED = { id: 'a number of ours', travelerId: 'who asks' }
export const EXCLUDED_FROM_RECEIVED_QUESTIONS = {
  id: 'a number of ours',
  hostId: 'who asks',
  travelerId: 'another person, of whom the host was told a first name',
}

/** When either party leaves, question and answer are deleted together (docs/decisions/0207). */
export const questionPersonalData: PersonalDataHandler = {
  name: 'preguntas',
  export: async (id) => ({
    hechas: await database()
      .select(columnsWithout(questions, EXCLUDED_FROM_ASKED))
      .from(questions)
      .where(eq(questions.travelerId, id)),
    recibidas: await database()
      .select(columnsWithout(questions, EXCLUDED_FROM_RECEIVED_QUESTIONS))
      .from(questions)
      .where(eq(questions.hostId, id)),
  }),
  erase: async (tx, { id }) => {
    await tx.delete(questions).where(or(eq(questions.travelerId, id), eq(questions.hostId, id)))
  },
}
