import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert } from '#platform/database/columns.ts'
import { reviews } from '../review.table.ts'

/** Public replies of hosts: one per review, deleted with it (docs/decisions/0204). */
export const reviewReplies = pgTable(
  'review_replies',
  {
    reviewId: uuid()
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: instantOfInsert(),
    editedAt: instant(),
    hiddenAt: instant(),
    /** Why an operator hid it; its host reads it. */
    hiddenReason: text(),
  },
  (t) => [
    check('review_replies_say_something', sql`${t.text} <> ''`),
    check('review_replies_hidden_with_a_reason', sql`(${t.hiddenAt} is null) = (${t.hiddenReason} is null)`),
  ],
)
