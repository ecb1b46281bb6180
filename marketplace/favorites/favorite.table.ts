import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { instantOfInsert } from '#platform/database/columns.ts'

export const favorites = pgTable(
  'favorites',
  {
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    experienceId: uuid()
      .notNull()
      .references(() => experiences.id, { onDelete: 'cascade' }),
    createdAt: instantOfInsert(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.experienceId] }), index('favorites_by_experience').on(t.experienceId)],
)
