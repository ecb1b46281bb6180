// Every advisory lock of the product. Two that must exclude each other need the same key, so no key is written elsewhere.
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from './pool.ts'

/**
 * Locks that a session holds: one number each, the same in every version, because two versions run side by side during
 * an upgrade.
 */
export const SESSION_LOCK = {
  /** Two nodes that start together must not migrate at the same time, nor while a backup is restored. */
  migration: 7_104_052,
  /** Held by a backup for as long as it runs; files are not deleted meanwhile. */
  backup: 7_104_053,
  /** Two nodes that start together must not both load the demo catalogue. */
  seed: 7_104_054,
} as const

type LockKey = string & { readonly lockKey: unique symbol }
const key = (text: string) => text as LockKey

/** Locks that end with their transaction. The texts are the same in every version, too. */
export const lockKey = {
  /** Creations of a traveler: their live bookings are counted, and all cancelled when they leave. */
  bookingsOf: (travelerId: string) => key(`bookings of ${travelerId}`),
  /** Dates that a person waits for: they are counted. */
  waitsOf: (travelerId: string) => key(`waits of ${travelerId}`),
  /** Requests about their data that a person has open. */
  dataRequestsOf: (personId: string) => key(`data request ${personId}`),
  /** Who administers: somebody always must. */
  admins: () => key('admins'),
  settings: () => key('settings'),
  /** Passkeys of a person are counted before one is added. */
  passkeysOf: (personId: string) => key(`passkeys ${personId}`),
  /** The codes that come with the first factor. */
  recoveryCodesOf: (personId: string) => key(`recovery ${personId}`),
  /** The run of monthly statements. */
  statements: () => key('statements'),
  /** What is recorded by hand in the account of a host with the platform. */
  ledgerOf: (hostId: string) => key(`ledger of ${hostId}`),
  /** Live streams. @param reader a person's id, or the digest of an address */
  streamsOf: (reader: string) => key(`streams of ${reader}`),
  /** One write under an idempotency key. */
  writeOnce: (accountId: string, operation: string, idempotencyKey: string) =>
    key(`${accountId} ${operation} ${idempotencyKey}`),
}

/** Waits for a lock and holds it until the transaction ends. @throws 55P03 when it is not had in time */
export const lockUntilCommit = (tx: Executor, held: LockKey) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${held}, 0))`)

/** For a `select`: takes the lock until the transaction ends if it is free, and says whether it was. */
export const tryLock = (wanted: LockKey): SQL<boolean> =>
  sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${wanted}, 0))`
