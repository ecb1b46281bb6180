import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instantOfInsert, randomId } from '#platform/database/columns.ts'

/**
 * What hosts did by links: each once, inserted in the transaction of the act and never changed (docs/decisions/0209). It is
 * the log of acts without sign-in.
 */
export const linkUses = pgTable(
  'link_uses',
  {
    id: randomId(),
    hostId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    act: text({ enum: ['answer', 'on-the-way', 'cash', 'still'] }).notNull(),
    /** The booking; for 'on-the-way' the date, for 'still' the experience, which is asked about more than once. */
    subjectId: uuid().notNull(),
    outcome: text({ enum: ['confirmed', 'declined', 'told', 'collected', 'kept', 'paused'] }).notNull(),
    usedAt: instantOfInsert(),
  },
  (t) => [
    uniqueIndex('link_uses_once').on(t.act, t.subjectId).where(sql`${t.act} <> 'still'`),
    index('link_uses_of_host').on(t.hostId, t.usedAt),
    check('link_uses_act_known', sql`${t.act} in ('answer', 'on-the-way', 'cash', 'still')`),
    check(
      'link_uses_outcome_known',
      sql`${t.outcome} in ('confirmed', 'declined', 'told', 'collected', 'kept', 'paused')`,
    ),
  ],
)
