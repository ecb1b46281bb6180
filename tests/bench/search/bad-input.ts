// What nobody means to ask: each gets a clear answer, and no more work than that.
import { oneByOne } from '../harness/one-by-one.ts'
import { type Product, untilCatalogue } from '../harness/product.ts'
import { type Findings, median, milliseconds } from '../harness/report.ts'
import { LISTED } from '../worlds/databases.ts'

const MAX_MS = 5
const TIMES = 60
/** node:http reads 16 KiB of request head. */
const MAX_HEAD = 16_000

type Case = { label: string; path: (n: number) => string; status: number; message?: RegExp }

const api = (query: string) => `/api/experiences?${query}`
const repeat = (count: number, pair: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => pair(n)).join('&')
const fitting = (pair: string) => Math.floor(MAX_HEAD / (pair.length + 1))

/** A cursor of the last page there is: its end is asked for what follows. */
async function afterTheEnd({ address }: Product): Promise<string> {
  let query = 'sort=price-desc&maxPrice=5'
  for (let page = 0; page < 500; page++) {
    const answer = await fetch(address + api(query))
    const { next } = (await answer.json()) as { next: string | null }
    if (!next) return query
    query = `sort=price-desc&maxPrice=5&after=${encodeURIComponent(next)}`
  }
  return query
}

const casesOf = (end: string): Case[] => [
  { label: 'a price out of range', path: (n) => api(`minPrice=${-1 - n}`), status: 422, message: /minPrice/ },
  { label: 'a price that is no number', path: (n) => api(`maxPrice=barato${n}`), status: 422, message: /maxPrice/ },
  { label: 'an order there is not', path: (n) => api(`sort=x${n}`), status: 422, message: /sort/ },
  { label: 'a day there is not', path: () => api('from=2026-02-30'), status: 422, message: /from/ },
  { label: 'an unknown category', path: (n) => api(`category=nada${n}`), status: 200, message: /"items":\[\]/ },
  { label: 'an unknown place', path: (n) => api(`location=ninguna${n}`), status: 200, message: /"items":\[\]/ },
  {
    label: 'the whole world',
    path: (n) => `/api/experiences/pins?area=-180,-90,180,${89 + n / 1000}&q=nada${n}x`,
    status: 200,
  },
  { label: 'a box without an inside', path: () => '/api/experiences/pins?area=10,10,5,5&q=nadax', status: 200 },
  { label: 'no box', path: (n) => `/api/experiences/pins?area=${n},north`, status: 422, message: /area/ },
  { label: 'the last page', path: () => api(end), status: 200, message: /"next":null/ },
  { label: 'a made up cursor', path: (n) => api(`after=WyJ${n}`), status: 422 },
  {
    label: 'an id that is none',
    path: (n) => `/api/experiences/no-uuid-${n}`,
    status: 404,
    message: /EXPERIENCE_ID_INVALID/,
  },
  {
    label: 'an experience there is not',
    path: (n) => `/api/experiences/00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    status: 404,
  },
  { label: 'an endpoint there is not', path: (n) => `/api/nothing-${n}`, status: 404 },
  {
    label: 'as many values as fit',
    path: () => api(repeat(fitting('amenity=W'), () => 'amenity=W')),
    status: 422,
    message: /amenity/,
  },
  {
    label: 'as many parameters as fit',
    path: () => api(repeat(fitting('p0000=1'), (n) => `p${n}=1`)),
    status: 200,
  },
  { label: '10,000 parameters', path: () => api(repeat(10_000, (n) => `p${n}=1`)), status: 431 },
  { label: '10,000 parameters of a page', path: () => `/search?${repeat(10_000, (n) => `p${n}=1`)}`, status: 431 },
]

export async function measureBadInput(product: Product): Promise<Findings> {
  await untilCatalogue(product)
  const results: { label: string; p50: number; p99: number; worst: number; status: number }[] = []
  const failures: string[] = []
  for (const { label: what, path, status, message } of casesOf(await afterTheEnd(product))) {
    const { answers, ...times } = await oneByOne(
      product.port,
      Array.from({ length: TIMES }, (_, n) => path(n)),
    )
    const mismatch = answers.find((answer) => answer.status !== status || (message && !message.test(answer.body)))
    if (mismatch) failures.push(`${what} answered ${mismatch.status} ${mismatch.body.slice(0, 300)}`)
    results.push({ label: what, status, ...times })
  }
  const slowest = results.toSorted((a, b) => b.p50 - a.p50)
  const worst = Math.max(...results.map((result) => result.worst))
  const list = slowest
    .map(({ label, status, p50, p99 }) => `${label} ${status} ${milliseconds(p50)} (p99 ${milliseconds(p99)})`)
    .join(', ')
  return {
    rows: [
      {
        what: `bad input, ${results.length} kinds, over ${LISTED}: the slowest kind`,
        reach: `clear, ≤ ${milliseconds(MAX_MS)} each`,
        measured: `p50 ${milliseconds(slowest[0]!.p50)}, p99 ${milliseconds(Math.max(...results.map((result) => result.p99)))}, worst ${milliseconds(worst)}`,
        limit: `${milliseconds(median(results.map((result) => result.p50)))} the kind in the middle`,
        held: failures.length === 0 && slowest[0]!.p50 <= MAX_MS,
      },
    ],
    notes: [`Bad input, ${TIMES} of each kind one after another: ${list}.`],
    broken: failures,
  }
}
