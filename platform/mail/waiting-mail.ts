import { eq } from 'drizzle-orm'
import type { Executor } from '#platform/database/pool.ts'
import { outbox } from './outbox.table.ts'

/** Lets mail that waits stay in the outbox, where a person may send it again one by one. */
export const keepWaitingMail = (tx: Executor) =>
  tx.update(outbox).set({ status: 'kept' }).where(eq(outbox.status, 'waiting'))
