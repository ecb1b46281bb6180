import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { SESSION_LOCK } from './locks.ts'

const FOLDER = 'database/migrations'

export async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  // A connection that is lost ends the work with an error; without a listener it would end the process before.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Migrates a database to the newest schema. Safe to call from several processes at once.
 * @throws when the database is older than the first schema, from which no migration leads here (decision 0192)
 */
export const migrate = (url: string, folder = FOLDER) =>
  onConnection(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [SESSION_LOCK.migration])
    const level = await levelOf(client)
    if (level !== null && level < knownLevels(folder)[0]!)
      throw new Error('sus datos son de una versión anterior a la primera que se puede actualizar')
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
  })

export const createDatabase = (serverUrl: string, name: string, template?: string) =>
  onConnection(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return false
    await client.query(`create database "${name}" ${template ? `template "${template}" strategy file_copy` : ''}`)
    return true
  })

/** Schema levels of this version, oldest first: the instants at which its migrations were written. */
export const knownLevels = (folder = FOLDER): number[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis)

/** Schema level of a database; null when it has none of our tables. */
export async function levelOf(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  )
  if (!rows[0]!.known) return null
  const newest = 'select max(created_at)::float8 as level from drizzle.__drizzle_migrations'
  return (await client.query<{ level: number | null }>(newest)).rows[0]!.level
}

/**
 * Migrates inside the caller's transaction, so that all of it happens or nothing.
 * @param level the last migration to apply, as `knownLevels` names it; the newest by default
 */
export async function migrateWithin(
  client: pg.Client,
  level = Number.POSITIVE_INFINITY,
  folder = FOLDER,
): Promise<void> {
  await client.query(`create schema if not exists drizzle`)
  await client.query(`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`)
  const reached = (await levelOf(client)) ?? 0
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis <= reached || folderMillis > level) continue
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}
