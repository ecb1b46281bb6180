import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instantOfInsert } from '#platform/database/columns.ts'

/**
 * The processes that run jobs. Each renews `seenAt` while it lives. Locks and claims of a process without a row, or with an
 * old one, are released, because it is dead.
 */
export const jobNodes = pgTable(
  'job_nodes',
  {
    id: uuid().primaryKey(),
    /** The name under which its job runner locks jobs and queues; a restarted runner has a new one. */
    worker: text(),
    host: text().notNull(),
    pid: integer().notNull(),
    startedAt: instantOfInsert(),
    seenAt: instantOfInsert(),
  },
  (t) => [index('job_nodes_by_seen').on(t.seenAt)],
)
