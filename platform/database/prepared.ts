import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Database, database, type Executor } from './pool.ts'

/**
 * A statement that is built once and kept by the database under its name, for hot paths where building and planning cost more
 * than running it. Use: `const find = prepared((db) => db.select(…).where(eq(t.id,
 * sql.placeholder('id'))).prepare('find-it'))`, then `await find().execute({ id })`, or `await find(tx).execute({ id })`
 * inside a transaction. Names must be unique in the product, because PostgreSQL keeps one statement per name.
 */
export function prepared<Query>(build: (db: Database) => Query): (executor?: Executor) => Query {
  const queries = new WeakMap<object, Query>()
  return (executor = database()) => {
    const connection = connectionOf(executor)
    let query = queries.get(connection)
    if (!query) {
      query = build(drizzle(connection, { casing: 'snake_case' }))
      queries.set(connection, query)
    }
    return query
  }
}

/** The same for SQL text: runs it in a transaction or on the pool. @param statement its name must be unique in the product */
export const runNamed = async <Row extends pg.QueryResultRow>(
  executor: Executor,
  statement: { name: string; text: string; values: unknown[] },
): Promise<Row[]> => (await connectionOf(executor).query<Row>(statement)).rows

/** A prepared statement belongs to one connection. Drizzle knows it but does not expose it in its types. */
const connectionOf = (executor: Executor) =>
  (executor as unknown as { session: { client: pg.PoolClient } }).session.client
