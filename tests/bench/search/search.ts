// The search API over the catalogue in memory, no two searches alike: of 100,000 experiences, and of ten times as many.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expectCatalogue, type Product, residentBytes, startProduct, untilCatalogue } from '../harness/product.ts'
import { type Findings, milliseconds, ratio } from '../harness/report.ts'
import {
  alternate,
  besideBare,
  CONCURRENCY,
  describeBare,
  describeMeasured,
  describeRatios,
  type Side,
} from '../harness/rounds.ts'
import { ask, DATA_DIR, LISTED, SYNTHETIC, tenthOf } from '../worlds/databases.ts'
import { variedSearches } from '../worlds/searches.ts'

const MAX_P99_MS = 20
const MAX_COST = 1.5
const MAX_MEGABYTES = 600
/** More than any round can use; four rounds fit into the searches that differ. */
const PER_ROUND = 10_000

const headers = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Searches of the API, no two alike. */
export function searchSide(product: Pick<Product, 'port' | 'pid'>, label: string): Side & { sample: { path: string } } {
  const searches = variedSearches(new Date())
  const requestOf = (n: number) => ({ method: 'GET', path: `/api/experiences?${searches(n)}`, headers })
  const requests = (round: number) => Array.from({ length: PER_ROUND }, (_, n) => requestOf(round * PER_ROUND + n))
  return { port: product.port, pid: product.pid, what: label, asks: requests, sample: requestOf(0) }
}

/** A row for searches of 100,000. */
export async function measureSearch(product: Product): Promise<Findings> {
  const built = await untilCatalogue(product)
  const { sample, ...side } = searchSide(product, 'search')
  const measured = await besideBare(side, sample)
  await expectCatalogue(product)
  const { first } = measured
  return {
    rows: [
      {
        what: `search API, other filters each time, of ${LISTED}, ${CONCURRENCY} at once`,
        reach: `p99 ≤ ${milliseconds(MAX_P99_MS)}`,
        measured: describeMeasured(first),
        limit: describeBare(measured),
        held: first.p99 <= MAX_P99_MS,
      },
    ],
    notes: [
      `Search: ${first.answered} searches of 12 kinds within 42,018 pairs of price bounds; the catalogue in memory answered (checked before and after), ${built.toFixed(1)} s after the first look. Nothing of an answer is kept; cards that an earlier answer showed are.`,
    ],
  }
}

/** Bytes that the catalogue of a database takes in a process of its own. */
async function catalogueBytes(databaseUrl: string): Promise<{ rows: number; bytes: number; ms: number }> {
  const child = fork(new URL('../harness/catalogue-size.ts', import.meta.url), [databaseUrl], {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
  })
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the catalogue could not be weighed'))),
  ])
  return message as { rows: number; bytes: number; ms: number }
}

/** Rows for searches of a million, beside those of 100,000 in the same rounds, and for what its catalogue weighs. */
export async function measureMillion(product: Product, databaseUrl: string): Promise<Findings> {
  const built = await untilCatalogue(product)
  const smaller = await startProduct(tenthOf(databaseUrl), DATA_DIR)
  try {
    await untilCatalogue(smaller)
    const measured = await alternate(searchSide(product, 'a million'), searchSide(smaller, '100,000'))
    await expectCatalogue(product)
    const memory = residentBytes(product.pid)
    const { first, second, wall, whole } = measured
    const { rows: listed, bytes, ms } = await catalogueBytes(databaseUrl)
    const megabytes = bytes / 1e6
    const [of] = await ask<{ all: string }>(databaseUrl, 'select count(*) as all from experiences')
    const listings = `${new Intl.NumberFormat('en-US').format(10 * SYNTHETIC)} listings`
    const cost = Math.max(1 / wall, 1 / whole)
    return {
      rows: [
        {
          what: `search API, other filters each time, of ${listings}, ${CONCURRENCY} at once`,
          reach: `p99 ≤ ${milliseconds(MAX_P99_MS)}`,
          measured: describeMeasured(first),
          limit: `of ${LISTED}: ${describeMeasured(second)}`,
          held: first.p99 <= MAX_P99_MS,
        },
        {
          what: 'what ten times as many cost',
          reach: `≤ ${MAX_COST} ×`,
          measured: `${ratio(cost)} ×`,
          limit: describeRatios(measured),
          held: cost <= MAX_COST,
        },
        {
          what: `memory of the catalogue of ${listings}`,
          reach: `≤ ${MAX_MEGABYTES} MB`,
          measured: `${Math.round(megabytes)} MB`,
          limit: `${Math.round(bytes / listed)} bytes each of ${listed} that are published`,
          held: megabytes <= MAX_MEGABYTES,
        },
      ],
      notes: [
        `A million: ${of!.all} experiences, nine of ten a copy of another with a place, dates and an instant of its own. The catalogue answered ${built.toFixed(1)} s after the first look; alone it is built in ${(ms / 1000).toFixed(1)} s. The process held ${memory ? Math.round(memory / 1e6) : '?'} MB after the searches, with everything else.`,
      ],
    }
  } finally {
    await smaller.stop()
  }
}
