// No search reads a large table from end to end: the statements that requests really run, explained on a database large
// enough for the planner to care. The bench says the same of 100,000 rows (docs/decisions/0030). Counts beside filters,
// the front page and "similares" weigh many rows at once and are left to the planner.
import { createRequire } from 'node:module'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { fillScale } from '#database/scale.ts'
import { configuration } from '#platform/configuration.ts'
import { searchPaths } from './bench/searches.ts'
import { isControl, type Statement, scansOf } from './bench/statements.ts'
import { anonymous } from './support/people.ts'

const ROWS = 20_000
/** Four searches of each of twelve kinds. */
const SEARCHES = 48
/** Tables with at least a row for each experience. */
const LARGE = ['experiences', 'available_dates', 'locations', 'experience_images']
/** How the driver writes a value down. */
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils.js') as { prepareValue: (v: unknown) => unknown }

type Sent = { name?: string; text: string; values?: unknown[] } | string
type Listed = { items: { id: string }[]; next: string | null }

const asked: (Statement & { path: string })[] = []

/** Asks, and takes down what the driver is given meanwhile. */
async function record<Body>(path: string): Promise<Body> {
  const query = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown
  const spy = function (this: pg.Client, ...given: unknown[]) {
    const sent = given[0] as Sent
    const { name = null, text, values } = typeof sent === 'string' ? { text: sent } : { ...sent }
    const list = (values ?? (Array.isArray(given[1]) ? given[1] : [])).map(prepareValue) as (string | null)[]
    const statement = {
      name,
      text,
      values: list.map((value) => (value === null ? null : String(value))),
      pid: '',
      path,
    }
    if (!isControl(statement)) asked.push(statement)
    return query.apply(this, given)
  }
  Object.assign(pg.Client.prototype, { query: spy })
  try {
    const { status, body } = await anonymous.ask<Body>('get', path)
    expect([path, status]).toEqual([path, 200])
    return body
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
}

beforeAll(() => fillScale(ROWS))

test(`no statement of search or detail reads ${ROWS} rows one after the other`, async () => {
  const paths = searchPaths(new Date())
    .slice(0, SEARCHES)
    .map((path) => path.replace(/^\/api/, ''))
  const first: Listed[] = []
  for (const path of paths) first.push(await record<Listed>(path))
  for (const [at, { next }] of first.slice(0, 12).entries())
    if (next) await record(`${paths[at]}&cursor=${encodeURIComponent(next)}`)
  const [{ id }] = first[0]!.items as [{ id: string }]
  for (const path of [`/experiences/${id}`, `/experiences/${id}/dates`]) await record(path)
  expect(asked.length).toBeGreaterThan(paths.length)
  // One that has no index to go by: were it not found, nothing would be.
  const text = 'select id from experiences where short_description = $1'
  asked.push({ name: null, text, values: ['Paseo'], pid: '', path: 'the control' })

  const client = new pg.Client(configuration().DATABASE_URL)
  await client.connect()
  // To read a fifth of the rows from end to end costs a fifth; looking rows up is made as much cheaper, and so the planner
  // weighs the two as it does over 100,000.
  await client.query('set random_page_cost = 0.8')
  const scans = await scansOf(client, asked).finally(() => client.end())
  const found = asked.flatMap((one) =>
    scans
      .get(one)!
      .filter((table) => LARGE.includes(table))
      .map((table) => `${table}: ${one.path}`),
  )
  expect([...new Set(found)]).toEqual(['experiences: the control'])
})
