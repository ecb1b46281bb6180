import { sql } from 'drizzle-orm'
import { check, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert } from '#platform/database/columns.ts'
import { experiences } from '../experience.table.ts'

/**
 * When a host last did something for an experience that says that they still offer it, and what they were asked
 * (docs/decisions/0255). An experience without a row was confirmed when it was created. A table of its own, because a change
 * of an experience is news for the catalogue, and this is none.
 */
export const experienceFreshness = pgTable(
  'experience_freshness',
  {
    experienceId: uuid()
      .primaryKey()
      .references(() => experiences.id, { onDelete: 'cascade' }),
    confirmedAt: instantOfInsert(),
    /** Since when the host is asked whether they still offer it; null while nobody asks. */
    askedAt: instant(),
    /** Paused because nobody answered; null after it is published again. */
    lapsedAt: instant(),
  },
  (t) => [
    check('experience_freshness_asked_later', sql`${t.askedAt} > ${t.confirmedAt}`),
    index('experience_freshness_asked').on(t.askedAt).where(sql`${t.askedAt} is not null`),
  ],
)
