// Clients disconnect: their work is dropped, and nothing else may suffer.
import { request } from 'node:http'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { pool } from '#platform/database/pool.ts'
import { createMarket, eachAtOnce, type Market, type Visitor } from './market.ts'
import { nodeOn, type Product } from './product.ts'
import { timeLimit, times } from './scale.ts'

const CONCURRENCY = 12
const LATEST_LEAVE_MS = 400

let product: Product
let market: Market
beforeAll(async () => {
  product = nodeOn(configuration().DATABASE_URL!, inject('dataDir'))
  await product.start()
  market = await createMarket({ travelers: 4 })
})
afterAll(() => product.remove())

const everybody = (n: number) => [
  '/',
  `/search?q=${n}`,
  `/experience/${market.experience.id}?n=${n}`,
  '/api/experiences?pageSize=24',
  '/api/openapi.json',
]
const paths: Record<Visitor['role'], (n: number) => string[]> = {
  anonymous: everybody,
  traveler: (n) => [
    ...everybody(n),
    '/profile/reservations',
    `/booking/${market.experience.id}`,
    '/profile/favorites',
    '/api/bookings',
    '/api/notices/events',
  ],
  host: (n) => [
    '/host/dashboard',
    `/host/dashboard?tab=reservations&n=${n}`,
    '/api/host/bookings',
    '/api/notices/events',
  ],
  admin: (n) => ['/admin', '/admin/bookings', `/admin/users?q=${n}`, '/api/admin/bookings'],
}

/** Requests a page and disconnects after some milliseconds. */
const leave = (path: string, cookie: string, afterMs: number) =>
  new Promise<void>((resolve) => {
    const outgoing = request(`${product.address}${path}`, {
      headers: { cookie, accept: 'text/html,application/json' },
      agent: false,
    })
    outgoing.on('response', (answer) => answer.on('error', () => {}).resume())
    outgoing.on('error', () => {})
    outgoing.on('close', () => resolve())
    setTimeout(() => outgoing.destroy(), afterMs)
    outgoing.end()
  })

test(
  'visitors who leave at any moment stop nothing, log no error and hold no connection',
  async () => {
    const visits = Array.from({ length: times(300, 5000) }, (_, n) => {
      const visitor = market.visitors[n % market.visitors.length]!
      const choices = paths[visitor.role](n)
      return {
        cookie: visitor.cookie,
        path: choices[Math.floor(n / market.visitors.length) % choices.length]!,
        afterMs: Math.random() * LATEST_LEAVE_MS,
      }
    })
    await eachAtOnce(visits, CONCURRENCY, ({ path, cookie, afterMs }) => leave(path, cookie, afterMs))
    expect(product.alive, product.output.slice(-20).join('\n')).toBe(true)
    await product.ready(5000)
    expect(product.errors().slice(0, 5)).toEqual([])
    const activeQueries = () =>
      pool().query<{ held: number }>(`select count(*)::int as held from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and (state like 'idle in transaction%' or state = 'active' and query not like 'listen%')`)
    await expect.poll(async () => (await activeQueries()).rows[0]!.held).toBe(0)
  },
  timeLimit(90, 900),
)
