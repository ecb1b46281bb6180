import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** One number for the whole product: two nodes that boot together must not migrate at the same time. */
const MIGRATION_LOCK = 7_104_052

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Brings a database to the newest schema. Safe to call from several processes at once. */
export const migrate = (url: string) =>
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle(client), { migrationsFolder: 'database/migrations' })
  })

/** Creates a database unless it exists. @returns whether it was created */
export const createDatabase = (serverUrl: string, name: string, template?: string) =>
  withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return false
    await client.query(`create database "${name}" ${template ? `template "${template}" strategy file_copy` : ''}`)
    return true
  })
