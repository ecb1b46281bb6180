import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export const categories = pgTable(
  'categories',
  { id: uuid().primaryKey().defaultRandom(), name: text().notNull(), icon: text().notNull() },
  (t) => [uniqueIndex('categories_name_unique').on(sql`lower(${t.name})`)],
)
