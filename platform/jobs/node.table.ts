import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instantOfInsert } from '#platform/database/columns.ts'

/**
 * The processes that run jobs. Each renews `seenAt` while it lives; locks and claims of one that is not here, or that
 * stopped renewing, are those of a process that is gone.
 */
export const jobNodes = pgTable(
  'job_nodes',
  {
    id: uuid().primaryKey(),
    /** The name under which its job runner locks jobs and queues; a runner that is started again has a new one. */
    worker: text(),
    host: text().notNull(),
    pid: integer().notNull(),
    startedAt: instantOfInsert(),
    seenAt: instantOfInsert(),
  },
  (t) => [index('job_nodes_by_seen').on(t.seenAt)],
)
