import type { Executor } from '#platform/database/pool.ts'
import { contactMessages } from './contact.table.ts'

type NewRow = Pick<
  typeof contactMessages.$inferInsert,
  'userId' | 'name' | 'email' | 'subject' | 'message' | 'kind' | 'about'
>

/** Stores a message for the operators. @returns its id */
export async function storeContactMessage(tx: Executor, message: NewRow): Promise<string> {
  const [row] = await tx.insert(contactMessages).values(message).returning({ id: contactMessages.id })
  return row!.id
}
