import { eq } from 'drizzle-orm'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import type { PersonalDataHandler } from '../account-deletion/account-deletion.data.ts'
import { dataRequests } from './right.table.ts'

export const EXCLUDED_FROM_REQUESTS = {
  id: 'a number of ours',
  userId: 'who asks',
  answeredBy: 'an operator, another person',
}

/** Requests that somebody made while signed in. */
export const rightPersonalData: PersonalDataHandler = {
  name: 'solicitudes',
  erased: 'last',
  export: (id) =>
    database()
      .select(columnsWithout(dataRequests, EXCLUDED_FROM_REQUESTS))
      .from(dataRequests)
      .where(eq(dataRequests.userId, id)),
  erase: async (tx, { id }) => void (await tx.delete(dataRequests).where(eq(dataRequests.userId, id))),
}
