// One file that holds everything: the database as it was at one instant, then the files. The database comes first: in the
// other order a row could name a file that was stored after the files were copied. Deleting files waits for the backup
// (`storage.ts`).
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
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
import { deletePartialBackups, PARTIAL } from './backups.ts'
import { sequencesOf, tablesOf } from './tables.ts'

const PART = 4 * 1024 * 1024

export type BackupResult = {
  file: string
  bytes: number
  rows: number
  files: number
  /** Files that rows name and the store does not hold. If there is one, the backup is incomplete. */
  missing: string[]
}

type BackupOptions = {
  leaveOut: string[]
  /** SQL of every file that a row names, as `file`. */
  namedFiles: string
  now: Date
}

/** Adds one entry and waits until it is written, so that memory never holds more than one. */
function writer(tar: Pack, entries: Manifest['entries']) {
  const add = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
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

async function copyTable(client: pg.Client, { add }: { add: Writer['addListed'] }, table: Manifest['tables'][number]) {
  const stream = client.query(copyTo(`copy public."${table.name}" (${table.columns.join(', ')}) to stdout`))
  let part = 0
  let chunks: Buffer[] = []
  let size = 0
  const passOn = async () => {
    if (size === 0) return
    await add(`database/${table.name}/${String(part++).padStart(6, '0')}`, Buffer.concat(chunks))
    chunks = []
    size = 0
  }
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= PART) await passOn()
  }
  await passOn()
  return stream.rowCount
}

async function writeAll(client: pg.Client, tar: Pack, { leaveOut, namedFiles, now }: BackupOptions) {
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
  // Copied after the rows: sequences are outside the snapshot, and one that is ahead is harmless while one that is behind
  // repeats ids.
  const sequences = await sequencesOf(client)
  const references = await client.query<{ file: string }>(namedFiles)
  const missing = new Set(references.rows.map(({ file }) => file))
  await client.query('commit')
  const disk = await storage()
  let files = 0
  for await (const key of disk.list()) {
    // Deleted since it was listed; files are deleted only when no row names them, so nothing is lost.
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
export async function makeBackup(file: string, options: BackupOptions): Promise<BackupResult> {
  const client = new pg.Client({ connectionString: configuration().DATABASE_URL, application_name: 'torogoz backup' })
  client.on('error', () => {})
  await client.connect()
  const partial = `${file}${PARTIAL}`
  try {
    const { rows } = await client.query<{ isLocked: boolean }>('select pg_try_advisory_lock($1) as "isLocked"', [
      SESSION_LOCK.backup,
    ])
    if (!rows[0]!.isLocked) throw new BackupProblem('Ya se está haciendo otra copia; espera a que termine.')
    deletePartialBackups(path.dirname(file))
    const tar = pack()
    const output = createWriteStream(partial, { mode: 0o600 })
    await once(output, 'open')
    // Most bytes are pictures, which are compressed already, so a higher level would only cost time.
    const writing = pipeline(tar, createGzip({ level: 4 }), output)
    writing.catch((error) => tar.destroy(error))
    const [counts] = await Promise.all([writeAll(client, tar, options), writing])
    await flushToDisk(partial)
    await rename(partial, file)
    await client.end()
    return { file, bytes: (await stat(file)).size, ...counts }
  } catch (error) {
    // A running COPY can not be cancelled from here, so its connection is closed.
    client.connection.stream.destroy()
    await rm(partial, { force: true })
    throw error
  }
}

/** fsync: after a power cut a file that was only in the cache would be incomplete under its final name. */
async function flushToDisk(file: string) {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}
