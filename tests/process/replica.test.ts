// A streaming replica serves public reads of strangers; it may be late or gone without anybody noticing.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Embedded, startEmbedded } from '#platform/database/embedded/embedded.ts'
import { createDatabase } from '#platform/database/migrate.ts'
import { startServer } from '../support/servers/running-server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'replica-'))
const WITHIN = { timeout: 15_000 }
let primary: Embedded
let standby: Embedded
let server: ChildProcess
let address: string
let onPrimary: pg.Client
let onStandby: pg.Client

const connect = async (url: string) => {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Copies the folder of a running cluster, as `pg_basebackup` does; the log follows by streaming. */
async function copyCluster(from: string, to: string, client: pg.Client) {
  await client.query(`select pg_backup_start('replica', true)`)
  mkdirSync(to, { recursive: true, mode: 0o700 })
  cpSync(path.join(from, 'postgres-password'), path.join(to, 'postgres-password'))
  const volatile = /postgres\/(postmaster\.\w+|pg_wal\/.+|pg_stat_tmp\/.+)$/
  const copy = path.join(to, 'postgres')
  cpSync(path.join(from, 'postgres'), copy, { recursive: true, mode: 0, filter: (source) => !volatile.test(source) })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  writeFileSync(path.join(copy, 'backup_label'), rows[0]!.labelfile)
  writeFileSync(path.join(copy, 'standby.signal'), '')
}

beforeAll(async () => {
  const [first, second] = [path.join(folder, 'primary'), path.join(folder, 'standby')]
  primary = await startEmbedded(first)
  await createDatabase(primary.url('postgres'), 'torogoz')
  onPrimary = await connect(primary.url('torogoz'))
  await copyCluster(first, second, onPrimary)
  const { port } = new URL(primary.url('torogoz'))
  const password = readFileSync(path.join(first, 'postgres-password'), 'utf8')
  const source = `primary_conninfo=host=127.0.0.1 port=${port} user=app password=${password}`
  standby = await startEmbedded(second, [source, 'hot_standby=on'])
  onStandby = await connect(standby.url('torogoz'))
  const settings = { DATABASE_READ_URL: standby.url('torogoz'), SEED_DEMO: 'false' }
  ;({ server, address } = await startServer(primary.url('torogoz'), settings))
}, 60_000)
afterAll(async () => {
  if (server && server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit')
  await Promise.all([onPrimary?.end(), onStandby?.end()])
  await standby?.stop()
  await primary?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const categories = async (): Promise<string[]> => {
  const { categories: all } = (await (await fetch(`${address}/api/categories`)).json()) as {
    categories: { name: string }[]
  }
  return all.map(({ name }) => name)
}
/** How often a server has read the table of categories. */
async function reads(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ reads: string }>(
    `select (seq_scan + idx_scan)::text as reads from pg_stat_user_tables where relname = 'categories'`,
  )
  return Number(rows[0]!.reads)
}
const add = (name: string) => onPrimary.query(`insert into categories (name, icon) values ($1, 'compass')`, [name])

test('what strangers read comes from the replica, new rows within a moment', WITHIN, async () => {
  await expect.poll(async () => (await fetch(`${address}/api/categories`)).status).toBe(200)
  const before = await reads(onStandby)
  await add('Astronomía')
  await expect.poll(categories, WITHIN).toContain('Astronomía')
  // An answer may come from a cache, and PostgreSQL's statistics are a second late.
  await expect
    .poll(async () => {
      await categories()
      return reads(onStandby)
    }, WITHIN)
    .toBeGreaterThan(before)
})

test('one that is late is left until it has caught up', WITHIN, async () => {
  await onStandby.query('select pg_wal_replay_pause()')
  await add('Espeleología')
  await expect.poll(categories, WITHIN).toContain('Espeleología')
  const { rows } = await onStandby.query(`select from categories where name = 'Espeleología'`)
  expect(rows).toEqual([])
  await onStandby.query('select pg_wal_replay_resume()')
  const late = await reads(onStandby)
  await expect
    .poll(async () => {
      await categories()
      return reads(onStandby)
    }, WITHIN)
    .toBeGreaterThan(late)
})

test('one that is gone is not missed: every answer comes from the primary', WITHIN, async () => {
  await standby.stop()
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${address}/api/home`)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  await add('Teatro')
  await expect.poll(categories, WITHIN).toContain('Teatro')
})
