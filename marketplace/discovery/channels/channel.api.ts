import type { Serve } from '#marketplace/slice.ts'
import { appUrl } from '#platform/configuration.ts'
import { csvFile } from '#platform/http/response/csv.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { memoizeTtl } from '#platform/memoize-ttl.ts'
import { HOUR_MS, MINUTE_S } from '#platform/units.ts'
import type * as contract from './channel.contract.ts'
import { channelProducts, countChannelProducts } from './channel.data.ts'
import { type ChannelProduct, googleProduct, META_COLUMNS, metaRow } from './channel.rules.ts'

const SHARD = 1000
/** Rows per query. */
const PAGE = 500
/** Crawlers read the feeds every few hours, so an answer may be cached for two minutes. */
const SECONDS = 2 * MINUTE_S
const headers = () => new Headers({ 'cache-control': `public, max-age=${SECONDS}` })

type Shard = { products: ReturnType<typeof googleProduct>[]; shards: number }
const shards = memoizeTtl<Shard>({ seconds: SECONDS, maxEntries: 12, shouldCache: () => true })
const files = memoizeTtl<string>({ seconds: SECONDS, maxEntries: 1, shouldCache: () => true })

/** Every product by id, page by page. */
async function* everyProduct(now: Date): AsyncGenerator<ChannelProduct> {
  for (let after: string | null = null; ; ) {
    const page: ChannelProduct[] = await channelProducts({ after }, PAGE, now)
    yield* page
    if (page.length < PAGE) return
    after = page.at(-1)!.id
  }
}

async function shardOf(shard: number, now: Date): Promise<Shard> {
  const total = await countChannelProducts()
  const products: Shard['products'] = []
  let at = 0
  for await (const product of everyProduct(now)) {
    if (at >= (shard + 1) * SHARD) break
    if (at++ >= shard * SHARD) products.push(googleProduct(product, appUrl()))
  }
  return { products, shards: Math.max(1, Math.ceil(total / SHARD)) }
}

export const google: Serve<typeof contract.google> = async ({ query: { shard }, now }) => {
  const { products, shards: total } = await shards(String(shard), () => shardOf(shard, now))
  return new WithHeaders(
    {
      feed_metadata: {
        shard_id: shard,
        total_shards_count: total,
        nonce: Math.floor(now.getTime() / HOUR_MS),
        processing_instruction: 'PROCESS_AS_SNAPSHOT' as const,
      },
      products,
    },
    headers(),
  )
}

export const meta: Serve<typeof contract.meta> = async ({ now }) => {
  const file = await files('meta', async () => {
    const rows: string[][] = []
    for await (const product of everyProduct(now)) {
      const row = metaRow(product, appUrl())
      if (row) rows.push(row)
    }
    return csvFile(META_COLUMNS, rows)
  })
  return new WithHeaders(file, headers())
}
