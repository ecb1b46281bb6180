import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** The table of rate-limiter-flexible: one row per limit and digest of a person or an address. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
