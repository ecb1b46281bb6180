import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seed } from '#database/seed.ts'
import { dayOf } from '#platform/clock.ts'
import { configure } from '#platform/configuration.ts'
import { type Embedded, startEmbedded } from '#platform/database/embedded/embedded.ts'
import { createDatabase, migrate } from '#platform/database/migrate.ts'
import { closePool, pool } from '#platform/database/pool.ts'
import { prepareJobs } from '#platform/jobs/prepare.ts'
import { WATCH_SQL } from '../refusal-watch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string with NAME in place of the database. */
    server: string
    template: string
    dataDir: string
    /** ISO 8601. A run may begin before midnight in El Salvador and end after it: the demo's 'tomorrow' is counted from here. */
    seededAt: string
  }
}

interface Prepared {
  embedded: Embedded
  template: string
  seededAt: string
}

const shared = globalThis as { testServer?: Promise<Prepared>; testServerUsers?: number }

/** Digest of everything a seeded database depends on; equal sources reuse an earlier template. */
function sourcesDigest(): string {
  const hash = createHash('sha256')
  const visit = (place: string) => {
    if (!existsSync(place)) return
    if (statSync(place).isDirectory()) for (const name of readdirSync(place).sort()) visit(path.join(place, name))
    else if (!/\.test\.tsx?$/.test(place)) hash.update(place).update(readFileSync(place))
  }
  const support = ['tests/support/refusal-watch.ts', 'tests/support/servers/database-server.ts']
  for (const place of ['database', 'platform/storage', 'platform/database', ...support]) visit(place)
  for (const file of readdirSync('marketplace', { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(table|factory)\.ts$/.test(file)) visit(path.join('marketplace', file))
  // The demo's dates are counted from the day it was seeded on, in El Salvador, so a template is valid for that day.
  return hash.update(dayOf(new Date())).digest('hex').slice(0, 16)
}

/** Deletes test files' copies, and templates of older sources. */
async function dropCopies({ embedded, template }: Prepared): Promise<void> {
  const client = new pg.Client(embedded.url('postgres'))
  await client.connect()
  const stale = `select datname from pg_database where datname like 't\\_%' or (datname like 'seeded\\_%' and datname <> $1)`
  const { rows } = await client.query<{ datname: string }>(stale, [template])
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`)
  await client.end()
}

async function prepare(dataDir: string): Promise<Prepared> {
  const speed = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']
  const embedded = await startEmbedded(dataDir, speed)
  const template = `seeded_${sourcesDigest()}`
  const marker = path.join(dataDir, `${template}.done`)
  const url = embedded.url(template)
  if (existsSync(marker) && !(await createDatabase(embedded.url('postgres'), template)))
    return { embedded, template, seededAt: readFileSync(marker, 'utf8') }
  await createDatabase(embedded.url('postgres'), template)
  await migrate(url)
  await prepareJobs(url)
  configure({ DATABASE_URL: url, DATA_DIR: dataDir, SEED_DEMO: true, LOG_LEVEL: 'silent' })
  const seededAt = new Date().toISOString()
  await seed()
  // Jobs of the seed (AVIF variants) would run again in every copy.
  await pool().query('delete from graphile_worker._private_jobs')
  await pool().query(WATCH_SQL)
  await closePool()
  writeFileSync(marker, seededAt)
  return { embedded, template, seededAt }
}

/** One temporary server per run with one migrated and seeded template, of which every test file gets a copy. */
export default async function setup(project: TestProject) {
  const dataDir = path.resolve('data/test')
  shared.testServerUsers = (shared.testServerUsers ?? 0) + 1
  shared.testServer ??= prepare(dataDir)
  const prepared = await shared.testServer
  project.provide('server', prepared.embedded.url('NAME'))
  project.provide('template', prepared.template)
  project.provide('seededAt', prepared.seededAt)
  project.provide('dataDir', dataDir)
  return async () => {
    shared.testServerUsers = (shared.testServerUsers ?? 1) - 1
    if (shared.testServerUsers > 0) return
    await dropCopies(prepared)
    await prepared.embedded.stop()
  }
}
