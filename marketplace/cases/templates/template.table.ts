import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instantOfInsert, randomId } from '#platform/database/columns.ts'

/** Templates for answers; `{nombre}` is replaced by the requester's name. */
export const caseTemplates = pgTable(
  'case_templates',
  {
    id: randomId(),
    title: text().notNull(),
    body: text().notNull(),
    /** The operator who last changed it; null for the initial templates. */
    changedBy: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    updatedAt: instantOfInsert(),
  },
  (t) => [
    check('case_templates_say_something', sql`${t.title} <> '' and ${t.body} <> ''`),
    uniqueIndex('case_templates_by_title').on(sql`place_key(title)`),
  ],
)
