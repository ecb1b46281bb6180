// Whether a host takes new requests. Decided by the ledger, kept here, where whoever makes a reservation reads it.
import { eq } from 'drizzle-orm'
import type { Executor } from '#platform/database/pool.ts'
import { profiles } from '../account.table.ts'

const write = async (tx: Executor, id: string, requestsPausedAt: Date | null) =>
  void (await tx.update(profiles).set({ requestsPausedAt }).where(eq(profiles.id, id)))

/** From the commit on this host takes no new reservations; what was reserved stays as it is (docs/decisions/0225). */
export const pauseRequests = (tx: Executor, id: string, now: Date) => write(tx, id, now)
export const resumeRequests = (tx: Executor, id: string) => write(tx, id, null)
