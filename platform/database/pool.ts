import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { configuration } from '#platform/configuration.ts'

// server.ts and the built pages hold two copies of this module; the pool must be one.
const shared = globalThis as { databasePool?: pg.Pool; database?: Database }

export type Database = NodePgDatabase
/** A transaction, or the pool when no transaction is open: what data functions take to run in either. */
export type Executor = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | 'with'
>

/** The one connection pool of this process, made at the first call from DATABASE_URL. */
export function pool(): pg.Pool {
  if (shared.databasePool) return shared.databasePool
  const made = new pg.Pool({ connectionString: configuration().DATABASE_URL, max: configuration().DATABASE_POOL })
  // Without listeners, PostgreSQL stopping would end the process.
  made.on('connect', (client) => client.on('error', () => {}))
  made.on('error', (error) => console.error(`database connection lost: ${error.message}`))
  shared.databasePool = made
  return made
}

/** Drizzle over the pool; columns are snake_case in the database, camelCase in code. */
export function database(): Database {
  shared.database ??= drizzle(pool(), { casing: 'snake_case' })
  return shared.database
}

/** Ends every connection; the next call of `pool()` opens a new one. */
export async function closePool(): Promise<void> {
  const open = shared.databasePool
  delete shared.databasePool
  delete shared.database
  // The pool ends before its connections do, and PostgreSQL may stop in between: nothing is lost that is still wanted.
  open?.removeAllListeners('error').on('error', () => {})
  await open?.end()
}
