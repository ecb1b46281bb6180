// The statements that a request runs, recorded at the driver, so that they can be explained afterwards.
import { createRequire } from 'node:module'
import pg from 'pg'
import { expect } from 'vitest'
import { isControl, type Statement, scansOf } from '#tests/bench/harness/statements.ts'
import type { Answer } from './people.ts'

/** The driver's own conversion of values. */
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils.js') as { prepareValue: (v: unknown) => unknown }

type Sent = { name?: string; text: string; values?: unknown[] } | string
export type RecordedStatement = Statement & { path: string }

/** Sends a request and records its statements. @param expected its status */
export async function recording<Body>(
  path: string,
  request: () => Promise<Answer<Body>>,
  expected = 200,
): Promise<{ body: Body; statements: RecordedStatement[] }> {
  const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown
  const statements: RecordedStatement[] = []
  const spy = function (this: pg.Client, ...args: unknown[]) {
    const sent = args[0] as Sent
    const { name = null, text, values } = typeof sent === 'string' ? { text: sent } : { ...sent }
    const list = (values ?? (Array.isArray(args[1]) ? args[1] : [])).map(prepareValue) as (string | null)[]
    const statement = {
      name,
      text,
      values: list.map((value) => (value === null ? null : String(value))),
      pid: '',
      path,
    }
    if (!isControl(statement)) statements.push(statement)
    return query.apply(this, args)
  }
  Object.assign(pg.Client.prototype, { query: spy })
  try {
    const { status, body } = await request()
    expect([path, status]).toEqual([path, expected])
    return { body, statements }
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
}

/**
 * Which of these tables are scanned sequentially, with the path of each request.
 * @param cost of an index lookup. A test's tables are smaller than real ones, so a sequential scan is cheaper; lookups are
 * made cheaper in proportion, so that the planner decides as it would over 100,000 rows.
 */
export async function readWhole(
  url: string,
  statements: RecordedStatement[],
  tables: string[],
  cost = 0.8,
): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`set random_page_cost = ${cost}`)
  const scans = await scansOf(client, statements).finally(() => client.end())
  const scanned = statements.flatMap((statement) =>
    scans
      .get(statement)!
      .filter((table) => tables.includes(table))
      .map((table) => `${table}: ${statement.path}`),
  )
  return [...new Set(scanned)]
}
