// One file that holds everything: the database as it was at one instant, then the files. The database comes first, so that
// nothing in it names a file that was stored later and is missing here; who deletes a file meanwhile waits (`storage.ts`).
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Pack, pack } from 'tar-stream'
import { configuration } from '#platform/configuration.ts'
import { SESSION_LOCK } from '#platform/database/locks.ts'
import { levelOf } from '#platform/database/migrate.ts'
import { storage } from '#platform/storage/storage.ts'
import { BackupProblem, digestOf, FORMAT, MANIFEST, type Manifest } from './backup-file.ts'
import { sequencesOf, tablesOf } from './tables.ts'

/** Parts of a table: this much of it is in memory at a time. */
const PART = 4 * 1024 * 1024

export type Made = {
  file: string
  bytes: number
  rows: number
  files: number
  /** Files that rows name and the store does not hold: with one of them, the backup is not whole. */
  missing: string[]
}

/** What a backup holds. */
export type Wish = {
  /** Tables that do not belong in it. */
  leaveOut: string[]
  /** SQL of every file that a row names, as `file`. */
  namedFiles: string
  now: Date
}

/** Adds one entry and waits until it has been passed on, so that memory holds one. */
function writer(tar: Pack, entries: Manifest['entries']) {
  const add = (name: string, bytes: Buffer) =>
    new Promise<void>((done, failed) => {
      tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? failed(error) : done()))
    })
  return {
    add,
    addListed: async (name: string, bytes: Buffer) => {
      entries.push([name, bytes.length, digestOf(bytes)])
      await add(name, bytes)
    },
  }
}

type Writer = ReturnType<typeof writer>

/** Copies one table in parts. @returns how many rows */
async function copyTable(client: pg.Client, { add }: { add: Writer['addListed'] }, table: Manifest['tables'][number]) {
  const stream = client.query(copyTo(`copy public."${table.name}" (${table.columns.join(', ')}) to stdout`))
  let part = 0
  let held: Buffer[] = []
  let size = 0
  const passOn = async () => {
    if (size === 0) return
    await add(`database/${table.name}/${String(part++).padStart(6, '0')}`, Buffer.concat(held))
    held = []
    size = 0
  }
  for await (const chunk of stream) {
    held.push(chunk)
    size += chunk.length
    if (size >= PART) await passOn()
  }
  await passOn()
  return stream.rowCount
}

async function writeAll(client: pg.Client, tar: Pack, { leaveOut, namedFiles, now }: Wish) {
  const entries: Manifest['entries'] = []
  const { add, addListed } = writer(tar, entries)
  await client.query('begin isolation level repeatable read read only')
  await client.query(`set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'`)
  const level = await levelOf(client)
  if (level === null) throw new BackupProblem('La base de datos está vacía: no hay nada que copiar.')
  const tables = (await tablesOf(client)).filter(({ name }) => !leaveOut.includes(name))
  const copied: Manifest['tables'] = []
  for (const table of tables) {
    const rows = await copyTable(client, { add: addListed }, { ...table, rows: 0 })
    copied.push({ ...table, rows })
  }
  // After the rows: sequences know no snapshot, and may only be ahead of them.
  const sequences = await sequencesOf(client)
  const named = await client.query<{ file: string }>(namedFiles)
  const missing = new Set(named.rows.map(({ file }) => file))
  await client.query('commit')
  const disk = await storage()
  let files = 0
  for await (const key of disk.list()) {
    // Gone since it was listed: then nothing names it.
    const bytes = await disk.getBytes(key).catch(async (error) => {
      if (await disk.exists(key)) throw error
      return null
    })
    if (!bytes) continue
    await addListed(`files/${key}`, Buffer.from(bytes))
    missing.delete(key)
    files++
  }
  const manifest: Manifest = {
    product: 'torogoz',
    format: FORMAT,
    madeAt: now.toISOString(),
    level,
    tables: copied,
    missing: missing.size,
    sequences,
    entries,
  }
  await add(MANIFEST, Buffer.from(JSON.stringify(manifest)))
  tar.finalize()
  return { rows: copied.reduce((sum, { rows }) => sum + rows, 0), files, missing: [...missing] }
}

/**
 * Writes a backup of the configured database and storage, while the application runs. The file appears under its name only
 * when it is whole, readable by its owner alone.
 * @throws BackupProblem when another one is being made
 */
export async function makeBackup(file: string, wish: Wish): Promise<Made> {
  const client = new pg.Client({ connectionString: configuration().DATABASE_URL, application_name: 'torogoz backup' })
  client.on('error', () => {})
  await client.connect()
  const partial = `${file}.partial`
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      SESSION_LOCK.backup,
    ])
    if (!rows[0]!.mine) throw new BackupProblem('Ya se está haciendo otra copia; espera a que termine.')
    const tar = pack()
    const output = createWriteStream(partial, { mode: 0o600 })
    await once(output, 'open')
    // Pictures do not shrink, and the rest is small: little effort is enough.
    const written = pipeline(tar, createGzip({ level: 4 }), output)
    written.catch((error) => tar.destroy(error))
    const [counted] = await Promise.all([writeAll(client, tar, wish), written])
    await keepSafe(partial)
    await rename(partial, file)
    await client.end()
    return { file, bytes: (await stat(file)).size, ...counted }
  } catch (error) {
    // A copy in progress never ends by itself; its connection does.
    client.connection.stream.destroy()
    await rm(partial, { force: true })
    throw error
  }
}

/** Written to the disk itself, not only to its cache. */
async function keepSafe(file: string) {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}
