import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instantOfInsert, randomId } from '#platform/database/columns.ts'

/** The live streams of all nodes, so that their number can be limited (INV-36). A node that died no longer renews its rows. */
export const openStreams = pgTable(
  'open_streams',
  {
    id: randomId(),
    node: uuid().notNull(),
    accountId: uuid().notNull(),
    address: text().notNull(),
    seenAt: instantOfInsert(),
  },
  (t) => [
    index('open_streams_of_account').on(t.accountId),
    index('open_streams_of_address').on(t.address),
    index('open_streams_of_node').on(t.node),
  ],
)
