import { and, desc, eq } from 'drizzle-orm'
import type { Admin, SignedIn } from '#marketplace/accounts/account.rules.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { dueOf, MAX_OPEN, type RightKind, type RightStatus } from './right.rules.ts'
import { dataRequests } from './right.table.ts'

export type DataRequestRow = typeof dataRequests.$inferSelect

export const requestsOf = ({ id }: Pick<SignedIn, 'id'>) =>
  database().select().from(dataRequests).where(eq(dataRequests.userId, id)).orderBy(desc(dataRequests.receivedAt))

type NewRequest = { kind: RightKind; name: string; email: string; details: string; receivedAt: Date }

async function insert(tx: Executor, request: NewRequest & { userId: string | null }): Promise<DataRequestRow> {
  const [row] = await tx
    .insert(dataRequests)
    .values({ ...request, dueAt: dueOf(request.kind, request.receivedAt) })
    .returning()
  return row!
}

/** Stores a data request. @returns null when too many of this person's are open */
export async function createRequest(tx: Executor, person: SignedIn, request: Omit<NewRequest, 'name' | 'email'>) {
  // One at a time, or concurrent requests could exceed the maximum.
  await lockUntilCommit(tx, lockKey.dataRequestsOf(person.id))
  const open = await tx.$count(dataRequests, and(eq(dataRequests.userId, person.id), eq(dataRequests.status, 'open')))
  if (open >= MAX_OPEN) return null
  return insert(tx, { ...request, name: person.name, email: person.email, userId: person.id })
}

/**
 * Stores a request that reached the operators in another way. It belongs to no account, because an equal address proves
 * nothing.
 */
export const registerRequest = (tx: Executor, _admin: Admin<'cases.answer'>, request: NewRequest) =>
  insert(tx, { ...request, userId: null })

type Closing = { id: string; status: Exclude<RightStatus, 'open'>; answer: string; now: Date }

/** Closes an open request. @returns null when somebody closed it already, or it is gone */
export async function closeRequest(tx: Executor, admin: Admin<'cases.answer'>, { id, status, answer, now }: Closing) {
  const rows = await tx
    .update(dataRequests)
    .set({ status, answer, answeredAt: now, answeredBy: admin.id })
    .where(and(eq(dataRequests.id, id), eq(dataRequests.status, 'open')))
    .returning()
  return rows[0] ?? null
}
