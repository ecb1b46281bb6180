// The map with the whole country in view: its points over the wire, and how long the answer takes.
import { oneByOne } from '../harness/one-by-one.ts'
import { expectCatalogue, type Product, processorSeconds, untilCatalogue } from '../harness/product.ts'
import { type Findings, kilobytes, milliseconds } from '../harness/report.ts'
import { LISTED } from '../worlds/databases.ts'

const MAX_MS = 10
const MAX_BYTES = 30_000
const TIMES = 300
/** The country with a margin that differs each time, so that no two views are alike. */
const viewOf = (n: number) =>
  [-90.2 - n / 10_000, 13.1 - n / 10_000, -87.6 + n / 10_000, 14.5 + n / 10_000]
    .map((degrees) => degrees.toFixed(4))
    .join()
const SORTS = ['newest', 'price-asc', 'price-desc', 'rating']

export async function measureMapView(product: Product): Promise<Findings> {
  await untilCatalogue(product)
  const paths = Array.from(
    { length: TIMES },
    (_, n) => `/api/experiences/pins?area=${viewOf(n)}&sort=${SORTS[n % SORTS.length]}`,
  )
  const before = processorSeconds(product.pid) ?? Number.NaN
  const { p50, p99, worst, answers } = await oneByOne(product.port, paths, { headers: { 'accept-encoding': 'gzip' } })
  const work = (((processorSeconds(product.pid) ?? Number.NaN) - before) * 1000) / TIMES
  await expectCatalogue(product)
  const failed = answers.find(({ status }) => status !== 200)
  if (failed) throw new Error(`the points of the map answered ${failed.status}`)
  const heaviest = Math.max(...answers.map(({ bytes }) => bytes))
  const plain = JSON.parse((await oneByOne(product.port, [paths[0]!])).answers[0]!.body) as {
    pins: unknown[]
    total: number
    totalIsMore: boolean
  }
  return {
    rows: [
      {
        what: `points of the map, all of ${LISTED} in view`,
        reach: `≤ ${milliseconds(MAX_MS)} and ≤ ${kilobytes(MAX_BYTES)}`,
        measured: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}, worst ${milliseconds(worst)}; ${kilobytes(heaviest)}; ${milliseconds(work)} of processor`,
        limit: '',
        held: p50 <= MAX_MS && heaviest <= MAX_BYTES,
      },
    ],
    notes: [
      `Map: ${TIMES} views one after another, no two alike, in four orders; ${plain.pins.length} points of “${plain.totalIsMore ? 'more than ' : ''}${plain.total}” in each answer, compressed as browsers ask. The median counts, and the heaviest answer.`,
    ],
  }
}
