import { eq } from 'drizzle-orm'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import type { PersonalDataHandler } from '../account-deletion/account-deletion.data.ts'
import { dataRequests } from './right.table.ts'

export const LEFT_OUT_OF_REQUESTS = {
  id: 'a number of ours',
  userId: 'who asks',
  answeredBy: 'an operator, another person',
}

/** Requests that somebody made while signed in. */
export const rightPart: PersonalDataHandler = {
  name: 'solicitudes',
  // Last, with the account.
  erased: 'last',
  export: (id) =>
    database()
      .select(columnsWithout(dataRequests, LEFT_OUT_OF_REQUESTS))
      .from(dataRequests)
      .where(eq(dataRequests.userId, id)),
  erase: async (tx, { id }) => void (await tx.delete(dataRequests).where(eq(dataRequests.userId, id))),
}
