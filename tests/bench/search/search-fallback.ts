// The search API while no catalogue answers: the database does, compared with the same statements through the bare driver,
// and their plans.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expectStatuses, load, SECONDS } from '../harness/load.ts'
import { type Product, processorSeconds, untilCatalogue } from '../harness/product.ts'
import { type Findings, median, milliseconds, type Row, rate, ratio } from '../harness/report.ts'
import { bareQuery, isControl, recordStatements, type Statement, scansOf } from '../harness/statements.ts'
import { LISTED } from '../worlds/databases.ts'
import { searchPaths } from '../worlds/searches.ts'

const CONCURRENCY = 32
/** The same number as the product's. */
const CONNECTIONS = 16
const ROUNDS = 3

type RecordedSearch = { path: string; statements: Statement[]; ms: number }
type Round = { own: number; bare: number; p50: number; p99: number; worst: number; work: number }

/** A readable form of a path's query. */
const shortly = (path: string) => decodeURIComponent(path.split('?')[1]!).replace(/(after=.{6}).*/, '$1…')

/** Requests each path once, one by one, and records its statements from the log. */
async function record({ address }: Product, databaseUrl: string, paths: string[]): Promise<RecordedSearch[]> {
  const times: number[] = []
  const steps = paths.map((path) => async () => {
    const started = performance.now()
    const answer = await fetch(address + path)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
    times.push(performance.now() - started)
  })
  const recorded = await recordStatements(databaseUrl, steps)
  // Without the job worker's polling.
  const isOfSearch = (statement: Statement) => !isControl(statement) && !/graphile_worker/.test(statement.text)
  return paths.map((path, at) => ({ path, statements: recorded[at]!.filter(isOfSearch), ms: times[at]! }))
}

/** The second page of some searches: later pages are as cheap as first ones only if no rows are skipped by counting. */
async function nextPages({ address }: Product, paths: string[]): Promise<string[]> {
  const texts: string[] = []
  for (const path of paths.slice(0, 12)) {
    const { next } = (await fetch(address + path).then((answer) => answer.json())) as { next: string | null }
    if (next) texts.push(`${path}&after=${encodeURIComponent(next)}`)
  }
  return texts
}

/** Runs the same statements with the driver, as many searches at once. @returns searches per second */
async function bare(databaseUrl: string, searches: RecordedSearch[], seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  const started = performance.now()
  let next = 0
  let completed = 0
  const search = async () => {
    while (performance.now() - started < seconds * 1000) {
      const { statements } = searches[next++ % searches.length]!
      for (const statement of statements) await pool.query(bareQuery(statement))
      completed++
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, search))
  const perSecond = completed / ((performance.now() - started) / 1000)
  await pool.end()
  return perSecond
}

/** Tables with at least one row per experience, which no search may scan sequentially. */
const LARGE = ['experiences', 'available_dates', 'locations', 'experience_images']

async function scannedBy(databaseUrl: string, searches: RecordedSearch[]): Promise<string[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const scans = await scansOf(
      client,
      searches.flatMap(({ statements }) => statements),
    )
    const sequentialScans = searches.flatMap(({ path, statements }) =>
      statements.flatMap((statement) =>
        scans
          .get(statement)!
          .filter((table) => LARGE.includes(table))
          .map((table) => `${table} for ${shortly(path)}`),
      ),
    )
    return [...new Set(sequentialScans)]
  } finally {
    await client.end()
  }
}

async function round(
  product: Product,
  databaseUrl: string,
  searches: RecordedSearch[],
  seconds: number,
): Promise<Round> {
  const requests = searches.map(({ path }) => ({ method: 'GET', path }))
  const before = processorSeconds(product.pid) ?? Number.NaN
  const own = await load({ port: product.port, connections: CONCURRENCY, asks: requests, seconds, repeat: true })
  const work = ((processorSeconds(product.pid) ?? Number.NaN) - before) / own.answered
  expectStatuses(own, [200], 'search')
  return {
    own: own.perSecond,
    bare: await bare(databaseUrl, searches, seconds),
    p50: own.p50,
    p99: own.p99,
    worst: own.worst,
    work,
  }
}

/** A catalogue that has not looked at the changes for a second is not asked. */
const LATE_MS = 1500

/** Keeps the product from looking at the changes, so that the database answers its searches. */
async function withoutCatalogue<T>(product: Product, databaseUrl: string, work: () => Promise<T>): Promise<T> {
  await untilCatalogue(product)
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('lock table catalogue_changes in access exclusive mode')
    await pause(LATE_MS)
    return await work()
  } finally {
    await client.end()
  }
}

/** Rows for searches per second from the database, and for its plans. */
export const measureSearchFallback = (product: Product, databaseUrl: string): Promise<Findings> =>
  withoutCatalogue(product, databaseUrl, () => measure(product, databaseUrl))

async function measure(product: Product, databaseUrl: string): Promise<Findings> {
  const first = searchPaths(new Date())
  const paths = [...first, ...(await nextPages(product, first))]
  // Cached values (counts, words) are queried only the first time, so both cases are planned.
  const cold = await record(product, databaseUrl, paths)
  const warm = await record(product, databaseUrl, paths)
  const scans = await scannedBy(databaseUrl, [...cold, ...warm])
  const rounds: Round[] = []
  for (let n = 0; n <= ROUNDS; n++) {
    const result = await round(product, databaseUrl, warm, n === 0 ? 1 : SECONDS)
    if (n > 0) rounds.push(result)
  }
  const of = (field: keyof Round) => median(rounds.map((result) => result[field]))
  const share = median(rounds.map((result) => result.own / result.bare))
  const statements = new Set([...cold, ...warm].flatMap((search) => search.statements.map(({ text }) => text))).size
  const rows: Row[] = [
    {
      what: `search API from the database, of ${LISTED}, ${CONCURRENCY} at once`,
      reach: 'reported',
      measured: `${rate(of('own'))}, p50 ${milliseconds(of('p50'))}, p99 ${milliseconds(of('p99'))}, worst ${milliseconds(Math.max(...rounds.map((result) => result.worst)))}; ${milliseconds(of('work') * 1000)} of processor`,
      limit: `same SQL, bare driver ${rate(of('bare'))}; ratio ${ratio(share)}`,
      held: null,
    },
    {
      what: 'search: plans that scan a large table',
      reach: 'none',
      measured: scans.length === 0 ? `none of ${statements} statements` : `${scans.length} searches`,
      limit: '',
      held: scans.length === 0,
    },
  ]
  const slowest = (list: RecordedSearch[]) =>
    list
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 3)
      .map(({ path, ms }) => `${shortly(path)} ${milliseconds(ms)}`)
      .join(', ')
  const medianTime = (list: RecordedSearch[]) => milliseconds(median(list.map(({ ms }) => ms)))
  const notes = [
    `Search from the database: no catalogue answers in the first seconds of a process, and when it can not follow. ${paths.length} different searches of 12 kinds, ${(warm.flatMap((w) => w.statements).length / paths.length).toFixed(1)} statements each.`,
    `One search alone: ${medianTime(cold)} the first time, ${medianTime(warm)} when counts and words are remembered. Slowest first times: ${slowest(cold)}; later: ${slowest(warm)}.`,
    ...(scans.length > 0 ? [`Read from end to end: ${scans.join('; ')}.`] : []),
  ]
  return { rows, notes }
}
