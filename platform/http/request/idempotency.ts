import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { lockKey, tryLock } from '#platform/database/locks.ts'
import { database, type Executor, pipelinedTransaction } from '#platform/database/pool.ts'
import { prepared, runNamed, runPipelined } from '#platform/database/prepared.ts'
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

const STORE = `insert into idempotency_keys (account_id, operation, key, body_digest, status, answer)
  values ($1, $2, $3, $4, $5, $6::jsonb)`

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
  let storing: Promise<unknown> | undefined
  try {
    return await pipelinedTransaction(async (tx) => {
      const lock = lockKey.writeOnce(accountId, operation, key)
      // Not awaited: while the first request is still running, its duplicate is told to retry. Two lock waits may follow one
      // another here (the queue of the row), each as long as the lock time-out, so the statement time-out equals it.
      const short = endpoint.contended
        ? sql`set_config('statement_timeout', current_setting('lock_timeout'), true)`
        : sql`null`
      // In this order and in one packet: what another request stored is looked for when its lock is gone.
      const locking = runPipelined<{ free: boolean }>(tx, sql`select ${tryLock(lock)} as free, ${short} as short`)
      const [[locked], [stored]] = await Promise.all([locking, storedAnswer(tx).execute(whose)])
      if (!locked?.free) throw new RefusalThrown(refuse('IN_FLIGHT', { retryAfter: 1 }))
      if (stored) {
        if (stored.bodyDigest !== bodyDigest) throw new RefusalThrown(refuse('KEY_REUSED'))
        return stored.answer as T
      }
      const answer = await run(tx)
      if (isRefusal(answer)) throw new RefusalThrown(answer)
      const values = [accountId, operation, key, bodyDigest, endpoint.status, JSON.stringify(answer)]
      // Not awaited: it leaves in one packet with the commit, which is a rollback when it fails.
      storing = runNamed(tx, { name: 'idempotency-store', text: STORE, values })
      storing.catch(() => {})
      return answer
    })
  } catch (error) {
    if (error instanceof RefusalThrown) return error.refusal
    // Says why nothing was committed.
    await storing
    throw error
  }
}

/** Forgets keys after 24 hours. */
export const deleteOldKeys = () =>
  database().delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - interval '24 hours'`)
