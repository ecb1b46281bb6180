// Many bookings for one date while others load pages: the pool is small, so one must not starve the other.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { pool } from '#platform/database/pool.ts'
import { BookingLog, book, createMarket, eachAtOnce, load, type Market } from './market.ts'
import { nodeOn, type Product } from './product.ts'
import { timeLimit, times } from './scale.ts'

const POOL = 4
const CONCURRENCY = 8 * POOL
/** Above what the product lets anybody wait, however busy the machine: whoever is not answered by then was forgotten. */
const MAX_ANSWER_MS = 60_000

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

/** One burst of bookings with uncached pages beside them: everybody is answered. */
async function burst(product: Product, bookingLog: BookingLog, round: number): Promise<void> {
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
    Array.from({ length: 2 * CONCURRENCY }, (_, n) => n),
    CONCURRENCY,
    (n) => (n % 3 === 2 ? page(n) : bookingLog.book(product.address, market.nextBooking())),
  )
}

test.each(['off', 'on'] as const)(
  'bursts of bookings with pages beside them, limits %s: it recovers',
  async (limits) => {
    const product = await start(limits)
    const bookingLog = new BookingLog()
    for (let round = 0; round < times(2, 25); round++) await burst(product, bookingLog, round)
    await product.ready()
    expect(bookingLog.unanswered).toEqual([])
    expect(bookingLog.odd).toBe('')
    expect(bookingLog.withoutRetryAfter).toBe(0)
    expect(bookingLog.kept.size).toBeGreaterThan(0)
    await bookingLog.hold((await start('off')).address, market)
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
      // Whoever is sent away comes again, so that the others meet a crowd for as long as they need.
      const refused: Awaited<ReturnType<typeof book>>[] = []
      const locked = load(12 * POOL, async () => {
        refused.push(await book(product.address, market.nextBooking(0)))
        await wait(100)
      })
      const pendingJobs = () =>
        pool().query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
      try {
        await expect.poll(async () => (await pendingJobs()).rowCount).toBeGreaterThan(0)
        for (let n = 0; n < 5; n++) {
          expect((await book(product.address, market.nextBooking(1)))?.status).toBe(201)
          const page = await fetch(`${product.address}/search?q=neighbour-${n}`)
          expect(page.status).toBe(200)
          await page.arrayBuffer()
        }
      } finally {
        await locked.stop()
      }
      expect(refused.length).toBeGreaterThan(0)
      for (const answer of refused) {
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
