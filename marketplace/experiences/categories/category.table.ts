import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { randomId } from '#platform/database/columns.ts'

export const categories = pgTable(
  'categories',
  { id: randomId(), name: text().notNull(), icon: text().notNull() },
  (t) => [uniqueIndex('categories_name_unique').on(sql`lower(${t.name})`)],
)
