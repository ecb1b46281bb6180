import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { lockKey, tryLock } from '#platform/database/locks.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { Endpoint } from '../contract.ts'
import { isRefusal, type Refusal, RefusalThrown, refuse } from '../refusal.ts'
import { idempotencyKeys } from './idempotency.table.ts'

const param = sql.placeholder

const storedAnswer = prepared((db) =>
  db
    .select({ bodyDigest: idempotencyKeys.bodyDigest, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.accountId, param('accountId')),
        eq(idempotencyKeys.operation, param('operation')),
        eq(idempotencyKeys.key, param('key')),
      ),
    )
    .prepare('idempotency-stored'),
)

const storing = prepared((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      accountId: param('accountId'),
      operation: param('operation'),
      key: param('key'),
      bodyDigest: param('bodyDigest'),
      status: param('status'),
      answer: sql`${param('answer')}::jsonb`,
    })
    .prepare('idempotency-store'),
)

/**
 * Runs a write once per key (INV-09). The answer is stored in the transaction that did the work, and given again for the same
 * key with the same body. Refusals are not stored. Keys belong to an account: another's is never visible.
 * @param run gets the open transaction; whatever it writes commits together with the key
 */
export async function withIdempotencyKey<T>(
  endpoint: Endpoint,
  accountId: string,
  key: string | undefined,
  body: unknown,
  run: (tx: Executor) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  if (!key || key.length < 16 || key.length > 64) return refuse('KEY_MISSING')
  const operation = `${endpoint.method} ${endpoint.path}`
  const whose = { accountId, operation, key }
  const bodyDigest = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex')
  try {
    return await database().transaction(async (tx) => {
      const lock = lockKey.writeOnce(accountId, operation, key)
      // Not awaited: while the first request is still running, its duplicate is told to retry. Two lock waits may follow one
      // another here (the queue of the row), each as long as the lock time-out, so the statement time-out equals it.
      const short = endpoint.contended
        ? sql`set_config('statement_timeout', current_setting('lock_timeout'), true)`
        : sql`null`
      const { rows } = await tx.execute<{ free: boolean }>(sql`select ${tryLock(lock)} as free, ${short} as short`)
      if (!rows[0]?.free) throw new RefusalThrown(refuse('IN_FLIGHT', { retryAfter: 1 }))
      const [stored] = await storedAnswer(tx).execute(whose)
      if (stored) {
        if (stored.bodyDigest !== bodyDigest) throw new RefusalThrown(refuse('KEY_REUSED'))
        return stored.answer as T
      }
      const answer = await run(tx)
      if (isRefusal(answer)) throw new RefusalThrown(answer)
      await storing(tx).execute({ ...whose, bodyDigest, status: endpoint.status, answer: JSON.stringify(answer) })
      return answer
    })
  } catch (error) {
    if (error instanceof RefusalThrown) return error.refusal
    throw error
  }
}

/** Forgets keys after 24 hours. */
export const deleteOldKeys = () =>
  database().delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - interval '24 hours'`)
