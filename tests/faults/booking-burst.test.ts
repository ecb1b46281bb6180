// Many bookings for one date while others load pages: the pool is small, so one must not starve the other.
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { pool } from '#platform/database/pool.ts'
import { book, createMarket, eachAtOnce, type Market, Promises } from './market.ts'
import { nodeOn, type Product } from './product.ts'
import { timeLimit, times } from './scale.ts'

const POOL = 4
const AT_ONCE = 8 * POOL
const RECOVERS_WITHIN_MS = 5000
const MAX_ANSWER_MS = 15_000

const products: Product[] = []
afterAll(async () => {
  for (const product of products) await product.remove()
})
async function start(limits: 'on' | 'off'): Promise<Product> {
  const product = nodeOn(configuration().DATABASE_URL!, inject('dataDir'), {
    DATABASE_POOL: String(POOL),
    RATE_LIMITS: limits,
  })
  products.push(product)
  await product.start()
  return product
}
let market: Market
beforeAll(async () => {
  market = await createMarket()
})

/** One burst of bookings with uncached pages beside them. @returns the longest wait for an answer in milliseconds */
async function burst(product: Product, promises: Promises, round: number): Promise<number> {
  let longest = 0
  const page = async (n: number) => {
    const { cookie } = market.visitors[n % 3]!
    const answer = await fetch(`${product.address}/search?q=${round}-${n}`, {
      headers: { cookie },
      signal: AbortSignal.timeout(MAX_ANSWER_MS),
    })
    const text = await answer.text()
    expect([200, 429, 503], `${text.slice(-400)}\n${product.errors().slice(-5).join('\n')}`).toContain(answer.status)
  }
  await eachAtOnce(
    Array.from({ length: 2 * AT_ONCE }, (_, n) => n),
    AT_ONCE,
    async (n) => {
      const startedAt = performance.now()
      await (n % 3 === 2 ? page(n) : promises.book(product.address, market.nextBooking()))
      longest = Math.max(longest, performance.now() - startedAt)
    },
  )
  return longest
}

test.each(['off', 'on'] as const)(
  'bursts of bookings with pages beside them, limits %s: it recovers',
  async (limits) => {
    const product = await start(limits)
    const promises = new Promises()
    for (let round = 0; round < times(2, 25); round++)
      expect(await burst(product, promises, round)).toBeLessThan(MAX_ANSWER_MS)
    await product.ready(RECOVERS_WITHIN_MS)
    expect(promises.unanswered).toEqual([])
    expect(promises.odd).toBe('')
    expect(promises.withoutRetryAfter).toBe(0)
    expect(promises.kept.size).toBeGreaterThan(0)
    await promises.hold((await start('off')).address, market)
    expect(await product.end('SIGTERM')).toBe(0)
  },
  timeLimit(120, 900),
)

test(
  'a row that somebody locks slows its date only',
  async () => {
    const product = await start('off')
    // Not from a pool, whose idle time-out would end this long transaction on a busy machine.
    const client = new pg.Client(configuration().DATABASE_URL)
    await client.connect()
    try {
      await client.query('begin')
      await client.query('select 1 from available_dates where id = $1 for update', [market.experience.dateIds[0]])
      const locked = Array.from({ length: 12 * POOL }, () => book(product.address, market.nextBooking(0)))
      const pendingJobs = () =>
        pool().query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
      await expect.poll(async () => (await pendingJobs()).rowCount).toBeGreaterThan(0)
      for (let n = 0; n < 5; n++) {
        const startedAt = performance.now()
        expect((await book(product.address, market.nextBooking(1)))?.status).toBe(201)
        const page = await fetch(`${product.address}/search?q=neighbour-${n}`)
        expect(page.status).toBe(200)
        await page.arrayBuffer()
        expect(performance.now() - startedAt).toBeLessThan(3000)
      }
      for (const answer of await Promise.all(locked)) {
        expect(answer?.status).toBe(503)
        expect(Number(answer?.retryAfter)).toBeGreaterThan(0)
      }
    } finally {
      await client.end()
    }
    expect((await book(product.address, market.nextBooking(0)))?.status).toBe(201)
  },
  timeLimit(60, 60),
)
