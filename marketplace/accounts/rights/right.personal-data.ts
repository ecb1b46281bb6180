import { eq } from 'drizzle-orm'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import type { PersonalDataHandler } from '../account-deletion/account-deletion.data.ts'
import { dataRequests } from './right.table.ts'

/** What is not in the copy of a request, and why. */
export const LEFT_OUT_OF_REQUESTS = {
  id: 'a number of ours',
  userId: 'who asks',
  answeredBy: 'an operator, another person',
}

/** What somebody asked about their data while signed in. */
export const rightPart: PersonalDataHandler = {
  name: 'solicitudes',
  // With the account, which the copy of one's data ends with.
  erased: 'last',
  export: (id) =>
    database()
      .select(columnsWithout(dataRequests, LEFT_OUT_OF_REQUESTS))
      .from(dataRequests)
      .where(eq(dataRequests.userId, id)),
  erase: async (tx, { id }) => void (await tx.delete(dataRequests).where(eq(dataRequests.userId, id))),
}
