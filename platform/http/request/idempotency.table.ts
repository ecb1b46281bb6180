import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instantOfInsert } from '#platform/database/columns.ts'

/** The answer given for a key, kept 24 h and written in the transaction of the work (INV-09). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: uuid().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the canonical request body, in hex. */
    bodyDigest: text().notNull(),
    status: integer().notNull(),
    answer: jsonb().notNull(),
    createdAt: instantOfInsert(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.operation, t.key] })],
)
