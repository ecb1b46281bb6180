// Every advisory lock of the product. Two writers exclude each other only with the same key, so keys are written nowhere else.
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from './pool.ts'
import { runPipelined } from './prepared.ts'

/** Locks of a session, one number each. A number never changes, because two versions run side by side during an upgrade. */
export const SESSION_LOCK = {
  /** Otherwise two nodes that start together would migrate at the same time, or while a backup is restored. */
  migration: 7_104_052,
  /** Held while a backup runs, so that no file is deleted that it still has to copy. */
  backup: 7_104_053,
  /** Two nodes that start together must not both load the demo catalogue. */
  seed: 7_104_054,
} as const

type LockKey = string & { readonly lockKey: unique symbol }
const key = (text: string) => text as LockKey

/** Locks of a transaction. Their texts are the same in every version too. */
export const lockKey = {
  /**
   * A traveler's live bookings are counted before one is added, and all cancelled when they leave; both must see every
   * booking.
   */
  bookingsOf: (travelerId: string) => key(`bookings of ${travelerId}`),
  /** The dates that a person waits for are limited, so counting and adding must not run twice at once. */
  waitsOf: (travelerId: string) => key(`waits of ${travelerId}`),
  /** The alerts of a person are limited, so counting and adding must not run twice at once. */
  alertsOf: (travelerId: string) => key(`alerts of ${travelerId}`),
  /**
   * Reading, adding and removing a host's calendar, and new dates, all change which dates are closed, so they must not run at
   * once.
   */
  calendarsOf: (hostId: string) => key(`calendars of ${hostId}`),
  /** The open data requests of a person are limited, so counting and adding must not run twice at once. */
  dataRequestsOf: (personId: string) => key(`data request ${personId}`),
  /** Somebody must always be an administrator: without a lock the last two could each remove the other. */
  admins: () => key('admins'),
  settings: () => key('settings'),
  /** Titles of the templates of cases are compared. */
  caseTemplates: () => key('case templates'),
  /** A person's passkeys are counted before one is added. */
  passkeysOf: (personId: string) => key(`passkeys ${personId}`),
  /** Recovery codes are made with the first factor, and only once. */
  recoveryCodesOf: (personId: string) => key(`recovery ${personId}`),
  /** Only one run writes the monthly statements at a time. */
  statements: () => key('statements'),
  /** Manual entries in a host's account with the platform must not pay the same debt twice. */
  ledgerOf: (hostId: string) => key(`ledger of ${hostId}`),
  /** Live streams are counted before one is opened. @param reader a person's id, or the digest of an address */
  streamsOf: (reader: string) => key(`streams of ${reader}`),
  /** Two requests with the same idempotency key must not both run. */
  writeOnce: (accountId: string, operation: string, idempotencyKey: string) =>
    key(`${accountId} ${operation} ${idempotencyKey}`),
}

/**
 * Waits for a lock and holds it until the transaction ends. What is asked for next is read after it, also without waiting for its
 * answer. @throws 55P03 after the lock time-out
 */
export const lockUntilCommit = (tx: Executor, lock: LockKey) =>
  runPipelined(tx, sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)

/** For a `select`: tries to take the lock until the transaction ends, and says whether it was free. */
export const tryLock = (lock: LockKey): SQL<boolean> =>
  sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${lock}, 0))`
