import type { Executor } from '#platform/database/pool.ts'
import { notices } from './notice.table.ts'

export type NewNotice = Pick<typeof notices.$inferInsert, 'userId' | 'kind' | 'title' | 'detail' | 'href' | 'key'>

/** Leaves news for a person in the caller's transaction; the second notice of a key is not written. */
export const leaveNotice = async (tx: Executor, notice: NewNotice): Promise<void> =>
  void (await tx.insert(notices).values(notice).onConflictDoNothing({ target: notices.key }))
