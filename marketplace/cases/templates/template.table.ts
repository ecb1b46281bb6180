import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instantOfInsert, randomId } from '#platform/database/columns.ts'

/** Words the team begins an answer with; `{nombre}` stands for who asked. */
export const caseTemplates = pgTable(
  'case_templates',
  {
    id: randomId(),
    title: text().notNull(),
    body: text().notNull(),
    /** Who wrote it last; nobody of those that came with the house. */
    changedBy: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    updatedAt: instantOfInsert(),
  },
  (t) => [
    check('case_templates_say_something', sql`${t.title} <> '' and ${t.body} <> ''`),
    uniqueIndex('case_templates_by_title').on(sql`place_key(title)`),
  ],
)
