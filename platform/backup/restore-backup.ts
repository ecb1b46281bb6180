// Restores a backup in one transaction that commits after the last file is stored, so that a failure leaves the database as it
// was.
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { configuration } from '#platform/configuration.ts'
import { SESSION_LOCK } from '#platform/database/locks.ts'
import { migrateWithin } from '#platform/database/migrate.ts'
import type { Executor } from '#platform/database/pool.ts'
import { contentTypeOf, storage } from '#platform/storage/storage.ts'
import { BackupProblem, digestOf, entriesOf, type Manifest } from './backup-file.ts'
import { EMPTY_DATABASE, tablesOf } from './tables.ts'

type RestoreResult = { rows: number; files: number }

/** Counts other sessions on this database. There must be none: every row is replaced under them. */
export async function countOtherConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
  return rows[0]!.others
}

/**
 * Drops foreign keys and our own triggers, which would reject or change rows while tables arrive in any order.
 * @returns how to put them back; a foreign key checks every row again then
 */
async function takeOffGuards(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ owner: string; name: string; rule: string }>(`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  const tables = (await tablesOf(client)).map(({ name }) => `public."${name}"`)
  for (const { owner, name } of keys) await client.query(`alter table ${owner} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  return async () => {
    for (const { owner, name, rule } of keys) await client.query(`alter table ${owner} add constraint ${name} ${rule}`)
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  }
}

function receiver(client: pg.Client, { tables, entries }: Manifest) {
  const columns = new Map(tables.map((table) => [table.name, table.columns]))
  const rows = new Map<string, number>()
  let open: { name: string; stream: CopyStreamQuery } | undefined
  let at = 0
  let files = 0
  const closeTable = async () => {
    if (!open) return
    const { name, stream } = open
    open = undefined
    stream.end()
    await finished(stream)
    rows.set(name, stream.rowCount)
  }
  return {
    take: async (name: string, bytes: Buffer) => {
      const [, , digest] = entries[at++] ?? []
      // checkBackup has read the file before, but it may have changed between the two readings.
      if (digest !== digestOf(bytes)) throw new BackupProblem('El archivo cambió mientras se restauraba.')
      const [kind, table = '', ...rest] = name.split('/')
      if (kind === 'files') {
        await closeTable()
        const key = [table, ...rest].join('/')
        const contentType = contentTypeOf(key) ?? 'image/webp'
        await (await storage()).put(key, bytes, { contentType })
        files++
        return
      }
      if (open?.name !== table) {
        await closeTable()
        const list = columns.get(table)?.join(', ')
        open = { name: table, stream: client.query(copyFrom(`copy public."${table}" (${list}) from stdin`)) }
      }
      if (!open.stream.write(bytes)) await Promise.race([once(open.stream, 'drain'), finished(open.stream)])
    },
    end: async () => {
      await closeTable()
      const short = tables.find((table) => table.rows !== (rows.get(table.name) ?? 0))
      if (short) throw new BackupProblem(`La copia promete ${short.rows} filas en ${short.name} y trae otras.`)
      return { rows: tables.reduce((sum, table) => sum + table.rows, 0), files }
    },
  }
}

async function load(client: pg.Client, file: string, manifest: Manifest): Promise<RestoreResult> {
  await client.query(EMPTY_DATABASE)
  await migrateWithin(client, manifest.level)
  const putBackGuards = await takeOffGuards(client)
  // Migrations insert rows too; the backup holds them as people changed them since.
  await client.query(`truncate ${manifest.tables.map(({ name }) => `public."${name}"`).join(', ')}`)
  const { take, end } = receiver(client, manifest)
  for await (const { name, bytes } of entriesOf(file)) if (name.includes('/')) await take(name, bytes)
  const restored = await end()
  for (const [name, value] of Object.entries(manifest.sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [`public."${name}"`, value])
  await putBackGuards()
  await migrateWithin(client)
  return restored
}

/**
 * Replaces everything in the configured database and stores the files of a backup. Nobody else may be connected.
 * @param manifest what `checkBackup` found in the file
 * @param finish runs in the same transaction, at the newest level
 * @throws BackupProblem, or the error of the database or the storage; the database is unchanged then
 */
export async function restoreBackup(
  file: string,
  manifest: Manifest,
  finish: (tx: Executor) => Promise<void>,
): Promise<RestoreResult> {
  const client = new pg.Client({ connectionString: configuration().DATABASE_URL })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    // An application that starts now takes this lock before it migrates, so it waits for the restore.
    await client.query('select pg_advisory_xact_lock($1)', [SESSION_LOCK.migration])
    await client.query(`set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'`)
    const restored = await load(client, file, manifest)
    await finish(drizzle(client, { casing: 'snake_case' }))
    await client.query('commit')
    await client.query('analyze')
    await client.end()
    return restored
  } catch (error) {
    // A running COPY can not be cancelled from here; closing its connection also rolls the transaction back.
    client.connection.stream.destroy()
    throw error
  }
}

/** Deletes stored files that a backup does not hold. @returns how many */
export async function deleteFilesBeyond({ entries }: Manifest): Promise<number> {
  const backedUp = new Set(entries.map(([name]) => name))
  const disk = await storage()
  const extra: string[] = []
  for await (const key of disk.list()) if (!backedUp.has(`files/${key}`)) extra.push(key)
  for (const key of extra) await disk.delete(key)
  return extra.length
}
