import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** The live streams of all nodes, so that their number can be limited (INV-36). A node that died stops renewing its rows. */
export const openStreams = pgTable(
  'open_streams',
  {
    id: uuid().primaryKey().defaultRandom(),
    node: uuid().notNull(),
    accountId: uuid().notNull(),
    /** Digest of the network address. */
    address: text().notNull(),
    seenAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('open_streams_of_account').on(t.accountId),
    index('open_streams_of_address').on(t.address),
    index('open_streams_of_node').on(t.node),
  ],
)
