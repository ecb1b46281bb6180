import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
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
    act: text({ enum: ['answer', 'on-the-way', 'cash'] }).notNull(),
    /** The booking; for 'on-the-way' the date. */
    subjectId: uuid().notNull(),
    outcome: text({ enum: ['confirmed', 'declined', 'told', 'collected'] }).notNull(),
    usedAt: instantOfInsert(),
  },
  (t) => [
    unique('link_uses_once').on(t.act, t.subjectId),
    index('link_uses_of_host').on(t.hostId, t.usedAt),
    check('link_uses_act_known', sql`${t.act} in ('answer', 'on-the-way', 'cash')`),
    check('link_uses_outcome_known', sql`${t.outcome} in ('confirmed', 'declined', 'told', 'collected')`),
  ],
)
