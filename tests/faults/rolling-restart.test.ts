// Two nodes behind a load balancer that checks readiness: each is replaced in turn, and no request may fail.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { createMarket, load, type Market, Promises } from './market.ts'
import { nodeOn, type Product } from './product.ts'
import { timeLimit, times } from './scale.ts'

const PROBE_EVERY_MS = 250
const AT_ONCE = 8
const FALLS_AFTER = 3

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

/**
 * A load balancer: a node that is not ready or refuses the connection gets no requests at once, one that is late after three
 * checks. While none is ready, requests wait.
 */
function balancer() {
  const ready = new Set(nodes)
  const late = new Map<Product, number>()
  const missed = (node: Product, { cause }: { cause?: { code?: string } }) => {
    const times = cause?.code === 'ECONNREFUSED' ? FALLS_AFTER : (late.get(node) ?? 0) + 1
    late.set(node, times)
    if (times >= FALLS_AFTER) ready.delete(node)
  }
  const probe = (node: Product) =>
    fetch(`${node.address}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      async (answer) => {
        await answer.body?.cancel()
        late.delete(node)
        if (answer.ok) ready.add(node)
        else ready.delete(node)
      },
      (error) => missed(node, error),
    )
  const probes = setInterval(() => {
    for (const node of nodes) void probe(node)
  }, PROBE_EVERY_MS)
  let turn = 0
  return {
    next: async () => {
      while (ready.size === 0) await wait(PROBE_EVERY_MS)
      return [...ready][turn++ % ready.size]!
    },
    /** Resolves when the balancer has seen that a node is ready; only then the next one may be stopped. */
    knows: (node: Product) => expect.poll(() => ready.has(node)).toBe(true),
    stop: () => clearInterval(probes),
  }
}

test(
  'a rolling restart under load loses no request',
  async () => {
    const balance = balancer()
    const promises = new Promises()
    const failed: string[] = []
    const bookings = load(AT_ONCE / 2, async () => {
      const { address } = await balance.next()
      await promises.book(address, market.nextBooking())
    })
    const pages = load(AT_ONCE / 2, async () => {
      const { address } = await balance.next()
      const answer = await fetch(`${address}/search?q=${Math.random()}`).catch((error: Error) =>
        failed.push(String(error.cause ?? error)),
      )
      if (!(answer instanceof Response)) return
      if (answer.status !== 200) failed.push(`${answer.status}`)
      await answer.arrayBuffer().catch((error: Error) => failed.push(`body: ${error.message}`))
    })
    for (let round = 0; round < times(1, 10); round++)
      for (const node of nodes) {
        await wait(500)
        expect(await node.end('SIGTERM')).toBe(0)
        await node.start()
        await balance.knows(node)
      }
    await Promise.all([bookings.stop(), pages.stop()])
    balance.stop()
    expect(failed).toEqual([])
    expect(promises.unanswered).toEqual([])
    expect([...promises.statuses.keys()]).toEqual([201])
    await promises.hold(nodes[0]!.address, market)
  },
  timeLimit(120, 1800),
)
