import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'
import { users } from '../account.table.ts'

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The authenticator app of a person: one at most. */
export const authenticators = pgTable('authenticators', {
  userId: owner().primaryKey(),
  /** Encrypted with the session secret, which is not in backups, so that a stolen backup opens nothing. */
  secret: text().notNull(),
  /** Null until the first code has proved that the app has the secret. */
  confirmedAt: instant(),
  /** Time step of the last used code, so that no code counts twice (RFC 6238, 5.2). */
  lastStep: bigint({ mode: 'number' }),
  createdAt: instantOfInsert(),
})

/** Codes for when the app or the passkey is lost; single use. Only digests are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: randomId(),
    userId: owner(),
    digest: text().notNull(),
    usedAt: instant(),
    createdAt: instantOfInsert(),
  },
  (t) => [uniqueIndex('recovery_codes_of_person').on(t.userId, t.digest)],
)

/** WebAuthn credentials: public keys, which are no secrets. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: randomId(),
    userId: owner(),
    name: text().notNull(),
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    /** The key's own count of uses; some keys always report 0. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text().array().notNull().default(sql`'{}'`),
    /** Whether the key is synchronized to the person's other devices. */
    synced: boolean().notNull().default(false),
    lastUsedAt: instant(),
    createdAt: instantOfInsert(),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_by_user').on(t.userId)],
)
