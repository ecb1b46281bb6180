import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'

/**
 * What travelers want to be notified of: new results of a saved search, or the next date of an experience
 * (docs/decisions/0220).
 */
export const alerts = pgTable(
  'alerts',
  {
    id: randomId(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The saved search in its shortest form, `?q=café&guests=2`; null for a next date. */
    search: text(),
    /** The last day of the search: after it, nothing can be found. */
    until: date(),
    /** The experience whose next date is awaited; null for a search. */
    experienceId: uuid().references(() => experiences.id, { onDelete: 'cascade' }),
    /** Only what is newer than this counts as new. */
    createdAt: instantOfInsert(),
    /** When its owner was last notified; a next date is notified once. */
    toldAt: instant(),
  },
  (t) => [
    check('alerts_one_kind', sql`(${t.search} is null) <> (${t.experienceId} is null)`),
    uniqueIndex('alerts_one_per_search').on(t.userId, t.search).where(sql`search is not null`),
    uniqueIndex('alerts_one_per_experience').on(t.userId, t.experienceId).where(sql`experience_id is not null`),
    index('alerts_of_experience').on(t.experienceId),
  ],
)

/** The notified results of a saved search, so that none is notified twice. */
export const alertFinds = pgTable(
  'alert_finds',
  {
    alertId: uuid()
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    experienceId: uuid()
      .notNull()
      .references(() => experiences.id, { onDelete: 'cascade' }),
    toldAt: instantOfInsert(),
  },
  (t) => [primaryKey({ columns: [t.alertId, t.experienceId] }), index('alert_finds_of_experience').on(t.experienceId)],
)

/** The days on which a person was notified: its key allows one email a day, however many nodes run the job and however often. */
export const alertDays = pgTable(
  'alert_days',
  {
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The calendar day in El Salvador. */
    day: date().notNull(),
    createdAt: instantOfInsert(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)
