import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { type Database, database, type Executor, readShared } from './pool.ts'

/** Runs what drizzle builds on the connections that short reads share. */
class SharedConnection {
  query = (config: pg.QueryConfig & { name: string }, values?: unknown[]) => readShared(config, values)
}
const shared = drizzle(new SharedConnection() as unknown as pg.Pool, { casing: 'snake_case' })

/**
 * A read outside of transactions that is built once and kept by the database under its name, as {@link prepared}. It must be short
 * and lock nothing: it shares a connection with those of others.
 */
export function preparedRead<Query>(build: (db: Database) => Query): (executor?: Executor) => Query {
  const inTransaction = prepared(build)
  let query: Query | undefined
  return (executor) => {
    if (executor) return inTransaction(executor)
    query ??= build(shared)
    return query
  }
}

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

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Runs SQL in a transaction. It is on its way when this returns, so that what is asked for next runs after it without waiting for
 * its answer; `execute` begins when it is awaited.
 */
export async function runPipelined<Row extends pg.QueryResultRow>(tx: Executor, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return (await connectionOf(tx).query<Row>({ text, values: params })).rows
}

/** A prepared statement belongs to one connection. Drizzle knows it but does not expose it in its types. */
const connectionOf = (executor: Executor) =>
  (executor as unknown as { session: { client: pg.PoolClient } }).session.client
