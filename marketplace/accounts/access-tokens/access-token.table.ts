import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'
import { users } from '../account.table.ts'

/** Tokens of people for their own programs; only digests are stored (docs/decisions/0198). */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: randomId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** SHA-256 of the token, in base64url, so that a leaked table opens nothing. */
    digest: text().notNull().unique(),
    /** Its last characters, by which the owner tells it from others. */
    ending: text().notNull(),
    scopes: text().array().notNull(),
    expiresAt: instant().notNull(),
    /** To the minute. */
    lastUsedAt: instant(),
    createdAt: instantOfInsert(),
  },
  (t) => [
    index('access_tokens_by_user').on(t.userId, t.createdAt),
    check('access_tokens_open_something', sql`cardinality(${t.scopes}) > 0`),
  ],
)
