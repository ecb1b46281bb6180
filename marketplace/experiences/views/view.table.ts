import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { experiences } from '../experience.table.ts'

/** Page views per experience and day of El Salvador: sums only, nobody is recorded. */
export const experienceViews = pgTable(
  'experience_views',
  {
    experienceId: uuid()
      .notNull()
      .references(() => experiences.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.experienceId, t.day] }),
    index('experience_views_by_day').on(t.day),
    check('experience_views_positive', sql`${t.views} >= 0`),
  ],
)
