import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'
import { profiles } from '../account.table.ts'

/**
 * Data requests (ARCO-POL), and breaches that must be announced, with their legal deadlines (trust 4.4: 20 working days to
 * answer, 72 hours to give notice).
 */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: randomId(),
    kind: text({
      enum: ['access', 'rectification', 'cancellation', 'opposition', 'portability', 'limitation', 'breach'],
    }).notNull(),
    /** The signed-in author; null when an operator registered it, or the person is gone. */
    userId: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    details: text().notNull(),
    status: text({ enum: ['open', 'answered', 'refused'] })
      .notNull()
      .default('open'),
    receivedAt: instantOfInsert(),
    /** Computed on receipt. */
    dueAt: instant().notNull(),
    answer: text(),
    answeredAt: instant(),
    answeredBy: uuid().references(() => profiles.id),
  },
  (t) => [
    check(
      'data_requests_kind_known',
      sql`${t.kind} in ('access', 'rectification', 'cancellation', 'opposition', 'portability', 'limitation', 'breach')`,
    ),
    check('data_requests_status_known', sql`${t.status} in ('open', 'answered', 'refused')`),
    check('data_requests_closed_with_an_answer', sql`(${t.status} = 'open') = (${t.answeredAt} is null)`),
    index('data_requests_by_status').on(t.status, t.dueAt),
    index('data_requests_of_person').on(t.userId),
  ],
)
