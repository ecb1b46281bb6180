import { asc, eq } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { webhooks } from './webhook.table.ts'

export const EXCLUDED_FROM_WEBHOOKS = { hostId: 'who asks' }

/** A host's webhooks; their messages are deleted with them. */
export const webhookPersonalData: PersonalDataHandler = {
  name: 'avisos a sistemas',
  export: (id) =>
    database()
      .select(columnsWithout(webhooks, EXCLUDED_FROM_WEBHOOKS))
      .from(webhooks)
      .where(eq(webhooks.hostId, id))
      .orderBy(asc(webhooks.createdAt)),
  erase: async (tx, { id }) => {
    await tx.delete(webhooks).where(eq(webhooks.hostId, id))
    return undefined
  },
}
