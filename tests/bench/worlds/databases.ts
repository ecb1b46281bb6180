// Databases of the benchmark, on an embedded server of its own with production's durability settings.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { fillScale } from '#database/scale.ts'
import { seed } from '#database/seed.ts'
import { configure } from '#platform/configuration.ts'
import { type Embedded, startEmbedded } from '#platform/database/embedded/embedded.ts'
import { createDatabase, migrate } from '#platform/database/migrate.ts'
import { closePool } from '#platform/database/pool.ts'
import { prepareJobs } from '#platform/jobs/prepare.ts'
import { DAY_MS } from '#platform/units.ts'
import { fillCopies } from './copies.ts'

export const DATA_DIR = path.resolve('data/bench')
/** Synthetic experiences; fewer for a trial of the benchmark itself. */
export const SYNTHETIC = Number(process.env.BENCH_LISTINGS ?? 100_000)
export const LISTED = `${new Intl.NumberFormat('en-US').format(SYNTHETIC)} listings`
/** Figures of a trial are shown and not kept. */
export const isTrial = () => Boolean(process.env.BENCH_LISTINGS || process.env.BENCH_SECONDS)

/** Starts the server. The log prefix names the database of each statement, so that statements can be recorded. */
/** Statements are recorded from its log, with their parameters. */
export const startDatabases = () => startEmbedded(DATA_DIR, ['log_line_prefix=<%d %p> ', 'log_error_verbosity=default'])

export async function ask<Answer extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Answer>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Configures the product's modules that the benchmark calls to use a database. */
const workOn = (url: string) => configure({ DATABASE_URL: url, DATA_DIR, SEED_DEMO: true, LOG_LEVEL: 'error' })

function digest(places: string[]): string {
  const hash = createHash('sha256')
  const visit = (place: string) => {
    if (!existsSync(place)) return
    if (statSync(place).isDirectory()) for (const name of readdirSync(place).sort()) visit(path.join(place, name))
    else if (!place.endsWith('.test.ts')) hash.update(place).update(readFileSync(place))
  }
  for (const place of places) visit(place)
  return hash.digest('hex')
}

type Recipe = {
  name: string
  /** Begins as a copy of this database. */
  template?: string
  sources: string[]
  /** Days until its dates, which lie ahead, are outdated. */
  daysGood: number
  fill: () => Promise<void>
}

/** Creates a database, or reuses that of an earlier run. @returns its connection string */
async function prepare(embedded: Embedded, { name, template, sources, daysGood, fill }: Recipe): Promise<string> {
  const url = embedded.url(name)
  const stamp = path.join(DATA_DIR, `${name}.made`)
  const version = `${digest(sources)} ${SYNTHETIC}`
  // Also for an existing database, because cookies are signed with the secret beside it.
  workOn(url)
  const isFresh = existsSync(stamp) && Date.now() - statSync(stamp).mtimeMs < daysGood * DAY_MS
  if (isFresh && readFileSync(stamp, 'utf8') === version && !(await createDatabase(embedded.url('postgres'), name)))
    return url
  rmSync(stamp, { force: true })
  await ask(embedded.url('postgres'), `drop database if exists "${name}" with (force)`)
  await createDatabase(embedded.url('postgres'), name, template)
  await migrate(url)
  await prepareJobs(url)
  try {
    await fill()
  } finally {
    await closePool()
  }
  await ask(url, 'vacuum analyze')
  writeFileSync(stamp, version)
  return url
}

const SCALE = ['database/migrations', 'database/scale.ts', 'database/scale-words.ts']
const CATALOGUE = ['database', 'platform/storage', 'marketplace/experiences/images']

export const pagesDatabase = (embedded: Embedded) =>
  prepare(embedded, { name: 'bench_pages', sources: CATALOGUE, daysGood: 3, fill: seed })

/** The demo catalogue and 100,000 synthetic experiences. */
export const searchDatabase = (embedded: Embedded) =>
  prepare(embedded, {
    name: 'bench_search',
    sources: SCALE,
    daysGood: 10,
    fill: async () => {
      console.error(`Making ${SYNTHETIC} synthetic experiences (once)…`)
      await seed()
      await fillScale(SYNTHETIC)
    },
  })

/** The same ten times over: nine copies of every synthetic experience, each with an id, a place, dates and an instant of its own. */
export async function millionDatabase(embedded: Embedded): Promise<string> {
  const template = await searchDatabase(embedded)
  return prepare(embedded, {
    name: 'bench_million',
    template: new URL(template).pathname.slice(1),
    sources: [...SCALE, 'tests/bench/worlds/copies.ts'],
    daysGood: 10,
    fill: async () => {
      console.error(`Making ${SYNTHETIC * 10} synthetic experiences (once)…`)
      await fillCopies(9)
    },
  })
}
export const tenthOf = (millionUrl: string) => millionUrl.replace(/bench_million$/, 'bench_search')

/** Hosts with years of dates and bookings. */
export const hostsDatabase = (embedded: Embedded, fill: () => Promise<void>) =>
  prepare(embedded, {
    name: 'bench_hosts',
    sources: ['database/migrations', 'tests/bench/worlds/host-world.ts'],
    daysGood: 0.5,
    fill,
  })

/** A market with 100,000 rows in every list of the back office. */
export const marketDatabase = (embedded: Embedded, fill: () => Promise<void>) =>
  prepare(embedded, {
    name: 'bench_market',
    sources: [
      'database/migrations',
      'database/scale.ts',
      'database/scale-words.ts',
      'tests/bench/worlds/admin-world.ts',
    ],
    daysGood: 10,
    fill: async () => {
      console.error(`Making a market with ${SYNTHETIC} of everything (once)…`)
      await fill()
    },
  })

/**
 * Contains only the benchmark's data and is new in every run, so that runs are comparable. Statements without the product use
 * a copy of it.
 */
export async function bookingsDatabase(embedded: Embedded, fill: () => Promise<void>): Promise<string> {
  const url = await prepare(embedded, { name: 'bench_bookings', sources: [], daysGood: 0, fill })
  const server = embedded.url('postgres')
  await ask(server, 'drop database if exists bench_bookings_bare with (force)')
  await createDatabase(server, 'bench_bookings_bare', 'bench_bookings')
  return url
}
export const withoutProduct = (bookingsUrl: string) => `${bookingsUrl}_bare`
