// Every list of the back office over 100,000 rows and more: first page, page 500, each filter, each sort order, and words with
// few, many and no results. The queries are generated from the contracts, so that a new filter is measured too.
import { z } from 'zod'
import * as rights from '#marketplace/accounts/admin/rights/admin-right.contract.ts'
import * as users from '#marketplace/accounts/admin/users/user.contract.ts'
import * as audit from '#marketplace/admin/audit/audit.contract.ts'
import * as outbox from '#marketplace/admin/outbox/outbox.contract.ts'
import * as bookings from '#marketplace/bookings/admin/admin-booking.contract.ts'
import * as cases from '#marketplace/cases/admin/admin-case.contract.ts'
import * as experiences from '#marketplace/experiences/admin/admin-experience.contract.ts'
import * as reviews from '#marketplace/reviews/admin/admin-review.contract.ts'
import type { Endpoint } from '#platform/http/contract.ts'
import { DAY_MS } from '#platform/units.ts'
import type { Product } from './harness/product.ts'
import { type Findings, median, milliseconds } from './harness/report.ts'
import { adminCookie, EACH, fillMarket } from './worlds/admin-world.ts'
import { ask } from './worlds/databases.ts'

export const fillAdmin = () => fillMarket()

const REACH_MS = 100
const REACH_FIGURES_MS = 1000
const TIMES = 5
/** Words with many results, with fewer, a mailbox, two names in a row, and no result. */
const WORDS = ['ana', 'hernandez', 'desayuno', 'persona-4242', 'quintanilla ayala', 'zzyzx']
/** A number in three spellings and its beginning, one in a reservation, addresses, names, a code and titles. */
const DESK = [
  ...['7004-2420', '+503 7004 2420', '50370042420', '7004', '60004242', 'persona-4242@persona.example', 'persona-4242'],
  ...WORDS,
  ...['lucía', 'ana hernandez', 'uintanill', '9E3779', 'caminata'],
]
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** The possible values of a filter, as far as its schema lists them. */
function valuesOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return valuesOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String)
  if (schema instanceof z.ZodISODate) return [dayAgo(30)]
  return []
}

/** All queries of a list. */
function questions(query: z.ZodObject): string[] {
  const { q, sort, dir: _, page: __, ...filters } = query.shape as Record<string, z.ZodType>
  return [
    '',
    'page=500',
    ...(sort ? valuesOf(sort).flatMap((value) => [`sort=${value}&dir=desc`, `sort=${value}&dir=asc&page=500`]) : []),
    ...Object.entries(filters).flatMap(([name, schema]) => valuesOf(schema).map((value) => `${name}=${value}`)),
    ...(q ? WORDS.map((words) => `q=${encodeURIComponent(words)}`) : []),
  ]
}

const isList = (endpoint: unknown): endpoint is Endpoint & { query: z.ZodObject } =>
  typeof endpoint === 'object' &&
  endpoint !== null &&
  'query' in endpoint &&
  endpoint.query instanceof z.ZodObject &&
  'page' in endpoint.query.shape
/** Without downloads, which use the same queries. */
const lists = [users, experiences, bookings, reviews, audit, cases, rights, outbox]
  .flatMap((contract) => Object.values<unknown>(contract))
  .filter(isList)
  .filter(({ method, path }) => method === 'get' && !path.endsWith('.csv'))

/** @returns milliseconds of each visit */
async function times({ address }: Product, path: string): Promise<number[]> {
  const durations: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const started = performance.now()
    const answer = await fetch(`${address}/api${path}`, { headers: { cookie: adminCookie() } })
    await answer.arrayBuffer()
    durations.push(performance.now() - started)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  }
  return durations
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!

/** One row per list, and one for the market's figures. */
export async function measureAdmin(product: Product, databaseUrl: string): Promise<Findings> {
  // Without a second factor nobody opens the back office.
  await ask(
    databaseUrl,
    `insert into authenticators (user_id, secret, confirmed_at) select user_id, 'unused', now() from sessions
     where token = 'market-admin' on conflict do nothing`,
  )
  const rows: Findings['rows'] = []
  const notes: string[] = []
  const failures: string[] = []
  for (const { path, query } of lists) {
    const all: number[] = []
    const slow: { query: string; ms: number }[] = []
    const queries = questions(query)
    for (const question of queries)
      try {
        const duration = await times(product, `${path}?${question}`)
        all.push(...duration)
        slow.push({ query: question || 'the first page', ms: median(duration) })
      } catch (error) {
        failures.push((error as Error).message)
      }
    if (slow.length === 0) throw new Error(failures.join('; '))
    const [worst, ...remaining] = slow.toSorted((a, b) => b.ms - a.ms)
    rows.push({
      what: `list ${path}, ${queries.length} ways of asking, over ${EACH} rows and more`,
      reach: `each ≤ ${milliseconds(REACH_MS)}`,
      measured: `p50 ${milliseconds(median(all))}, p95 ${milliseconds(percentile(all, 0.95))}`,
      limit: `slowest ${milliseconds(worst!.ms)} (${decodeURIComponent(worst!.query)})`,
      held: worst!.ms <= REACH_MS,
    })
    const tooSlow = [worst!, ...remaining].filter(({ ms }) => ms > REACH_MS)
    if (tooSlow.length > 0)
      notes.push(
        `Slower than ${REACH_MS} ms in \`${path}\`: ${tooSlow.map(({ query: what, ms }) => `${decodeURIComponent(what)} ${milliseconds(ms)}`).join(', ')}.`,
      )
  }
  const durations: number[] = []
  for (const q of DESK) durations.push(...(await times(product, `/admin/search?q=${encodeURIComponent(q)}`)))
  const late = Math.max(...durations)
  rows.push({
    what: `search of the desk, ${DESK.length} things a caller says, over ${EACH} people and ${2 * EACH} reservations`,
    reach: `each ≤ ${milliseconds(REACH_MS)}`,
    measured: `p50 ${milliseconds(median(durations))}, p95 ${milliseconds(percentile(durations, 0.95))}`,
    limit: `slowest ${milliseconds(late)}`,
    held: late <= REACH_MS,
  })
  const range = `from=${dayAgo(365)}&until=${dayAgo(0)}`
  for (const [name, path] of [
    ['a year of the market, by month, with states and the best', `/admin/analytics?${range}`],
    ['a year by host', `/admin/analytics/breakdown?${range}&by=host`],
    ['a year by department', `/admin/analytics/breakdown?${range}&by=department`],
    ['the overview of the dashboard', '/admin/overview'],
  ]) {
    const duration = await times(product, path!)
    rows.push({
      what: `figures: ${name}, over ${2 * EACH} reservations`,
      reach: `≤ ${milliseconds(REACH_FIGURES_MS)}`,
      measured: milliseconds(median(duration)),
      limit: '',
      held: median(duration) <= REACH_FIGURES_MS,
    })
  }
  return { rows, notes, broken: failures }
}
