// Two nodes behind a load balancer that checks readiness: each is replaced in turn, and no request may fail.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { balance } from '../support/servers/balancer.ts'
import { BookingLog, createMarket, load, type Market } from './market.ts'
import { nodeOn, type Product } from './product.ts'
import { timeLimit, times } from './scale.ts'

const CONCURRENCY = 8

const nodes: Product[] = []
let market: Market
beforeAll(async () => {
  for (let n = 0; n < 2; n++) {
    const node = nodeOn(configuration().DATABASE_URL!, inject('dataDir'))
    nodes.push(node)
    await node.start()
  }
  market = await createMarket({ travelers: times(40, 1500), dates: times(10, 40) })
})
afterAll(async () => {
  for (const node of nodes) await node.remove()
})

test(
  'a rolling restart under load loses no request',
  async () => {
    const balancer = balance(nodes)
    const bookingLog = new BookingLog()
    const failed: string[] = []
    const bookings = load(CONCURRENCY / 2, async () => {
      const { address } = await balancer.next()
      await bookingLog.book(address, market.nextBooking())
    })
    let turn = 0
    const pages = load(CONCURRENCY / 2, async () => {
      const { address } = await balancer.next()
      // A page that is computed, one that memory has, and a call.
      const path = [`/search?q=${Math.random()}`, '/faq', '/api/home'][turn++ % 3]!
      const answer = await fetch(`${address}${path}`).catch((error: Error) =>
        failed.push(`${path} ${error.cause ?? error}`),
      )
      if (!(answer instanceof Response)) return
      const text = await answer.text().catch((error: Error) => void failed.push(`${path} body: ${error.message}`))
      if (answer.status !== 200) failed.push(`${path} ${answer.status} ${text?.slice(0, 300)}`)
    })
    for (let round = 0; round < times(1, 10); round++)
      for (const node of nodes) {
        await wait(500)
        expect(await node.end('SIGTERM')).toBe(0)
        await node.start()
        await expect.poll(() => balancer.isReady(node)).toBe(true)
      }
    await Promise.all([bookings.stop(), pages.stop()])
    balancer.stop()
    expect(failed).toEqual([])
    expect(bookingLog.unanswered).toEqual([])
    expect([...bookingLog.statuses.keys()]).toEqual([201])
    await bookingLog.hold(nodes[0]!.address, market)
  },
  timeLimit(120, 1800),
)
