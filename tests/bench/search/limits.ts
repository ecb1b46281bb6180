// What the limits cost: the search API with limits on, asked from many addresses, beside the same product without them.
import { type Product, startProduct, untilCatalogue } from '../harness/product.ts'
import { type Findings, ratio } from '../harness/report.ts'
import { alternate, CONCURRENCY, describeMeasured, describeRatios } from '../harness/rounds.ts'
import { DATA_DIR, LISTED } from '../worlds/databases.ts'
import { searchSide } from './search.ts'

const ADDRESSES = 60_000
/** 10.0.0.1, 10.0.0.2 …: what a proxy in front would say. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** A row for searches with limits. */
export async function measureLimits(product: Product, databaseUrl: string): Promise<Findings> {
  await untilCatalogue(product)
  const limited = await startProduct(databaseUrl, DATA_DIR, { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
  try {
    await untilCatalogue(limited)
    const { asks, ...side } = searchSide(limited, 'search with limits')
    let index = 0
    const fromMany = (round: number) =>
      asks(round).map((request) => ({
        ...request,
        headers: { ...request.headers, 'x-forwarded-for': addressOf(1 + (index++ % ADDRESSES)) },
      }))
    const measured = await alternate({ ...side, asks: fromMany }, searchSide(product, 'search without limits'))
    const { first, second } = measured
    return {
      rows: [
        {
          what: `search API with limits on, from ${ADDRESSES / 1000},000 addresses, of ${LISTED}, ${CONCURRENCY} at once`,
          reach: 'reported',
          measured: `${ratio(measured.wall)} of without (${describeMeasured(first)})`,
          limit: `without: ${describeMeasured(second)}; ${describeRatios(measured)}`,
          held: null,
        },
      ],
      notes: [
        'Limits: every request is counted for its address in memory, and by the limit of the endpoint in the database, which all nodes share: one statement for each. None was refused.',
      ],
    }
  } finally {
    await limited.stop()
  }
}
