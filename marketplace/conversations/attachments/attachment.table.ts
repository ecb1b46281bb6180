import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instantOfInsert, randomId } from '#platform/database/columns.ts'
import { conversations } from '../conversation.table.ts'

/** A picture of a chat: private, served to the two parties only (UPL-03, UPL-04). */
export const attachments = pgTable(
  'attachments',
  {
    id: randomId(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    uploadedBy: uuid()
      .notNull()
      .references(() => profiles.id),
    /** `chat_attachments/{userId}/{timestamp}-{random}.webp` on storage. */
    file: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instantOfInsert(),
  },
  (t) => [index('attachments_of_conversation').on(t.conversationId), index('attachments_by_uploader').on(t.uploadedBy)],
)
